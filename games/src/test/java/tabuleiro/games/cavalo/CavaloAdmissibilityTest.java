package tabuleiro.games.cavalo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;

/** Compares the estimates of the heuristics with exact costs found by exhaustive search. */
class CavaloAdmissibilityTest {
  private static final int PROBLEMS = 400; // for each of the eight combinations of rules

  @Tag("long")
  @ParameterizedTest
  @ValueSource(ints = {0, 2, 4, 6, 8, 10, 12, 14})
  void compatibleAndWalksAreAdmissibleAndConsistentUnderAllRules(int rules) throws InputException {
    CavaloPuzzles puzzles = CavaloDeals.puzzles(CavaloDeals.rules(rules));
    Heuristic<CavaloPuzzle> compatible = CavaloDeals.heuristic(puzzles, "compatible");
    Heuristic<CavaloPuzzle> walks = CavaloDeals.heuristic(puzzles, "walks");
    int[] informed = new int[3];
    int[] hopeless = new int[2];
    for (int i = 0; i < PROBLEMS; i++) {
      int seed = rules * PROBLEMS + i;
      CavaloPuzzle start = puzzles.notation().read(small(seed));
      Map<CavaloPuzzle, Integer> costs = new HashMap<>();
      int cost = cost(start, costs);
      for (CavaloPuzzle state : costs.keySet()) {
        check(compatible, state, costs, seed);
        check(walks, state, costs, seed);
      }
      informed[0] += compatible.of(start) == cost ? 1 : 0;
      informed[1] += walks.of(start) == cost ? 1 : 0;
      informed[2] += walks.of(start) > compatible.of(start) ? 1 : 0;
      hopeless[0] += compatible.of(start) == Heuristic.NEVER ? 1 : 0;
      hopeless[1] += walks.of(start) == Heuristic.NEVER ? 1 : 0;
    }
    // A heuristic that is always 0 would be admissible too, so it must be informative.
    assertThat(Math.min(informed[0], informed[1])).isGreaterThan(PROBLEMS / 2);
    assertThat(informed[2]).isGreaterThan(PROBLEMS / 40);
    assertThat(Math.min(hopeless[0], hopeless[1])).isGreaterThan(PROBLEMS / 20);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(ints = {0, 4, 8, 12})
  void walksAreAdmissibleAndConsistentFromTheMiddleOfAProblem(int rules) throws InputException {
    CavaloPuzzles puzzles = CavaloDeals.puzzles(CavaloDeals.rules(rules));
    Heuristic<CavaloPuzzle> walks = CavaloDeals.heuristic(puzzles, "walks");
    int seen = 0;
    for (int i = 0; i < PROBLEMS; i++) {
      int seed = -1 - rules * PROBLEMS - i;
      for (CavaloPuzzle child : CavaloDeals.children(puzzles.notation().read(small(seed)))) {
        // A state that is written and read again is a new problem.
        CavaloPuzzle start = puzzles.notation().read(puzzles.notation().write(child));
        Map<CavaloPuzzle, Integer> costs = new HashMap<>();
        cost(start, costs);
        for (CavaloPuzzle state : costs.keySet()) {
          check(walks, state, costs, seed);
        }
        seen += costs.size();
      }
    }
    assertThat(seen).isGreaterThan(5000);
  }

  private static void check(
      Heuristic<CavaloPuzzle> heuristic,
      CavaloPuzzle state,
      Map<CavaloPuzzle, Integer> costs,
      int seed) {
    int estimate = heuristic.of(state);
    assertThat(estimate).as("seed %d", seed).isBetween(0, costs.get(state));
    if (!state.isSolved()) {
      for (CavaloPuzzle child : CavaloDeals.children(state)) {
        assertThat(estimate)
            .as("seed %d", seed)
            .isLessThanOrEqualTo(Math.min(Heuristic.NEVER, 1 + heuristic.of(child)));
      }
    }
  }

  /** The exact cost of a state and of all its successors until it is solved. */
  private static int cost(CavaloPuzzle state, Map<CavaloPuzzle, Integer> costs) {
    Integer known = costs.get(state);
    if (known != null) {
      return known;
    }
    int cost = state.isSolved() ? 0 : Heuristic.NEVER;
    if (!state.isSolved()) {
      for (CavaloPuzzle child : CavaloDeals.children(state)) {
        cost = Math.min(cost, 1 + cost(child, costs));
      }
    }
    costs.put(state, cost);
    return cost;
  }

  /** A problem of 6 to 14 numbers close together, many of them twins and doubles. */
  private static String small(int seed) {
    Random random = new Random(seed);
    int[][] board = new int[10][10];
    for (int[] row : board) {
      Arrays.fill(row, PlainCavaloBoard.NIL);
    }
    List<Integer> values = new ArrayList<>();
    int size = 6 + random.nextInt(9);
    int digits = 3 + random.nextInt(8);
    while (values.size() < Math.min(size, digits * digits)) {
      int first = 10 - digits + random.nextInt(digits);
      int second = random.nextInt(3) == 0 ? first : 10 - digits + random.nextInt(digits);
      int value = random.nextInt(12) == 0 ? 0 : first * 10 + second;
      if (!values.contains(value)) {
        values.add(value);
      }
    }
    int rows = 3 + random.nextInt(3);
    int columns = 4 + random.nextInt(2);
    int sum = 0;
    for (int value : values) {
      int cell;
      do {
        cell = random.nextInt(rows) * 10 + random.nextInt(columns);
      } while (rows * columns > values.size() && board[cell / 10][cell % 10] >= 0);
      sum += value;
      board[cell / 10][cell % 10] = value;
    }
    return "(" + CavaloDeals.text(board) + " " + (1 + sum * random.nextInt(8) / 10) + ")";
  }
}
