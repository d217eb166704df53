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
 *   <li>{@code profile}: the exact cost, by {@link DotsProfile}; a search that prefers low
 *       estimates among equals walks straight to a goal.
 *   <li>{@code half}: half of the boxes still to close, rounded up. One arc closes at most two
 *       boxes, so it is admissible, and it falls by at most 1 with each arc.
 *   <li>{@code given}: the boxes still to close, as the course gives it. An arc may close two: not
 *       admissible, and negative where more boxes than the target are closed.
 *   <li>{@code grupo}: the sides that all boxes together still miss, as a group of the course has
 *       it. An arc inside the board counts twice, and so do boxes that nobody asks for.
 * </ul>
 *
 * All of them say {@link Heuristic#NEVER} where no way leads to the goal because too many boxes are
 * closed or the board has too few. They can be shared between threads.
 */
final class DotsHeuristics {
  private DotsHeuristics() {}

  static List<Heuristic<DotsPuzzle>> all() {
    ThreadLocal<DotsProfile> profiles = ThreadLocal.withInitial(DotsProfile::new);
    return List.of(
        Heuristic.exactUnits("profile", state -> profiles.get().fewest(state)),
        Heuristic.exactUnits("half", DotsHeuristics::half),
        new Heuristic<>("given", false, false, 1, DotsHeuristics::given),
        new Heuristic<>("grupo", false, false, 1, DotsHeuristics::grupo));
  }

  /** Whether more boxes are closed than there may be, or more are asked for than there are. */
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

  private static int grupo(DotsPuzzle state) {
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
