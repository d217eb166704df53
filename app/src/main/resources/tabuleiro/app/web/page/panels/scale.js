/** How much points weigh in a game: what is a slip in one is a whole game in another. */

const POINTS = {blokus: 110, quatro: 2, cavalo: 2500};

/** About how many points there are to win. */
function total(game) {
  const {rows, columns} = game.picture;
  return game.world === 'dots' ? rows * columns : (POINTS[game.world] ?? 20);
}

/** A value as a share from 0, lost, to 1, won, seen from the first player. */
export function share(game, value) {
  return 0.5 + 0.5 * Math.tanh((3 * value) / total(game));
}

/** The mark of a move that lost so many points: ?? from a tenth of all, ? from a twenty-fifth. */
export function mark(game, loss) {
  const all = total(game);
  if (loss >= Math.max(2, all / 10)) {
    return '??';
  }
  return loss >= Math.max(1, all / 25) ? '?' : '';
}
