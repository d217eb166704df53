package tabuleiro.games.blokus;

import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.blokus.rules.BlokusHand;
import tabuleiro.games.blokus.rules.BlokusPuzzle;

/**
 * A lower bound of the pieces still to lay until enough cells are filled: the fewest that the hand,
 * the room on the board and the way to the first piece of four squares allow, found among all
 * numbers of pieces of four squares and of pieces a.
 *
 * <pre>
 *   4 · fours + singles  ≥  cells to fill
 *   fours    ≤  pieces b and c in hand
 *   singles  ≤  pieces a in hand
 *   singles  ≥  pieces a that must come before any piece of four squares fits, if fours > 0
 *   14 · fours                ≤  room for pieces of four squares   in halves of points,
 *   14 · fours + 4 · singles  ≤  room for all                      see {@link BlokusReach}
 * </pre>
 *
 * <p>Every real way to the goal obeys these lines, so the bound is admissible. Numbers that obey
 * them after a move obey them before it with that move added, so the bound falls by at most 1 with
 * each move: it is consistent. That includes “never”.
 *
 * <p>For goals that also ask for nothing to be playable, it is 1 where enough cells are filled but
 * something can be laid. Not thread-safe, because of the {@link BlokusReach} it keeps.
 */
final class BlokusFillBound {
  private final BlokusReach reach = new BlokusReach();

  /** The bound of a state. */
  int fewest(BlokusPuzzle state) {
    int missing = state.target() - state.filled();
    if (missing > 0) {
      return missing > BlokusHand.squares(state.hand()) ? Heuristic.NEVER : fill(state, missing);
    }
    return state.isSolved() ? 0 : 1;
  }

  private int fill(BlokusPuzzle state, int missing) {
    reach.flood(state);
    int room = reach.room();
    int mostSingles = state.piecesLeft(0);
    int mostFours =
        Math.min(
            state.piecesLeft(1) + state.piecesLeft(2),
            Math.min((missing + 3) / 4, reach.roomForFours() / BlokusReach.FOUR));
    int fewest = Heuristic.NEVER;
    for (int fours = 0; fours <= mostFours; fours++) {
      int singles = Math.max(fours == 0 ? 0 : reach.singlesFirst(), missing - 4 * fours);
      if (singles <= mostSingles
          && BlokusReach.FOUR * fours + BlokusReach.SINGLE * singles <= room) {
        fewest = Math.min(fewest, fours + singles);
      }
    }
    return fewest;
  }
}
