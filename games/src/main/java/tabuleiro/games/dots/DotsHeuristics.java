package tabuleiro.games.dots;

import java.util.List;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.dots.rules.DotsGoal;
import tabuleiro.games.dots.rules.DotsGrid;
import tabuleiro.games.dots.rules.DotsPuzzle;

/**
 * The heuristics of the puzzle.
 *
 * <ul>
 *   <li>{@code profile}: the exact cost, computed by {@link DotsProfile}. A search that breaks ties
 *       in favour of low estimates goes straight to a goal.
 *   <li>{@code half}: half of the boxes still to close, rounded up. One arc closes at most two
 *       boxes, so the heuristic is admissible, and it falls by at most 1 with each arc.
 *   <li>{@code given}: the boxes still to close, as given by the course. Not admissible, since an
 *       arc may close two boxes. Negative if more boxes than the target are closed.
 *   <li>{@code group}: the missing sides of all boxes, as used by a student group of the course. It
 *       counts an inner arc twice, and it counts boxes beyond the target.
 * </ul>
 *
 * <p>All of them return {@link Heuristic#NEVER} if the goal is out of reach because too many boxes
 * are closed or the board has too few. Thread-safe.
 */
final class DotsHeuristics {
  private DotsHeuristics() {}

  static List<Heuristic<DotsPuzzle>> all() {
    ThreadLocal<DotsProfile> profiles = ThreadLocal.withInitial(DotsProfile::new);
    return List.of(
        Heuristic.exactUnits("profile", state -> profiles.get().fewest(state)),
        Heuristic.exactUnits("half", DotsHeuristics::half),
        new Heuristic<>("given", false, false, 1, DotsHeuristics::given),
        new Heuristic<>("group", false, false, 1, DotsHeuristics::group));
  }

  /** Whether too many boxes are closed, or the target exceeds the number of boxes. */
  static boolean isHopeless(DotsPuzzle state) {
    DotsGoal goal = state.goal();
    return goal.target() > goal.grid().boxes()
        || (goal.exactly() && state.closed() > goal.target());
  }

  private static int half(DotsPuzzle state) {
    return isHopeless(state)
        ? Heuristic.NEVER
        : Math.max(0, state.goal().target() - state.closed() + 1) / 2;
  }

  private static int given(DotsPuzzle state) {
    return isHopeless(state) ? Heuristic.NEVER : state.goal().target() - state.closed();
  }

  static int group(DotsPuzzle state) {
    if (isHopeless(state)) {
      return Heuristic.NEVER;
    }
    DotsGrid grid = state.goal().grid();
    int missing = 4 * grid.boxes();
    for (int box = 0; box < grid.boxes(); box++) {
      missing -= grid.sides(box, state.word0(), state.word1(), state.word2());
    }
    return missing;
  }
}
