package tabuleiro.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.games.dots.rules.DotsPuzzle;

/** The searches of the course program and the figures of its manual. */
class DotsCourseSolverTest {
  private static final List<String> SOLUTION_OF_E =
      List.of(
          "(v 2 1) (h 2 1) (h 2 2) (v 2 3) (h 2 3) (v 2 4)",
          "(v 3 1) (v 3 4) (h 3 6)",
          "(v 4 1) (h 4 1) (v 4 2) (h 4 2) (h 4 3) (v 4 5) (v 4 6) (h 4 6)",
          "(h 5 1) (v 5 2) (h 5 2) (h 5 3) (v 5 4) (v 5 6)",
          "(v 6 2)");

  @SuppressWarnings("unchecked")
  private static Puzzles<DotsPuzzle> puzzles() throws InputException {
    DotsWorld world = new DotsWorld();
    return (Puzzles<DotsPuzzle>) world.puzzles(Variant.standard(world)).orElseThrow();
  }

  private static DotsPuzzle problem(String id) throws InputException {
    return puzzles().problems().stream()
        .filter(problem -> problem.id().equals(id))
        .findFirst()
        .orElseThrow()
        .start();
  }

  private static Outcome solve(String solver, String problem, Limits limits) throws InputException {
    Solver<DotsPuzzle> found =
        puzzles().solvers().stream()
            .filter(own -> own.name().equals(solver))
            .findFirst()
            .orElseThrow();
    return found.solve(problem(problem), new Budget(limits));
  }

  @ParameterizedTest
  @CsvSource({"bfs-course, A, 77, 4, 2", "bfs-course, B, 16, 0, 1", "astar-course, E, 690, 24, 24"})
  void theFiguresOfTheManualAreReproduced(
      String solver, String problem, long generated, long expanded, int depth)
      throws InputException {
    Outcome.Solved solved = (Outcome.Solved) solve(solver, problem, Limits.NONE);
    assertThat(solved.counts().generated()).isEqualTo(generated);
    assertThat(solved.counts().expanded()).isEqualTo(expanded);
    assertThat(solved.path().moves()).hasSize(depth);
  }

  @Test
  void theSolutionIsThePrintedOne() throws InputException {
    Outcome.Solved solved = (Outcome.Solved) solve("astar-course", "E", Limits.NONE);
    DotsPuzzle state = problem("E");
    List<String> moves = new ArrayList<>();
    for (int move : solved.path().moves()) {
      moves.add(puzzles().notation().write(state, move));
      state = state.play(move);
    }
    assertThat(String.join(" ", moves)).isEqualTo(String.join(" ", SOLUTION_OF_E));
    assertThat(state.isSolved()).isTrue();
  }

  @Test
  void limitsEndTheSearch() throws InputException {
    assertThat(solve("bfs-course", "C", Limits.nodes(1000)))
        .isInstanceOf(Outcome.OutOfBudget.class);
    assertThat(solve("bfs-course", "C", Limits.NONE.withBytes(100_000)))
        .isInstanceOf(Outcome.OutOfBudget.class);
    assertThat(solve("astar-course", "A", Limits.depth(1)))
        .isInstanceOfSatisfying(
            Outcome.NoSolution.class, none -> assertThat(none.withinDepthOnly()).isTrue());
  }

  @Test
  void theCoursesSearchesAreNeverRecommended() throws InputException {
    assertThat(puzzles().solvers()).allMatch(Solver::isCourseProgram);
    assertThat(puzzles().recommended()).isEmpty();
  }
}
