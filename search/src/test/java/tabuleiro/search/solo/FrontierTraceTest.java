package tabuleiro.search.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.solver.Tracer;
import tabuleiro.search.solo.SolverOptions.GoalTest;
import tabuleiro.search.solo.frontier.TieBreak;

/**
 * The trace of the graph below: the first letters of each event, then node, parent, move, g and h.
 * Vertex 4 is solved; vertex 2 leads back to 0 at no cost; estimates are in brackets.
 *
 * <pre>
 * 0 [2] --1--> 1 [1] --3--> 4 [0]
 * 0     --1--> 2 [1] --0--> 0
 *              2     --1--> 1
 *              2     --1--> 3 [never]
 * </pre>
 */
class FrontierTraceTest {
  private static final FrontierGraph START =
      new FrontierGraph(
          new FrontierGraph.Plan(
              1,
              new int[][] {{1, 2}, {4}, {0, 1, 3}, {}, {}},
              new int[][] {{1, 1}, {3}, {0, 1, 1}, {}, {}},
              new boolean[] {false, false, false, false, true}),
          0);
  private static final int[] ESTIMATES = {2, 1, 1, Heuristic.NEVER, 0};
  private static final Heuristic<FrontierGraph> HEURISTIC =
      new Heuristic<>("table", true, true, 1, state -> ESTIMATES[state.place()]);

  private final List<String> events = new ArrayList<>();
  private final SolverOptions options =
      SolverOptions.STANDARD.with(
          (Tracer)
              (event, node, parent, move, g, h) ->
                  events.add(
                      event.name().substring(0, 2)
                          + " "
                          + node
                          + " "
                          + parent
                          + " "
                          + move
                          + " "
                          + g
                          + " "
                          + (h == Heuristic.NEVER ? "never" : h)));

  private List<String> events(Solver<FrontierGraph> solver) {
    events.clear();
    solver.solve(START, new Budget(Limits.NONE));
    return events;
  }

  @Test
  void breadthFirst() {
    assertThat(events(new BreadthFirst<>(options)))
        .containsExactly(
            "GE 0 -1 -1 0 0",
            "EX 0 -1 -1 0 0",
            "GE 1 0 0 1 0",
            "GE 2 0 1 1 0",
            "EX 1 0 0 1 0",
            "GE 3 1 0 4 0",
            "EX 2 0 1 1 0",
            "DU 4 2 0 1 0",
            "DU 5 2 1 2 0",
            "GE 6 2 2 2 0",
            "GO 3 1 0 4 0");
  }

  @Test
  void breadthFirstWithGoalsTestedWhenMade() {
    assertThat(events(new BreadthFirst<>(options.with(GoalTest.GENERATION))))
        .containsExactly(
            "GE 0 -1 -1 0 0",
            "EX 0 -1 -1 0 0",
            "GE 1 0 0 1 0",
            "GE 2 0 1 1 0",
            "EX 1 0 0 1 0",
            "GO 3 1 0 4 0");
  }

  @Test
  void depthFirstTakesTheLastMadeOrItsFirstSister() {
    assertThat(events(new DepthFirst<>(options)))
        .containsExactly(
            "GE 0 -1 -1 0 0",
            "EX 0 -1 -1 0 0",
            "GE 1 0 0 1 0",
            "GE 2 0 1 1 0",
            "EX 1 0 0 1 0",
            "GE 3 1 0 4 0",
            "GO 3 1 0 4 0");
    assertThat(events(new DepthFirst<>(options.with(TieBreak.LIFO))))
        .containsExactly(
            "GE 0 -1 -1 0 0",
            "EX 0 -1 -1 0 0",
            "GE 1 0 0 1 0",
            "GE 2 0 1 1 0",
            "EX 2 0 1 1 0",
            "DU 3 2 0 1 0",
            "DU 4 2 1 2 0",
            "GE 5 2 2 2 0",
            "EX 5 2 2 2 0",
            "EX 1 0 0 1 0",
            "GE 6 1 0 4 0",
            "GO 6 1 0 4 0");
  }

  @Test
  void aStar() {
    assertThat(events(new AStar<>(HEURISTIC, options)))
        .containsExactly(
            "GE 0 -1 -1 0 2",
            "EX 0 -1 -1 0 2",
            "GE 1 0 0 1 1",
            "GE 2 0 1 1 1",
            "EX 1 0 0 1 1",
            "GE 3 1 0 4 0",
            "EX 2 0 1 1 1",
            "DU 4 2 0 1 0",
            "DU 5 2 1 2 0",
            "PR 6 2 2 2 never",
            "GO 3 1 0 4 0");
  }

  @Test
  void aBeamReportsTheStatesItDrops() {
    assertThat(events(new Beam<>(HEURISTIC, options.withWidth(1))))
        .containsExactly(
            "GE 0 -1 -1 0 2",
            "EX 0 -1 -1 0 2",
            "GE 1 0 0 1 1",
            "GE 2 0 1 1 1",
            "PR 2 0 1 1 1",
            "EX 1 0 0 1 1",
            "GE 3 1 0 4 0",
            "GO 3 1 0 4 0");
  }
}
