package tabuleiro.games.blokus;

import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.blokus.rules.BlokusHand;
import tabuleiro.games.blokus.rules.BlokusPuzzle;

/**
 * A lower bound of the number of pieces still to lay until enough cells are filled. It is the
 * smallest number of pieces of four squares plus pieces a that satisfies these conditions:
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
 * <p>Every solution satisfies these conditions, so the bound is admissible. Numbers that satisfy
 * them after a move satisfy them before it with that move added, so the bound falls by at most 1
 * with each move: it is consistent, including the value “never”.
 *
 * <p>For goals that also require that no piece can be laid, the bound is 1 if enough cells are
 * filled but a piece can still be laid. Not thread-safe, because it reuses a {@link BlokusReach}.
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
