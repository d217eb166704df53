package tabuleiro.search.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.search.solo.SolverOptions.GoalTest;
import tabuleiro.search.solo.frontier.TieBreak;

/**
 * Compares every frontier search with simple reference results on thousands of small random graphs.
 */
class FrontierAgreementTest {
  private static final int GRAPHS = 1500;
  private static final SolverOptions STANDARD = SolverOptions.STANDARD;
  private static final SolverOptions AT_GENERATION = STANDARD.with(GoalTest.GENERATION);

  /** A random heuristic that is admissible but hardly ever consistent, with half units. */
  private static Heuristic<FrontierGraph> admissible(FrontierGraph start, long seed) {
    Random random = new Random(seed);
    int[] estimates = new int[start.plan().places()];
    for (int place = 0; place < estimates.length; place++) {
      int least = start.plan().least(place);
      estimates[place] =
          least != FrontierGraph.NONE
              ? random.nextInt(2 * least + 1)
              : random.nextBoolean() ? Heuristic.NEVER : random.nextInt(50);
    }
    return new Heuristic<>("random", true, false, 2, state -> estimates[state.place()]);
  }

  private static Heuristic<FrontierGraph> wild(FrontierGraph start, long seed) {
    Random random = new Random(seed);
    int[] estimates = random.ints(start.plan().places(), -20, 500_000).toArray();
    return new Heuristic<>("wild", false, false, 3, state -> estimates[state.place()]);
  }

  /** The solvers that find and prove an optimal solution. */
  private static List<Solver<FrontierGraph>> optimal(FrontierGraph start, long seed) {
    List<Solver<FrontierGraph>> solvers = new ArrayList<>();
    for (TieBreak ties : TieBreak.values()) {
      solvers.add(new UniformCost<>(STANDARD.with(ties)));
      solvers.add(new AStar<>(admissible(start, seed), STANDARD.with(ties)));
      solvers.add(
          new AStar<>(
              Heuristic.exactUnits(
                  "exact", s -> Math.min(Heuristic.NEVER, s.plan().least(s.place()))),
              STANDARD.with(ties)));
      solvers.add(new WeightedAStar<>(admissible(start, seed), STANDARD.with(ties).withWeight(1)));
    }
    return solvers;
  }

  /** The solvers that find a solution whenever there is one. */
  private static List<Solver<FrontierGraph>> complete(FrontierGraph start, long seed) {
    List<Solver<FrontierGraph>> solvers = new ArrayList<>();
    for (SolverOptions options : List.of(STANDARD, AT_GENERATION)) {
      solvers.add(new BreadthFirst<>(options));
      solvers.add(new DepthFirst<>(options));
      solvers.add(new DepthFirst<>(options.with(TieBreak.LIFO)));
      solvers.add(new UniformCost<>(options));
      solvers.add(new AStar<>(admissible(start, seed), options));
      solvers.add(new AStar<>(wild(start, seed), options.with(TieBreak.LOW_H)));
      solvers.add(new WeightedAStar<>(admissible(start, seed), options.withWeight(1.7)));
      solvers.add(new WeightedAStar<>(admissible(start, seed), options.withWeight(0.5)));
      solvers.add(new GreedyBestFirst<>(admissible(start, seed), options));
      solvers.add(new GreedyBestFirst<>(wild(start, seed), options.with(TieBreak.LIFO)));
      solvers.add(new Beam<>(admissible(start, seed), options));
      solvers.add(new Bidirectional<>(FrontierGraph.BACKWARD, options));
    }
    return solvers;
  }

  @Tag("long")
  @Test
  void whatIsClaimedIsTrue() {
    for (long seed = 0; seed < GRAPHS; seed++) {
      FrontierGraph start = FrontierGraph.random(seed);
      int depth = (int) (seed % 9);
      List<Solver<FrontierGraph>> all = new ArrayList<>(optimal(start, seed));
      all.addAll(complete(start, seed));
      for (Solver<FrontierGraph> solver : all) {
        check(solver, start, Limits.NONE, seed);
        check(solver, start, Limits.NONE.withDepth(depth), seed);
        check(solver, start, Limits.NONE.withNodes(seed % 20), seed);
      }
      check(new Beam<>(admissible(start, seed), STANDARD.withWidth(2)), start, Limits.NONE, 0);
    }
  }

  @Test
  void theOptimalSearchesAreOptimal() {
    for (long seed = 0; seed < GRAPHS; seed++) {
      FrontierGraph start = FrontierGraph.random(seed);
      for (int depth : new int[] {Limits.NONE.depth(), (int) (seed % 9)}) {
        int least = start.plan().least(start.place(), depth);
        for (Solver<FrontierGraph> solver : optimal(start, seed)) {
          Outcome outcome = solver.solve(start, new Budget(Limits.NONE.withDepth(depth)));
          assertThat(outcome instanceof Outcome.Solved)
              .as(at(solver, seed))
              .isEqualTo(least != FrontierGraph.NONE);
          if (outcome instanceof Outcome.Solved solved) {
            assertThat(solved.path().cost()).as(at(solver, seed)).isEqualTo(least);
            boolean isLimited = depth < Limits.NONE.depth();
            assertThat(solved.isOptimal() || isLimited).as(at(solver, seed)).isTrue();
          }
        }
      }
    }
  }

  @Test
  void breadthFirstSearchesFindTheFewestMovesAndSayWhenTheyCostLeast() {
    for (long seed = 0; seed < GRAPHS; seed++) {
      FrontierGraph start = FrontierGraph.random(seed);
      for (Solver<FrontierGraph> solver :
          List.of(
              new BreadthFirst<FrontierGraph>(STANDARD),
              new BreadthFirst<FrontierGraph>(AT_GENERATION),
              new Bidirectional<>(FrontierGraph.BACKWARD, STANDARD))) {
        Outcome outcome = solver.solve(start, new Budget(Limits.NONE));
        if (outcome instanceof Outcome.Solved solved) {
          int fewest = start.plan().fewest(start.place());
          assertThat(solved.path().moves()).as(at(solver, seed)).hasSize(fewest);
        }
      }
    }
  }

  @Test
  void unitCostsMakeBreadthFirstSearchesOptimal() {
    FrontierTiles start = FrontierTiles.shuffled(3, 40, 1);
    for (Solver<FrontierTiles> solver :
        List.of(
            new BreadthFirst<FrontierTiles>(STANDARD),
            new BreadthFirst<FrontierTiles>(AT_GENERATION),
            new Bidirectional<>(FrontierTiles.BACKWARD, STANDARD))) {
      Outcome outcome = solver.solve(start, new Budget(Limits.NONE));
      assertThat(((Outcome.Solved) outcome).isOptimal()).as(solver.name()).isTrue();
    }
  }

  @Test
  void treeSearchesAgreeWithinADepth() {
    SolverOptions tree = STANDARD.withDuplicates(false);
    for (long seed = 0; seed < GRAPHS; seed++) {
      FrontierGraph start = FrontierGraph.random(seed);
      Limits limits = Limits.NONE.withDepth((int) (seed % 6));
      int least = start.plan().least(start.place(), limits.depth());
      for (Solver<FrontierGraph> solver :
          List.of(
              new BreadthFirst<FrontierGraph>(tree),
              new DepthFirst<FrontierGraph>(tree),
              new DepthFirst<FrontierGraph>(tree.with(TieBreak.LIFO)),
              new UniformCost<FrontierGraph>(tree),
              new GreedyBestFirst<>(wild(start, seed), tree),
              new AStar<>(admissible(start, seed), tree),
              new Beam<>(admissible(start, seed), tree.withWidth(100_000)))) {
        check(solver, start, limits, seed);
        Outcome outcome = solver.solve(start, new Budget(limits));
        assertThat(outcome.counts().duplicates()).isZero();
        assertThat(outcome instanceof Outcome.Solved)
            .as(at(solver, seed))
            .isEqualTo(least != FrontierGraph.NONE);
      }
    }
  }

  @Test
  void slidingTilesAreSolvedInTheFewestMoves() {
    for (long seed = 0; seed < 20; seed++) {
      FrontierTiles start = FrontierTiles.shuffled(3, 60, seed);
      int fewest = cost(new BreadthFirst<>(STANDARD), start);
      for (TieBreak ties : TieBreak.values()) {
        SolverOptions options = STANDARD.with(ties);
        assertThat(cost(new AStar<>(FrontierTiles.MANHATTAN, options), start)).isEqualTo(fewest);
        assertThat(cost(new UniformCost<>(options), start)).isEqualTo(fewest);
        assertThat(cost(new WeightedAStar<>(FrontierTiles.MANHATTAN, options), start))
            .isBetween(fewest, 2 * fewest);
      }
      Solver<FrontierTiles> both = new Bidirectional<>(FrontierTiles.BACKWARD, STANDARD);
      assertThat(cost(both, start)).isEqualTo(fewest);
    }
  }

  private static int cost(Solver<FrontierTiles> solver, FrontierTiles start) {
    Outcome outcome = solver.solve(start, new Budget(Limits.NONE));
    assertThat(outcome).isInstanceOf(Outcome.Solved.class);
    Outcome.Path path = ((Outcome.Solved) outcome).path();
    assertThat(replay(start, path)).isEqualTo(FrontierTiles.solved(start.side()));
    return path.cost();
  }

  /** Checks every claim of an outcome. */
  private static void check(
      Solver<FrontierGraph> solver, FrontierGraph start, Limits limits, long seed) {
    Outcome outcome = solver.solve(start, new Budget(limits));
    int least = start.plan().least(start.place());
    int leastWithin = start.plan().least(start.place(), limits.depth());
    if (outcome instanceof Outcome.Solved solved) {
      assertThat(replay(start, solved.path()).isSolved()).as(at(solver, seed)).isTrue();
      assertThat(solved.path().moves().size()).isLessThanOrEqualTo(limits.depth());
      if (solved.isOptimal()) {
        assertThat(solved.path().cost()).as(at(solver, seed)).isEqualTo(least);
      }
    } else if (outcome instanceof Outcome.NoSolution none) {
      assertThat(leastWithin).as(at(solver, seed)).isEqualTo(FrontierGraph.NONE);
      if (!none.withinDepthOnly()) {
        assertThat(least).as(at(solver, seed)).isEqualTo(FrontierGraph.NONE);
      }
    } else if (outcome instanceof Outcome.OutOfBudget out) {
      assertThat(out.bound()).as(at(solver, seed)).isLessThanOrEqualTo(least);
      boolean isNarrow = out.reason() == Budget.Reason.MEMORY && solver.name().equals("beam");
      assertThat(isNarrow || outcome.counts().generated() == limits.nodes()).isTrue();
    }
  }

  private static Puzzle replay(Puzzle start, Outcome.Path path) {
    Puzzle state = start;
    int cost = 0;
    for (int move : path.moves()) {
      MoveList moves = new MoveList();
      state.moves(moves);
      assertThat(moves.contains(move)).isTrue();
      cost += state.cost(move);
      state = state.play(move);
    }
    assertThat(cost).isEqualTo(path.cost());
    return state;
  }

  private static String at(Solver<?> solver, long seed) {
    return solver.name() + " on graph " + seed;
  }
}
