package tabuleiro.games.cavalo;

import java.util.List;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.cavalo.rules.CavaloJumps;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;
import tabuleiro.games.cavalo.rules.CavaloWalkBound;

/**
 * The heuristics of the puzzle. Users select them by name; the texts {@code heuristic.NAME}
 * describe them. Stateless: the problem holds the data of {@code walks} ({@link CavaloWalkBound}).
 */
final class CavaloHeuristics {
  /** The unit of {@code given}: its estimates are in millionths of a visit. */
  static final int MILLION = 1_000_000;

  private static final long ROW_1 = 0x3FF;
  private static final long EVEN_COLUMNS = 0x155;

  private CavaloHeuristics() {}

  /** All heuristics, the recommended one first. */
  static List<Heuristic<CavaloPuzzle>> all() {
    return List.of(
        Heuristic.exactUnits("compatible", CavaloHeuristics::compatible),
        Heuristic.exactUnits("walks", state -> state.walks().visits(state)),
        new Heuristic<>("given", false, false, MILLION, CavaloHeuristics::given));
  }

  /**
   * The fewest visits that could score the missing points, by {@link CavaloVisitBound}.
   *
   * <p>It is admissible: a solution of <i>k</i> visits satisfies all conditions of the bound, so
   * the best <i>k</i> visits under these conditions score enough as well. It is consistent: take
   * any <i>k</i> visits that satisfy the conditions after a move and put the number just visited in
   * front. These <i>k</i> + 1 visits satisfy the conditions before the move: one more jump is
   * allowed before it, the visited number and the one it removed are gone after it, and if one of
   * the largest doubles was visited, two fewer of them are left. So what needs <i>k</i> visits
   * after a move needs at most <i>k</i> + 1 before.
   */
  private static int compatible(CavaloPuzzle state) {
    int missing = state.target() - state.points();
    if (missing <= 0) {
      return 0;
    } else if (state.isPlaced()) {
      int knight = state.knight();
      return new CavaloVisitBound(
              state, CavaloJumps.attackedLow(knight), CavaloJumps.attackedHigh(knight))
          .visits(missing);
    }
    int even = new CavaloVisitBound(state, EVEN_COLUMNS, 0).visits(missing);
    return Math.min(even, new CavaloVisitBound(state, ROW_1 & ~EVEN_COLUMNS, 0).visits(missing));
  }

  /**
   * The missing points divided by the mean of the remaining numbers, as given in the course's
   * problem statement. Not admissible: numbers above the mean need fewer visits. The remaining
   * numbers are those on the board after the removal by the last visit.
   */
  private static int given(CavaloPuzzle state) {
    int missing = state.target() - state.points();
    if (missing <= 0) {
      return 0;
    }
    int count = Long.bitCount(state.low()) + Long.bitCount(state.high());
    int sum = state.board().sum(state.low(), state.high());
    return sum == 0
        ? Heuristic.NEVER
        : (int) Math.min(Heuristic.NEVER - 1, (long) missing * count * MILLION / sum);
  }
}
