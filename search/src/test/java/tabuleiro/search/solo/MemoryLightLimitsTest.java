package tabuleiro.search.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.search.solo.course.CourseAStar;
import tabuleiro.search.solo.course.CoursePp;

/** The limits of all memory-bounded searches, on sliding tiles. */
class MemoryLightLimitsTest {
  static Stream<Solver<TilePuzzle>> all() {
    return Stream.concat(
        MemoryLightTest.optimal()
            .map(search -> search.of(TilePuzzle.MANHATTAN, SolverOptions.STANDARD)),
        Stream.of(
            new DepthLimited<>(SolverOptions.STANDARD),
            new IterativeDeepening<>(SolverOptions.STANDARD),
            new CoursePp<>(SolverOptions.STANDARD),
            new CourseAStar<>((state, paid) -> 0, TilePuzzle::distance, SolverOptions.STANDARD)));
  }

  @ParameterizedTest
  @MethodSource("all")
  void theSolvedStartNeedsNoMove(Solver<TilePuzzle> solver) {
    Outcome outcome = solver.solve(TilePuzzle.solved(4), new Budget(Limits.NONE));
    assertThat(outcome).isInstanceOf(Outcome.Solved.class);
    assertThat(((Outcome.Solved) outcome).path()).isEqualTo(new Outcome.Path(List.of(), 0));
    assertThat(((Outcome.Solved) outcome).isOptimal()).isTrue();
    assertThat(outcome.counts().generated()).isZero();
  }

  @ParameterizedTest
  @MethodSource("all")
  void noTimeMeansASearchOfAFewNodes(Solver<TilePuzzle> solver) {
    Outcome outcome =
        solver.solve(hard(), new Budget(Limits.NONE.withTime(Duration.ZERO).withDepth(60)));
    assertStopped(outcome, Budget.Reason.TIME);
    assertThat(outcome.counts().generated()).isLessThanOrEqualTo(1024);
  }

  @ParameterizedTest
  @MethodSource("all")
  void cancellingEndsASearch(Solver<TilePuzzle> solver) {
    Budget budget = new Budget(Limits.NONE.withDepth(60));
    budget.cancel();
    assertStopped(solver.solve(hard(), budget), Budget.Reason.CANCELLED);
  }

  @ParameterizedTest
  @MethodSource("all")
  void nodesAreCountedToTheLast(Solver<TilePuzzle> solver) {
    Outcome outcome = solver.solve(hard(), new Budget(Limits.NONE.withNodes(5000)));
    assertStopped(outcome, Budget.Reason.NODES);
    assertThat(outcome.counts().generated()).isEqualTo(5000);
    assertThat(outcome.counts().expanded()).isLessThanOrEqualTo(5000);
  }

  @ParameterizedTest
  @MethodSource("all")
  void littleMemoryIsNeverExceeded(Solver<TilePuzzle> solver) {
    Limits limits = Limits.NONE.withBytes(30_000).withNodes(200_000);
    Outcome outcome = solver.solve(hard(), new Budget(limits));
    assertThat(outcome).isInstanceOf(Outcome.OutOfBudget.class);
    boolean isTree = solver instanceof CoursePp || solver instanceof CourseAStar;
    Budget.Reason reason = ((Outcome.OutOfBudget) outcome).reason();
    assertThat(isTree && reason != Budget.Reason.MEMORY).isFalse();
    assertThat(((Outcome.OutOfBudget) outcome).bound()).isLessThanOrEqualTo(44);
  }

  @ParameterizedTest
  @MethodSource("all")
  void theSameSearchTwiceCountsTheSame(Solver<TilePuzzle> solver) {
    Limits limits = Limits.NONE.withNodes(100_000).withDepth(40);
    TilePuzzle start = TilePuzzle.shuffled(4, 40, 11);
    Outcome one = solver.solve(start, new Budget(limits));
    Outcome two = solver.solve(start, new Budget(limits));
    assertThat(two.counts().generated()).isEqualTo(one.counts().generated());
    assertThat(two.counts().duplicates()).isEqualTo(one.counts().duplicates());
    assertThat(two.counts().expanded()).isEqualTo(one.counts().expanded());
    assertThat(two.counts().frontier()).isEqualTo(one.counts().frontier());
    assertThat(two.counts().bytes()).isEqualTo(one.counts().bytes());
    if (one instanceof Outcome.Solved solved) {
      assertThat(((Outcome.Solved) two).path()).isEqualTo(solved.path());
    }
  }

  /** Problem 12 of Korf 1985, 45 moves. */
  private static TilePuzzle hard() {
    return TilePuzzle.of(4, 14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15);
  }

  private static void assertStopped(Outcome outcome, Budget.Reason reason) {
    assertThat(outcome).isInstanceOf(Outcome.OutOfBudget.class);
    assertThat(((Outcome.OutOfBudget) outcome).reason()).isEqualTo(reason);
  }
}
