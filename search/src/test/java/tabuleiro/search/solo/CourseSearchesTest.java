package tabuleiro.search.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.search.solo.course.CourseAStar;
import tabuleiro.search.solo.course.CoursePp;

/** The course's two searches on its two problems that are not Tetris, tests 16 and 23. */
class CourseSearchesTest {

  /** A node of a binary tree: the children of e are 2e and 2e + 1. */
  private record TreeNode(int number) implements Puzzle {
    static final List<String> NAMES = List.of("left", "right");

    @Override
    public void moves(MoveList moves) {
      if (number <= 15) {
        moves.add(0);
        moves.add(1);
      }
    }

    @Override
    public TreeNode play(int move) {
      return new TreeNode(2 * number + move);
    }

    @Override
    public boolean isSolved() {
      return number == 13;
    }

    @Override
    public long key() {
      return number;
    }

    @Override
    public int words() {
      return 1;
    }

    @Override
    public void save(long[] into, int at) {
      into[at] = number;
    }

    @Override
    public TreeNode load(long[] from, int at) {
      return new TreeNode((int) from[at]);
    }
  }

  /** A walker on an infinite grid, who counts steps. */
  private record Walker(int x, int y, int steps) implements Puzzle {
    static final List<String> NAMES = List.of("up", "down", "left", "right");
    private static final int[] RIGHT = {0, 0, -1, 1};
    private static final int[] UP = {1, -1, 0, 0};

    @Override
    public void moves(MoveList moves) {
      for (int move = 0; move < 4; move++) {
        moves.add(move);
      }
    }

    @Override
    public Walker play(int move) {
      return new Walker(x + RIGHT[move], y + UP[move], steps + 1);
    }

    @Override
    public boolean isSolved() {
      return x == 2 && y == 3;
    }

    int distance() {
      return Math.abs(2 - x) + Math.abs(3 - y);
    }

    @Override
    public long key() {
      return 1_000_003L * (1_000_003L * x + y) + steps;
    }

    @Override
    public int words() {
      return 3;
    }

    @Override
    public void save(long[] into, int at) {
      into[at] = x;
      into[at + 1] = y;
      into[at + 2] = steps;
    }

    @Override
    public Walker load(long[] from, int at) {
      return new Walker((int) from[at], (int) from[at + 1], (int) from[at + 2]);
    }
  }

  @Test
  void depthFirstTakesTheLastMadeFirst() {
    Outcome outcome = solve(new CoursePp<>(SolverOptions.STANDARD), new TreeNode(1));
    assertThat(names(outcome, TreeNode.NAMES)).containsExactly("right", "left", "right");
    // Order of removal: 1, 3, 7, 15, 31, 30, 14, 29, 28, 6 and then 13.
    assertThat(outcome.counts().expanded()).isEqualTo(10);
    assertThat(outcome.counts().generated()).isEqualTo(12);
  }

  @Test
  void aStarTakesTheLastOfTheSmallest() {
    Outcome outcome =
        solve(
            new CourseAStar<>(
                (state, paid) -> state.steps(), Walker::distance, SolverOptions.STANDARD),
            new Walker(0, 0, 0));
    assertThat(names(outcome, Walker.NAMES)).containsExactly("right", "right", "up", "up", "up");
    assertThat(outcome.counts().expanded()).isEqualTo(5);
    assertThat(outcome.counts().generated()).isEqualTo(20);
  }

  @Test
  void minusNothingIsNothing() {
    Outcome outcome =
        solve(
            new CourseAStar<>(
                (walker, paid) -> -walker.distance() * (walker.x == 0 ? -0.0 : 0.0),
                walker -> -0.0,
                SolverOptions.STANDARD),
            new Walker(2, 1, 0));
    assertThat(outcome).isInstanceOf(Outcome.OutOfBudget.class);
  }

  @Test
  void theDepthLimitEndsAnEndlessWalk() {
    CoursePp<Walker> solver = new CoursePp<>(SolverOptions.STANDARD);
    Budget four = new Budget(Limits.NONE.withDepth(4));
    assertThat(solver.solve(new Walker(0, 0, 0), four))
        .isInstanceOfSatisfying(
            Outcome.NoSolution.class, none -> assertThat(none.withinDepthOnly()).isTrue());
    Budget five = new Budget(Limits.NONE.withDepth(5));
    assertThat(names(solver.solve(new Walker(0, 0, 0), five), Walker.NAMES))
        .containsExactly("right", "right", "up", "up", "up");
  }

  private static <S extends Puzzle> Outcome solve(Solver<S> solver, S start) {
    return solver.solve(start, new Budget(Limits.NONE.withNodes(10_000)));
  }

  private static List<String> names(Outcome outcome, List<String> names) {
    assertThat(outcome).isInstanceOf(Outcome.Solved.class);
    return ((Outcome.Solved) outcome).path().moves().stream().map(names::get).toList();
  }
}
