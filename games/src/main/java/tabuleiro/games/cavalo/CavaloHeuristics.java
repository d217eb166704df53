package tabuleiro.games.cavalo;

import java.util.List;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.cavalo.rules.CavaloJumps;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;
import tabuleiro.games.cavalo.rules.CavaloWalkBound;

/**
 * The heuristics of the puzzle. Their names are how users ask for them; the texts {@code
 * heuristic.NAME} say what they estimate. They keep nothing between two questions, so all threads
 * may share them; what {@code walks} needs is kept by the problem ({@link CavaloWalkBound}).
 */
final class CavaloHeuristics {
  /** The estimates of {@code given} are in millionths of a visit. */
  static final int MILLION = 1_000_000;

  private static final long ROW_1 = 0x3FF;
  private static final long EVEN_COLUMNS = 0x155;

  private CavaloHeuristics() {}

  /** All of them, the one to recommend first. */
  static List<Heuristic<CavaloPuzzle>> all() {
    return List.of(
        Heuristic.exactUnits("compatible", CavaloHeuristics::compatible),
        Heuristic.exactUnits("walks", state -> state.walks().visits(state)),
        new Heuristic<>("given", false, false, MILLION, CavaloHeuristics::given));
  }

  /**
   * The fewest visits that could score the points missing, as {@link CavaloVisitBound} sees it.
   *
   * <p>It is admissible: a solution of <i>k</i> visits keeps all conditions of the outlook, so the
   * best <i>k</i> visits under these conditions score enough as well. It is consistent: put the
   * number just visited in front of any <i>k</i> visits that keep the conditions after a move, and
   * you have <i>k</i> + 1 visits that keep them before it. For a jump more is allowed before; the
   * number and what it took away are no longer there after; and of the largest doubles, two fewer
   * are there if one of them was visited. So what needs <i>k</i> visits after a move needs at most
   * <i>k</i> + 1 before.
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
   * The points missing by the mean of the numbers left, as the course's statement gives it. Not
   * admissible: numbers above the mean need fewer visits. The numbers left are those on the board
   * after what the last visit took away.
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
