package tabuleiro.search.solo;

import static org.assertj.core.api.Assertions.assertThat;

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

/** The solutions of all memory-bounded searches, on random maps. */
class MemoryLightTest {
  private static final int MAPS = 1500;
  private static final Limits SOME = Limits.NONE.withNodes(2_000_000);

  /** A search that finds optimal solutions, created with a heuristic and options. */
  interface Optimal {
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
