/** The page's texts in the reader's language; they come from the program's message bundles. */
import {get, speak} from '/api.js';

let texts = {};
let boards = {};
let current = 'en';

/** The language in use. */
export function language() {
  return current;
}

/** Which language to begin with: the one chosen before, else the browser's. */
export function preferred() {
  const chosen = localStorage.getItem('language');
  const first = chosen ?? navigator.language ?? 'en';
  return first.startsWith('pt') ? 'pt' : 'en';
}

/** Loads a language and keeps the choice if a person made it. */
export async function useLanguage(lang, isChosen) {
  speak(lang);
  ({texts, boards} = await get('/texts'));
  current = lang;
  document.documentElement.lang = lang === 'pt' ? 'pt-PT' : 'en';
  if (isChosen) {
    localStorage.setItem('language', lang);
  }
}

/** A text by its key; {0}, {1} … are filled in. */
export function t(key, ...values) {
  return filled(texts[key] ?? key, values);
}

/** A text that a world brings for its board; undefined if it has none of that key. */
export function boardText(world, key, ...values) {
  const text = boards[world]?.[key];
  return text === undefined ? undefined : filled(text, values);
}

function filled(text, values) {
  return text.replace(/\{(\d)\}/g, (gap, i) => values[i] ?? gap);
}

const formats = new Map();

/** How numbers with so many digits after the point are written; making it is slow, so it is kept. */
function format(digits) {
  const key = `${current}${digits}`;
  if (!formats.has(key)) {
    const rounded = {minimumFractionDigits: digits, maximumFractionDigits: digits};
    formats.set(key, new Intl.NumberFormat(current === 'pt' ? 'pt-PT' : 'en-GB', rounded));
  }
  return formats.get(key);
}

/** A number as people of the language write it. */
export function number(value, digits = 0) {
  return format(digits).format(value);
}

/** A text of a world as a sentence: a capital at its beginning, a stop at its end. */
export function sentence(text) {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
