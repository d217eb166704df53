/** The texts of the page in the reader's language; the server reads them from message bundles. */
import {setRequestLanguage} from '/api.js';

/** The window event that follows a change of the language. */
export const LANGUAGE_CHANGE = 'tab-language-change';

let texts = {};
let boards = {};
let current = 'en';

/** The language in use. */
export function language() {
  return current;
}

/** The language of numbers and dates. */
export function locale() {
  return current === 'pt' ? 'pt-PT' : 'en-GB';
}

/** The language to start with: the one chosen before, else the browser's. */
export function preferredLanguage() {
  const chosen = localStorage.getItem('language') ?? navigator.language ?? 'en';
  return chosen.startsWith('pt') ? 'pt' : 'en';
}

/** @param loaded the response to /texts in this language */
export function setLanguage(lang, loaded) {
  ({texts, boards} = loaded);
  current = lang;
  setRequestLanguage(lang);
  document.documentElement.lang = lang === 'pt' ? 'pt-PT' : 'en';
  dispatchEvent(new Event(LANGUAGE_CHANGE));
}

/** A text by its key; {0}, {1} … are replaced by the values. */
export function t(key, ...values) {
  return fill(texts[key] ?? key, values);
}

/** A text of a world for its board; undefined if there is none with this key. */
export function boardText(world, key, ...values) {
  const text = boards[world]?.[key];
  return text === undefined ? undefined : fill(text, values);
}

/**
 * Replaces the gaps of a pattern. A gap `{0,choice,0#points|1#point|1<points}` chooses one of its
 * texts by the value, as Java's ChoiceFormat does.
 */
function fill(text, values) {
  return text.replace(/\{(\d)(?:,choice,([^}]*))?\}/g, (gap, i, choices) =>
    choices ? choose(choices, values[i]) : (values[i] ?? gap),
  );
}

/** The text of the last limit that a value reaches; the first one if it reaches none. */
function choose(choices, value) {
  const parsed = choices.split('|').map(each => each.match(/^(.*?)([#<])(.*)$/s));
  const reached = parsed.filter(([, limit, sign]) =>
    sign === '#' ? Number(value) >= Number(limit) : Number(value) > Number(limit),
  );
  return (reached.at(-1) ?? parsed[0])[3];
}

/** Number formats are slow to create, so they are kept. */
const formats = new Map();

function format(digits) {
  const key = `${current}${digits}`;
  if (!formats.has(key)) {
    const options = {minimumFractionDigits: digits, maximumFractionDigits: digits};
    formats.set(key, new Intl.NumberFormat(locale(), options));
  }
  return formats.get(key);
}

/** A number in the format of the language. */
export function number(value, digits = 0) {
  return format(digits).format(value);
}

/** A value in points with its sign; whole numbers if it is exact, and never a negative zero. */
export function points(value, isExact = false) {
  const text = number(Math.abs(value), isExact && Number.isInteger(value) ? 0 : 1);
  const isZero = !/[1-9]/.test(text);
  return isZero ? text : `${value > 0 ? '+' : '−'}${text}`;
}

/** A message with a capital letter at its beginning, unless it begins with a name such as a.lisp. */
export function capital(text) {
  return /^\p{L}+[ ,:]/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** A text with a capital letter at its beginning and a full stop at its end. */
export function sentence(text) {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
