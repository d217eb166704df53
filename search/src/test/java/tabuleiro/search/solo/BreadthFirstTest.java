package tabuleiro.search.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Tracer;
import tabuleiro.search.solo.SolverOptions.GoalTest;

/** Compares breadth-first search with its reference implementation: outcome, counts and trace. */
class BreadthFirstTest {
  private static final List<SolverOptions> ALL =
      List.of(
          SolverOptions.STANDARD,
          SolverOptions.STANDARD.with(GoalTest.GENERATION),
          SolverOptions.STANDARD.withDuplicates(false),
          SolverOptions.STANDARD.with(GoalTest.GENERATION).withDuplicates(false));

  /** A graph of up to 2000 vertices, each with up to 20 arcs; most moves cost 1. */
  private static FrontierGraph large(long seed) {
    Random random = new Random(seed);
    int places = 1 + random.nextInt(2000);
    int most = 1 + random.nextInt(20);
    int dear = random.nextInt(4);
    int[][] targets = new int[places][];
    int[][] costs = new int[places][];
    boolean[] solved = new boolean[places];
    for (int place = 0; place < places; place++) {
      int arcs = random.nextInt(most + 1);
      targets[place] = random.ints(arcs, 0, places).toArray();
      costs[place] = random.ints(arcs).map(i -> 1 + (i % 50 == 0 ? i & dear : 0)).toArray();
      solved[place] = random.nextInt(places) < 2;
    }
    return new FrontierGraph(
        new FrontierGraph.Plan(1 + random.nextInt(4), targets, costs, solved),
        random.nextInt(places));
  }

  private static Limits limits(FrontierGraph start, boolean isTree, Random random) {
    Limits limits = Limits.NONE;
    if (isTree || random.nextInt(3) == 0) {
      limits = limits.withDepth(random.nextInt(6));
    }
    if (isTree || random.nextInt(3) == 0) {
      limits = limits.withNodes(random.nextInt(5 * start.plan().places()));
    }
    return limits;
  }

  @Test
  void everyOutcomeIsThatOfTheReference() {
    for (long seed = 0; seed < 1000; seed++) {
      FrontierGraph start = seed % 2 == 0 ? large(seed) : FrontierGraph.random(seed);
      Random random = new Random(seed);
      for (SolverOptions options : ALL) {
        Limits limits = limits(start, !options.dropDuplicates(), random);
        Outcome plain = new PlainBreadthFirst(options, limits).solve(start);
        Outcome fast = new BreadthFirst<FrontierGraph>(options).solve(start, new Budget(limits));
        assertThat(fast)
            .as("graph %d, %s, %s", seed, options, limits)
            .usingRecursiveComparison()
            .ignoringFields("counts.nanos", "counts.bytes")
            .isEqualTo(plain);
      }
    }
  }

  @Test
  void everyTraceIsThatOfTheReference() {
    for (long seed = 0; seed < 200; seed++) {
      FrontierGraph start = seed % 2 == 0 ? large(seed) : FrontierGraph.random(seed);
      Random random = new Random(seed);
      for (SolverOptions options : ALL) {
        Limits limits = limits(start, !options.dropDuplicates(), random);
        List<String> plain = new ArrayList<>();
        List<String> fast = new ArrayList<>();
        Outcome expected = new PlainBreadthFirst(options.with(to(plain)), limits).solve(start);
        Outcome outcome =
            new BreadthFirst<FrontierGraph>(options.with(to(fast)))
                .solve(start, new Budget(limits));
        assertThat(fast).as("graph %d, %s, %s", seed, options, limits).isEqualTo(plain);
        assertThat(outcome)
            .usingRecursiveComparison()
            .ignoringFields("counts.nanos", "counts.bytes")
            .isEqualTo(expected);
      }
    }
  }

  private static Tracer to(List<String> events) {
    return (event, node, parent, move, g, h) ->
        events.add(event + " " + node + " " + parent + " " + move + " " + g + " " + h);
  }
}
