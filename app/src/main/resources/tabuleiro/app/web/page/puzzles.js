/** Puzzles to solve: their addresses and names, and the progress kept in this browser. */
import {boardText, locale, t} from '/texts.js';

const KEY = 'puzzles';

/** The id of the puzzle of the day in addresses. */
export const DAILY = 'daily';

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {}; // The storage is disabled, or holds something else.
  }
}

/** The name under which the progress of a puzzle is kept; each day has its own. */
function keyOf(world, {id, date}) {
  return `${world}/${date ?? id}`;
}

/**
 * The progress of a puzzle: {moves, best, optimal, seen}. `moves` are those of the current attempt,
 * `best` is the best result, `optimal` whether it is the proved optimum, and `seen` whether the
 * solution was shown before the puzzle was solved.
 */
export function progressOf(world, puzzle) {
  return stored()[keyOf(world, puzzle)] ?? {};
}

export function saveProgress(world, puzzle, changes) {
  const all = stored();
  const key = keyOf(world, puzzle);
  all[key] = {...all[key], ...changes};
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage the page works, but forgets the progress.
  }
}

export function puzzlePath(world, {id, date}) {
  return `/puzzles/${world}/${date ? DAILY : encodeURIComponent(id)}`;
}

/** The id of a problem for readers: its words in the language of the page, as far as known. */
export function problemLabel(world, id) {
  return id.replace(/[a-z]+/g, word => boardText(world, `problem.${word}`) ?? word);
}

/** The name of a problem. It does not tell anything about the solution. */
export function problemName(world, id) {
  return t('puzzle.problem', problemLabel(world, id));
}

/** The name of a puzzle: a problem, or the puzzle of a day. */
export function puzzleName(world, {id, date}) {
  if (!date) {
    return problemName(world, id);
  }
  const day = new Date(`${date}T00:00:00Z`);
  const options = {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'};
  return t('puzzle.daily', new Intl.DateTimeFormat(locale(), options).format(day));
}

/** The puzzles of a world as the server sends them: that of the day first. */
export function puzzlesOf({daily, problems}) {
  return daily ? [{...daily, id: DAILY}, ...problems] : problems;
}
