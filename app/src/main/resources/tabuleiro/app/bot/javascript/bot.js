// A bot for any game of Tabuleiro: it plays a random legal move.
const lines = require('readline').createInterface({ input: process.stdin });

let seed = 0; // the referee sets it, so that games can be repeated
let position = '';
let legal = [];

/**
 * WRITE YOUR BOT HERE. Return one of the moves in `legal`, within `millis` milliseconds.
 * @param position the whole position as text, one Lisp list
 * @param legal every legal move as text, at least one
 */
function choose(position, legal, millis) {
  let hash = seed;
  for (const letter of position) hash = (31 * hash + letter.codePointAt(0)) % 1000003;
  return legal[hash % legal.length];
}

/** Divides "a (h 1 2) b" into "a", "(h 1 2)" and "b". */
function splitMoves(text) {
  const moves = [];
  let depth = 0;
  for (const word of text.split(/\s+/)) {
    if (depth === 0) moves.push(word);
    else moves[moves.length - 1] += ' ' + word;
    depth += word.split('(').length - word.split(')').length;
  }
  return moves;
}

/** The time for this move: given as movetime, or a small part of the shorter clock. */
function thinkingTime(words) {
  const number = (name, otherwise) =>
    words.includes(name) ? Number(words[words.indexOf(name) + 1]) : otherwise;
  const clock = Math.min(number('p1time', 30000), number('p2time', 30000));
  return number('movetime', Math.floor(clock / 30));
}

function answer(line) {
  const words = line.trim().split(/\s+/);
  const rest = line.trim().slice(words[0].length).trim();
  switch (words[0]) {
    case 'ugi':
      return ['id name {{name}}',
        'option name seed type spin default 0 min 0 max 2147483647', 'ugiok'];
    case 'isready': return ['readyok'];
    case 'setoption': seed = Number(words[4]) || 0; return [];
    case 'position': position = rest; return [];
    case 'legal': legal = splitMoves(rest); return [];
    case 'go': return ['bestmove ' + choose(position, legal, thinkingTime(words))];
    case 'quit': return process.exit(0);
    default: return []; // lines of later versions of the protocol are ignored
  }
}

lines.on('line', line => answer(line).forEach(text => process.stdout.write(text + '\n')));
