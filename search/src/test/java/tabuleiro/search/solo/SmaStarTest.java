package tabuleiro.search.solo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;

class SmaStarTest {
  private static final int DEEPEST = 16;
  private static final Limits SOME = Limits.NONE.withNodes(20_000_000);

  /** One of the two problems that need the most moves, 31. */
  private static final TilePuzzle HARDEST = TilePuzzle.of(3, 8, 0, 6, 5, 4, 7, 2, 3, 1);

  private static SmaStar<TilePuzzle> holding(int nodes) {
    return new SmaStar<>(TilePuzzle.MANHATTAN, nodes, SolverOptions.STANDARD);
  }

  @Test
  void memoryForThePathAloneIsEnoughForTheOptimum() {
    Map<Long, Integer> truth = TilePuzzle.fewestMoves(DEEPEST);
    int compared = 0;
    for (long seed = 0; seed < 60; seed++) {
      TilePuzzle start = TilePuzzle.shuffled(3, DEEPEST, seed);
      int fewest = truth.getOrDefault(start.cells(), -1);
      for (int spare = 0; spare < 40 && fewest > 0; spare += 1 + spare) {
        Outcome outcome = holding(fewest + 1 + spare).solve(start, new Budget(SOME));
        assertThat(outcome).as("seed %s", seed).isInstanceOf(Outcome.Solved.class);
        assertThat(((Outcome.Solved) outcome).path().cost()).isEqualTo(fewest);
        assertThat(((Outcome.Solved) outcome).isOptimal()).isTrue();
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(200);
  }

  @Test
  void lessMemoryThanThePathNeedsIsNotEnough() {
    Map<Long, Integer> truth = TilePuzzle.fewestMoves(DEEPEST);
    for (long seed = 0; seed < 60; seed++) {
      TilePuzzle start = TilePuzzle.shuffled(3, DEEPEST, seed);
      int fewest = truth.getOrDefault(start.cells(), -1);
      for (int nodes = Math.max(2, fewest - 4); nodes <= fewest; nodes++) {
        Outcome outcome = holding(nodes).solve(start, new Budget(SOME));
        assertThat(outcome).isInstanceOf(Outcome.OutOfBudget.class);
        assertThat(((Outcome.OutOfBudget) outcome).reason()).isEqualTo(Budget.Reason.MEMORY);
        assertThat(((Outcome.OutOfBudget) outcome).bound()).isBetween(0, fewest);
      }
    }
  }

  @Test
  void hardPuzzlesAreSolvedInAFewKilobytes() {
    Limits limits = Limits.NONE.withBytes(200_000);
    Outcome outcome =
        new SmaStar<>(TilePuzzle.MANHATTAN, SolverOptions.STANDARD)
            .solve(HARDEST, new Budget(limits));
    assertThat(outcome).isInstanceOf(Outcome.Solved.class);
    assertThat(((Outcome.Solved) outcome).path().cost()).isEqualTo(31);
    assertThat(((Outcome.Solved) outcome).isOptimal()).isTrue();
    assertThat(outcome.counts().bytes()).isBetween(100_000L, 200_000L);
  }

  @Test
  void moreMemoryMeansLessWork() {
    long before = Long.MAX_VALUE;
    for (int nodes = 256; nodes <= 1 << 12; nodes *= 4) {
      Outcome outcome = holding(nodes).solve(HARDEST, new Budget(SOME));
      assertThat(outcome).isInstanceOf(Outcome.Solved.class);
      assertThat(outcome.counts().generated()).isLessThan(before);
      before = outcome.counts().generated();
    }
  }

  @Test
  void cheaperWaysThatDoNotFitMakeTheSolutionDoubtful() {
    // Twelve roads of cost 1 lead to the goal, and one of cost 100.
    for (int nodes = 2; nodes < 20; nodes++) {
      Town start = Town.chain(12, 100);
      Outcome outcome =
          new SmaStar<Town>(Heuristic.zero(), nodes, SolverOptions.STANDARD)
              .solve(start, new Budget(SOME));
      assertThat(outcome).isInstanceOf(Outcome.Solved.class);
      Outcome.Solved solved = (Outcome.Solved) outcome;
      assertThat(solved.path().cost()).isEqualTo(nodes < 13 ? 100 : 12);
      assertThat(solved.isOptimal()).isEqualTo(nodes >= 13);
    }
  }

  @Test
  void aSearchNeedsTwoNodes() {
    assertThatThrownBy(() -> holding(1)).isInstanceOf(IllegalArgumentException.class);
    Budget budget = new Budget(Limits.NONE.withBytes(100));
    Outcome outcome =
        new SmaStar<>(TilePuzzle.MANHATTAN, SolverOptions.STANDARD)
            .solve(TilePuzzle.shuffled(3, 9, 1), budget);
    assertThat(outcome).isInstanceOf(Outcome.OutOfBudget.class);
    assertThat(((Outcome.OutOfBudget) outcome).reason()).isEqualTo(Budget.Reason.MEMORY);
  }
}
