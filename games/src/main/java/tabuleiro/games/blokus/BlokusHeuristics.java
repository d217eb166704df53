package tabuleiro.games.blokus;

import java.util.List;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.blokus.rules.BlokusPuzzle;

/**
 * The heuristics of the puzzle.
 *
 * <ul>
 *   <li>{@code fill}: the bound of {@link BlokusFillBound}, admissible and consistent for every
 *       goal.
 *   <li>{@code quarter}: a quarter of the cells still to fill, rounded up. No piece covers more
 *       than four cells, so it is admissible and falls by at most 1 with each piece. It ignores all
 *       other parts of the goal; without a target it is 0.
 *   <li>{@code given}: the cells still to fill, as given by the course. Not admissible, since a
 *       piece may cover four cells. Negative if more cells than the target are filled.
 * </ul>
 *
 * Thread-safe.
 */
final class BlokusHeuristics {
  private BlokusHeuristics() {}

  static List<Heuristic<BlokusPuzzle>> all() {
    ThreadLocal<BlokusFillBound> fills = ThreadLocal.withInitial(BlokusFillBound::new);
    return List.of(
        Heuristic.exactUnits("fill", state -> fills.get().fewest(state)),
        Heuristic.exactUnits("quarter", state -> Math.max(0, given(state) + 3) / 4),
        new Heuristic<>("given", false, false, 1, BlokusHeuristics::given));
  }

  private static int given(BlokusPuzzle state) {
    return state.target() - state.filled();
  }
}
