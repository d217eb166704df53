package tabuleiro.search.solo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Budget.Reason;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.solver.Tracer;
import tabuleiro.search.solo.frontier.TieBreak;

/** A hard 15-puzzle that no uninformed search can solve: every limit ends every search. */
class FrontierLimitsTest {
  private static final long MEGABYTES = 64L << 20;
  private static final FrontierTiles HARD = FrontierTiles.shuffled(4, 5000, 2);
  private static final Heuristic<FrontierTiles> FINE =
      new Heuristic<>("fine", true, true, 1_000_000, s -> 1_000 * FrontierTiles.MANHATTAN.of(s));

  /** Searches that need far more than the limits here. */
  private static final List<Function<SolverOptions, Solver<FrontierTiles>>> BLIND =
      List.of(
          BreadthFirst::new,
          DepthFirst::new,
          UniformCost::new,
          options -> new AStar<>(Heuristic.zero(), options),
          options -> new AStar<>(FINE, options.with(TieBreak.LOW_H)),
          options -> new GreedyBestFirst<>(Heuristic.zero(), options.with(TieBreak.LIFO)),
          options -> new WeightedAStar<>(FINE, options.withWeight(1.001)),
          options -> new Beam<>(Heuristic.zero(), options.withWidth(1 << 30)),
          options -> new Bidirectional<>(FrontierTiles.BACKWARD, options));

  @Tag("long")
  @Test
  void memoryIsKept() {
    for (Function<SolverOptions, Solver<FrontierTiles>> search : BLIND) {
      Solver<FrontierTiles> solver = search.apply(SolverOptions.STANDARD);
      Outcome outcome = solver.solve(HARD, new Budget(Limits.NONE.withBytes(MEGABYTES)));
      Outcome.OutOfBudget out = outOfBudget(outcome, Reason.MEMORY, solver);
      assertThat(out.counts().bytes()).as(solver.name()).isBetween(MEGABYTES / 4, MEGABYTES);
    }
  }

  @Test
  void tensOfBytesHoldAState() {
    Budget budget = new Budget(Limits.NONE.withNodes(1_000_000));
    SearchCounts counts =
        new BreadthFirst<FrontierTiles>(SolverOptions.STANDARD).solve(HARD, budget).counts();
    long states = counts.generated() - counts.duplicates();
    assertThat(counts.bytes()).isLessThan(40 * states);
  }

  @Test
  void noMemoryAtAllIsALimitToo() {
    for (Function<SolverOptions, Solver<FrontierTiles>> search : BLIND) {
      Solver<FrontierTiles> solver = search.apply(SolverOptions.STANDARD);
      for (long bytes : new long[] {0, 30_000, 60_000}) {
        Outcome outcome = solver.solve(HARD, new Budget(Limits.NONE.withBytes(bytes)));
        outOfBudget(outcome, Reason.MEMORY, solver);
        assertThat(outcome.counts().bytes()).isLessThanOrEqualTo(bytes);
      }
    }
  }

  @Test
  void nodesAreKept() {
    for (Function<SolverOptions, Solver<FrontierTiles>> search : BLIND) {
      Solver<FrontierTiles> solver = search.apply(SolverOptions.STANDARD);
      Outcome outcome = solver.solve(HARD, new Budget(Limits.NONE.withNodes(12_345)));
      outOfBudget(outcome, Reason.NODES, solver);
      assertThat(outcome.counts().generated()).as(solver.name()).isEqualTo(12_345);
    }
  }

  @Test
  void timeIsKept() {
    for (Function<SolverOptions, Solver<FrontierTiles>> search : BLIND) {
      Solver<FrontierTiles> solver = search.apply(SolverOptions.STANDARD);
      Outcome outcome = solver.solve(HARD, new Budget(Limits.NONE.withTime(Duration.ZERO)));
      outOfBudget(outcome, Reason.TIME, solver);
    }
  }

  @Test
  void aSearchCanBeCancelled() {
    for (Function<SolverOptions, Solver<FrontierTiles>> search : BLIND) {
      Budget budget = new Budget(Limits.NONE);
      Tracer canceller =
          (event, node, parent, move, g, h) -> {
            if (node == 1000) {
              budget.cancel();
            }
          };
      Solver<FrontierTiles> solver = search.apply(SolverOptions.STANDARD.with(canceller));
      Outcome outcome = solver.solve(HARD, budget);
      outOfBudget(outcome, Reason.CANCELLED, solver);
      assertThat(outcome.counts().generated()).isBetween(1000L, 20_000L);
    }
  }

  @Test
  void theBoundGrowsWithTheSearch() {
    Limits limits = Limits.NONE.withNodes(200_000);
    Solver<FrontierTiles> solver = new AStar<>(FrontierTiles.MANHATTAN, SolverOptions.STANDARD);
    Outcome outcome = solver.solve(HARD, new Budget(limits));
    Outcome.OutOfBudget out = outOfBudget(outcome, Reason.NODES, solver);
    assertThat(out.bound()).isGreaterThan(FrontierTiles.MANHATTAN.of(HARD));
    Solver<FrontierTiles> blind = new BreadthFirst<>(SolverOptions.STANDARD);
    outcome = blind.solve(HARD, new Budget(limits));
    assertThat(outOfBudget(outcome, Reason.NODES, blind).bound()).isGreaterThan(10);
  }

  @Test
  void aDepthThatIsTooSmallIsSaidToBeTheReason() {
    FrontierTiles start = FrontierTiles.shuffled(3, 60, 3);
    for (Function<SolverOptions, Solver<FrontierTiles>> search : BLIND) {
      Solver<FrontierTiles> solver = search.apply(SolverOptions.STANDARD);
      Outcome outcome = solver.solve(start, new Budget(Limits.NONE.withDepth(5)));
      assertThat(outcome).isInstanceOf(Outcome.NoSolution.class);
      assertThat(((Outcome.NoSolution) outcome).withinDepthOnly()).as(solver.name()).isTrue();
    }
  }

  @Test
  void theSameSearchTwiceIsTheSame() {
    Limits limits = Limits.NONE.withNodes(50_000);
    for (Function<SolverOptions, Solver<FrontierTiles>> search : BLIND) {
      Solver<FrontierTiles> solver = search.apply(SolverOptions.STANDARD);
      SearchCounts once = solver.solve(HARD, new Budget(limits)).counts();
      SearchCounts twice = solver.solve(HARD, new Budget(limits)).counts();
      assertThat(twice).usingRecursiveComparison().ignoringFields("nanos").isEqualTo(once);
    }
  }

  @Test
  void aSolvedStartIsSolvedByNothing() {
    for (Function<SolverOptions, Solver<FrontierTiles>> search : BLIND) {
      Solver<FrontierTiles> solver = search.apply(SolverOptions.STANDARD);
      Outcome outcome = solver.solve(FrontierTiles.solved(3), new Budget(Limits.NONE));
      assertThat(outcome).isInstanceOf(Outcome.Solved.class);
      assertThat(((Outcome.Solved) outcome).path()).isEqualTo(new Outcome.Path(List.of(), 0));
      assertThat(((Outcome.Solved) outcome).isOptimal()).isTrue();
      assertThat(outcome.counts().generated()).isZero();
    }
  }

  @Test
  void aHopelessStartIsRefutedWithoutAMove() {
    Heuristic<FrontierTiles> never = Heuristic.exactUnits("never", s -> Heuristic.NEVER);
    for (Solver<FrontierTiles> solver :
        List.of(
            new AStar<>(never, SolverOptions.STANDARD),
            new GreedyBestFirst<>(never, SolverOptions.STANDARD),
            new Beam<>(never, SolverOptions.STANDARD))) {
      Outcome outcome = solver.solve(HARD, new Budget(Limits.NONE));
      assertThat(outcome).isInstanceOf(Outcome.NoSolution.class);
      assertThat(outcome.counts().generated()).isZero();
    }
  }

  @Test
  void aNarrowBeamDoesNotClaimThatThereIsNoSolution() {
    Solver<FrontierTiles> beam = new Beam<>(Heuristic.zero(), SolverOptions.STANDARD.withWidth(1));
    Outcome outcome = beam.solve(FrontierTiles.shuffled(3, 60, 3), new Budget(Limits.NONE));
    assertThat(outcome).isNotInstanceOf(Outcome.NoSolution.class);
  }

  @Test
  void weightsAndWidthsThatMakeNoSenseAreRefused() {
    assertThatThrownBy(() -> new WeightedAStar<>(FINE, SolverOptions.STANDARD.withWeight(-1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Beam<>(FINE, SolverOptions.STANDARD.withWidth(0)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Outcome.OutOfBudget outOfBudget(
      Outcome outcome, Reason reason, Solver<FrontierTiles> solver) {
    assertThat(outcome).as(solver.name()).isInstanceOf(Outcome.OutOfBudget.class);
    Outcome.OutOfBudget out = (Outcome.OutOfBudget) outcome;
    assertThat(out.reason()).as(solver.name()).isEqualTo(reason);
    return out;
  }
}
