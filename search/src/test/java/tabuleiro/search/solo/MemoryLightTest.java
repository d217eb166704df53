package tabuleiro.search.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.search.solo.course.CourseAStar;
import tabuleiro.search.solo.course.CoursePp;

/** The contracts of all memory-bounded searches, on random maps and sliding tiles. */
class MemoryLightTest {
  private static final int MAPS = 1500;
  private static final Limits SOME = Limits.NONE.withNodes(2_000_000);

  /** A search that finds optimal solutions, created with a heuristic and options. */
  private interface Optimal {
    <S extends Puzzle> Solver<S> of(Heuristic<S> heuristic, SolverOptions options);
  }

  private static final class Ida implements Optimal {
    @Override
    public <S extends Puzzle> Solver<S> of(Heuristic<S> heuristic, SolverOptions options) {
      return new IdaStar<>(heuristic, options);
    }
  }

  private static final class Rbfs implements Optimal {
    @Override
    public <S extends Puzzle> Solver<S> of(Heuristic<S> heuristic, SolverOptions options) {
      return new RecursiveBestFirst<>(heuristic, options);
    }
  }

  private static final class Sma implements Optimal {
    @Override
    public <S extends Puzzle> Solver<S> of(Heuristic<S> heuristic, SolverOptions options) {
      return new SmaStar<>(heuristic, options);
    }
  }

  /** The smallest memory that can hold every path without cycles of a map. */
  private static final class TightSma implements Optimal {
    @Override
    public <S extends Puzzle> Solver<S> of(Heuristic<S> heuristic, SolverOptions options) {
      return new SmaStar<>(heuristic, 14, options);
    }
  }

  static Stream<Optimal> optimal() {
    return Stream.of(new Ida(), new Rbfs(), new Sma(), new TightSma());
  }

  static Stream<Solver<TilePuzzle>> all() {
    return Stream.concat(
        optimal().map(search -> search.of(TilePuzzle.MANHATTAN, SolverOptions.STANDARD)),
        Stream.of(
            new DepthLimited<>(SolverOptions.STANDARD),
            new IterativeDeepening<>(SolverOptions.STANDARD),
            new CoursePp<>(SolverOptions.STANDARD),
            new CourseAStar<>((state, paid) -> 0, TilePuzzle::distance, SolverOptions.STANDARD)));
  }

  @ParameterizedTest
  @MethodSource("optimal")
  void costsAreThoseOfUniformCostSearch(Optimal search) {
    int unsolvable = 0;
    for (long seed = 0; seed < MAPS; seed++) {
      Town start = Town.random(seed, seed % 3 != 0);
      int scale = seed % 2 == 0 ? 1 : 10;
      Heuristic<Town> heuristic = start.partOfTheTruth(seed, scale, seed % 5 != 0);
      Solver<Town> solver = search.of(heuristic, SolverOptions.STANDARD);
      int least = start.leastCost();
      unsolvable += least < 0 ? 1 : 0;
      check(solver.solve(start, new Budget(SOME)), start, least, solver.name() + " map " + seed);
    }
    assertThat(unsolvable).isBetween(MAPS / 10, 2 * MAPS / 3);
  }

  @ParameterizedTest
  @MethodSource("optimal")
  void costsAreTheSameIfDuplicatesStay(Optimal search) {
    for (long seed = 0; seed < MAPS; seed++) {
      Town start = Town.random(seed, false);
      int least = start.leastCost();
      if (least >= 0 && least <= 6) {
        Heuristic<Town> heuristic = start.partOfTheTruth(seed, 2, true);
        Solver<Town> solver = search.of(heuristic, SolverOptions.STANDARD.withDuplicates(false));
        check(solver.solve(start, new Budget(SOME)), start, least, solver.name() + " map " + seed);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("optimal")
  void costsAreTheSameWithoutAnyEstimate(Optimal search) {
    for (long seed = 0; seed < MAPS; seed++) {
      Town start = Town.random(seed, seed % 2 == 0);
      Solver<Town> solver = search.of(Heuristic.zero(), SolverOptions.STANDARD);
      Outcome outcome = solver.solve(start, new Budget(SOME));
      check(outcome, start, start.leastCost(), solver.name() + " map " + seed);
    }
  }

  @Test
  void iterativeDeepeningFindsTheFewestMoves() {
    Solver<Town> solver = new IterativeDeepening<>(SolverOptions.STANDARD);
    for (long seed = 0; seed < MAPS; seed++) {
      Town start = Town.random(seed, false);
      check(solver.solve(start, new Budget(SOME)), start, start.leastCost(), "map " + seed);
      Town dear = Town.random(seed, true);
      Outcome outcome = solver.solve(dear, new Budget(SOME));
      int least = dear.leastCost();
      if (outcome instanceof Outcome.Solved solved) {
        assertThat(solved.path().cost()).as("map %s", seed).isGreaterThanOrEqualTo(least);
        assertThat(solved.isOptimal() && solved.path().cost() > least).as("map %s", seed).isFalse();
      } else {
        assertThat(outcome).isInstanceOf(Outcome.NoSolution.class);
        assertThat(least).as("map %s", seed).isNegative();
      }
    }
  }

  @Test
  void depthLimitedSearchFindsASolutionIfOneIsThatShort() {
    for (long seed = 0; seed < MAPS; seed++) {
      Town start = Town.random(seed, false);
      int least = start.leastCost();
      for (int depth = 0; depth < 8; depth++) {
        for (Solver<Town> solver : withDepth(start, seed)) {
          String at = solver.name() + " map " + seed + " depth " + depth;
          Outcome outcome = solver.solve(start, new Budget(SOME.withDepth(depth)));
          if (least >= 0 && least <= depth) {
            assertThat(outcome).as(at).isInstanceOf(Outcome.Solved.class);
            Outcome.Path path = ((Outcome.Solved) outcome).path();
            assertThat(path.moves().size()).as(at).isLessThanOrEqualTo(depth);
            assertSolves(start, path, at);
          } else {
            assertThat(outcome).as(at).isInstanceOf(Outcome.NoSolution.class);
            boolean isPartial = ((Outcome.NoSolution) outcome).withinDepthOnly();
            assertThat(least >= 0 && !isPartial).as(at).isFalse();
          }
        }
      }
    }
  }

  private static List<Solver<Town>> withDepth(Town start, long seed) {
    List<Solver<Town>> solvers = new ArrayList<>();
    solvers.add(new DepthLimited<>(SolverOptions.STANDARD));
    solvers.add(new DepthLimited<>(SolverOptions.STANDARD.withDuplicates(false)));
    solvers.add(new IterativeDeepening<>(SolverOptions.STANDARD));
    solvers.add(new CoursePp<>(SolverOptions.STANDARD));
    solvers.add(new CourseAStar<>((state, paid) -> 0, state -> 0, SolverOptions.STANDARD));
    optimal()
        .forEach(
            s -> solvers.add(s.of(start.partOfTheTruth(seed, 3, true), SolverOptions.STANDARD)));
    return solvers;
  }

  @ParameterizedTest
  @MethodSource("optimal")
  void aDepthLimitNeverMakesAWrongProof(Optimal search) {
    for (long seed = 0; seed < MAPS; seed++) {
      Town start = Town.random(seed, true);
      Solver<Town> solver = search.of(start.partOfTheTruth(seed, 1, true), SolverOptions.STANDARD);
      int least = start.leastCost();
      for (int depth = 0; depth < 6; depth++) {
        Outcome outcome = solver.solve(start, new Budget(SOME.withDepth(depth)));
        String at = solver.name() + " map " + seed + " depth " + depth;
        if (outcome instanceof Outcome.Solved solved && solved.isOptimal()) {
          assertThat(solved.path().cost()).as(at).isEqualTo(least);
        } else if (outcome instanceof Outcome.NoSolution none && !none.withinDepthOnly()) {
          assertThat(least).as(at).isNegative();
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("optimal")
  void boundsOfSearchesCutShortAreNotAboveTheOptimum(Optimal search) {
    for (long seed = 0; seed < MAPS; seed++) {
      Town start = Town.random(seed, true);
      int least = start.leastCost();
      Solver<Town> solver = search.of(start.partOfTheTruth(seed, 4, true), SolverOptions.STANDARD);
      for (int nodes = 0; nodes < 12 && least >= 0; nodes++) {
        Outcome outcome = solver.solve(start, new Budget(Limits.NONE.withNodes(nodes)));
        if (outcome instanceof Outcome.OutOfBudget out) {
          assertThat(out.reason()).isEqualTo(Budget.Reason.NODES);
          assertThat(out.counts().generated()).isEqualTo(nodes);
          assertThat(out.bound()).as("map %s", seed).isBetween(0, least);
        }
      }
    }
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

  private static void check(Outcome outcome, Town start, int least, String at) {
    if (least < 0) {
      assertThat(outcome).as(at).isInstanceOf(Outcome.NoSolution.class);
      assertThat(((Outcome.NoSolution) outcome).withinDepthOnly()).as(at).isFalse();
      return;
    }
    assertThat(outcome).as(at).isInstanceOf(Outcome.Solved.class);
    Outcome.Solved solved = (Outcome.Solved) outcome;
    assertThat(solved.path().cost()).as(at).isEqualTo(least);
    assertThat(solved.isOptimal()).as(at).isTrue();
    assertSolves(start, solved.path(), at);
  }

  private static void assertSolves(Town start, Outcome.Path path, String at) {
    Town state = start;
    int cost = 0;
    for (int move : path.moves()) {
      cost += state.cost(move);
      state = state.play(move);
    }
    assertThat(state.isSolved()).as(at).isTrue();
    assertThat(path.cost()).as(at).isEqualTo(cost);
  }
}
