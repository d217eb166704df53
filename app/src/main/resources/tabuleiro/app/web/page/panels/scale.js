/** How much points weigh in a game: what is a slip in one is a whole game in another. */

/** About how many points there are to win: from a one-sided loss to a one-sided win. */
function total(game) {
  return 2 * game.typicalMargin;
}

/** A value as a share from 0, lost, to 1, won, seen from the first player. */
export function share(game, value) {
  return 0.5 + 0.5 * Math.tanh((3 * value) / total(game));
}

/** How much of the way from lost to won a move must give away to be marked. */
const BLUNDER = 0.18;
const SLIP = 0.08;

/**
 * How far values stray from move to move where nothing is exact: three quarters of all moves change
 * them by less. A short search sees only so well, and good moves must not be blamed for it.
 */
export function strayOf(reviews) {
  const strays = reviews
    .filter(review => review && !review.exact)
    .map(({value, bestValue}) => Math.abs(value - bestValue))
    .sort((a, b) => a - b);
  return strays[Math.floor(0.75 * strays.length)] ?? 0;
}

/**
 * The mark of a move: ?? for a blunder, ? for a slip, nothing for all others. What counts is how
 * much of the game it gave away; where values are not exact, it must be clearly more than they
 * stray, and never only a point or a fiftieth of all.
 */
export function mark(game, {bestValue, value, loss, exact}, stray) {
  const least = Math.max(1, total(game) / 50) + (exact ? 0 : 1.5 * stray);
  if (loss < least) {
    return '';
  }
  if (exact && Math.sign(bestValue) * Math.sign(value) < 0) {
    return '??';
  }
  const given = Math.abs(share(game, bestValue) - share(game, value));
  const isOtherResult = exact && Math.sign(bestValue) !== Math.sign(value);
  return given >= BLUNDER ? '??' : given >= SLIP || isOtherResult ? '?' : '';
}
