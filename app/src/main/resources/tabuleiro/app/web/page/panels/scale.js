/** Rates values and moves relative to the points that are typically at stake in a game. */

/** The typical difference between a clear loss and a clear win, in points. */
function total(game) {
  return 2 * game.typicalMargin;
}

/** The winning chances of the first player: 0 for lost, 1 for won. */
export function winningChances(game, value) {
  return 0.5 + 0.5 * Math.tanh((3 * value) / total(game));
}

/** The loss of winning chances from which a move is marked. */
const BLUNDER = 0.18;
const MISTAKE = 0.08;

/**
 * How much inexact values vary from move to move: three quarters of the moves change them by less.
 * Good moves must not be marked only because a short search is imprecise.
 */
export function noiseOf(reviews) {
  const changes = reviews
    .filter(review => review && !review.exact)
    .map(({value, bestValue}) => Math.abs(value - bestValue))
    .sort((a, b) => a - b);
  return changes[Math.floor(0.75 * changes.length)] ?? 0;
}

/**
 * The mark of a move: ?? for a blunder, ? for a mistake, empty for others. A marked move loses more
 * than a point, more than a fiftieth of the scale and, if values are inexact, more than the noise.
 */
export function mark(game, {bestValue, value, loss, exact}, noise) {
  const least = Math.max(1, total(game) / 50) + (exact ? 0 : 1.5 * noise);
  if (loss < least) {
    return '';
  }
  if (exact && Math.sign(bestValue) * Math.sign(value) < 0) {
    return '??';
  }
  const lost = Math.abs(winningChances(game, bestValue) - winningChances(game, value));
  const isOtherResult = exact && Math.sign(bestValue) !== Math.sign(value);
  return lost >= BLUNDER ? '??' : lost >= MISTAKE || isOtherResult ? '?' : '';
}
