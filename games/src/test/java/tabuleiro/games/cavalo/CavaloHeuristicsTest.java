package tabuleiro.games.cavalo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;

/** The estimates of the heuristics on small boards and on the problems of the course. */
class CavaloHeuristicsTest {
  @Test
  void theRecommendedOneComesFirstAndAllSayWhatTheyAre() {
    List<Heuristic<CavaloPuzzle>> all = CavaloDeals.puzzles(Map.of()).heuristics();
    assertThat(all).extracting(Heuristic::name).containsExactly("compatible", "walks", "given");
    assertThat(all).extracting(Heuristic::isAdmissible).containsExactly(true, true, false);
    assertThat(all).extracting(Heuristic::isConsistent).containsExactly(true, true, false);
    assertThat(all).extracting(Heuristic::scale).containsExactly(1, 1, 1_000_000);
  }

  private static String text(String cells) {
    int[][] board = new int[10][10];
    for (int[] row : board) {
      Arrays.fill(row, PlainCavaloBoard.NIL);
    }
    for (String cell : cells.split(" ")) {
      String[] parts = cell.split("=");
      board[Integer.parseInt(parts[0].substring(1)) - 1][parts[0].charAt(0) - 'A'] =
          Integer.parseInt(parts[1]);
    }
    return CavaloDeals.text(board);
  }

  @ParameterizedTest
  @CsvSource({
    // Twins and doubles exclude each other.
    "largest, A1=12 B3=21, 22, NEVER",
    "largest, A1=88 B3=77, 89, NEVER",
    "choice, A1=88 B3=77, 89, NEVER",
    // A double may remove one that cannot be reached anyway.
    "largest, A1=88 B3=77 J10=99, 165, 2",
    "choice, A1=88 B3=77 J10=00, 165, 2",
    "largest, A1=88 B3=77 J10=00, 165, NEVER",
    // A number counts only if it can be reached, and not before.
    "largest, A1=10 J10=90, 20, NEVER",
    "largest, A1=10 B3=20 C5=90, 90, 3",
    "largest, A1=10 B3=20 C5=90, 120, 3",
    // Two visits are on two colours.
    "largest, A1=90 C1=80 B3=10 D3=20, 120, 3",
    "largest, A1=90 C1=80 B3=10 D3=20, 0, 0",
  })
  void compatibleKnowsTheRules(String rule, String cells, int target, String estimate)
      throws InputException {
    CavaloPuzzles puzzles = CavaloDeals.puzzles(Map.of("double", rule));
    CavaloPuzzle start = puzzles.notation().read("(" + text(cells) + " " + target + ")");
    int expected = estimate.equals("NEVER") ? Heuristic.NEVER : Integer.parseInt(estimate);
    assertThat(CavaloDeals.heuristic(puzzles, "compatible").of(start)).isEqualTo(expected);
  }

  @Test
  void aPlacementThatTakesNothingAwayLeavesOneMoreDouble() throws InputException {
    Map<String, String> rules = Map.of("placementDoubleRemoves", "off");
    CavaloPuzzles puzzles = CavaloDeals.puzzles(rules);
    CavaloPuzzle start = puzzles.notation().read("(" + text("A1=88 B3=77") + " 165)");
    assertThat(CavaloDeals.heuristic(puzzles, "compatible").of(start)).isEqualTo(2);
    CavaloPuzzle other = puzzles.notation().read("(" + text("A1=10 B3=77 C5=88") + " 170)");
    assertThat(CavaloDeals.heuristic(puzzles, "compatible").of(other)).isEqualTo(Heuristic.NEVER);
  }

  @Test
  void givenOverestimatesAndFallsTooFast() throws InputException {
    CavaloPuzzles puzzles = CavaloDeals.puzzles(Map.of());
    Heuristic<CavaloPuzzle> given = CavaloDeals.heuristic(puzzles, "given");
    CavaloPuzzle start = puzzles.notation().read("(" + text("A1=90 B1=10") + " 90)");
    CavaloPuzzle solved = start.play(puzzles.notation().readMove(start, "A1"));
    assertThat(solved.isSolved()).isTrue();
    assertThat(given.of(start)).isEqualTo(1_800_000); // of one visit
    assertThat(given.of(solved)).isZero();
  }

  @Test
  void givenKnowsThatNothingIsLeft() throws InputException {
    CavaloPuzzles puzzles = CavaloDeals.puzzles(Map.of());
    Heuristic<CavaloPuzzle> given = CavaloDeals.heuristic(puzzles, "given");
    String hopeless = "(" + text("A1=0") + " 5)";
    assertThat(given.of(puzzles.notation().read(hopeless))).isEqualTo(Heuristic.NEVER);
    String far = "(" + text("A1=1") + " 999999)";
    assertThat(given.of(puzzles.notation().read(far))).isEqualTo(Heuristic.NEVER - 1);
  }

  @ParameterizedTest
  @CsvSource({"A, 3, 6, 4", "B, 8, 39, 34", "C, 6, 39, 32", "D, 12, 171, 148"})
  void givenLeadsToTheKnownCounts(String id, int cost, int generated, int expanded)
      throws InputException {
    CavaloPuzzles puzzles = CavaloDeals.puzzles(Map.of());
    CavaloAStar search = new CavaloAStar(CavaloDeals.heuristic(puzzles, "given"));
    assertThat(search.cost(Problem.find(puzzles.problems(), id).start())).isEqualTo(cost);
    assertThat(search.generated()).isEqualTo(generated);
    assertThat(search.expanded()).isEqualTo(expanded);
  }

  @ParameterizedTest
  @CsvSource({
    "largest, A, 3, 3", "largest, B, 8, 8", "largest, C, 5, 6", "largest, D, 7, 12",
    "choice, A, 3, 3", "choice, B, 8, 8", "choice, C, 5, 6", "choice, D, 7, 10"
  })
  void compatibleLeadsToTheProvedCosts(String rule, String id, int atStart, int cost)
      throws InputException {
    CavaloPuzzles puzzles = CavaloDeals.puzzles(Map.of("double", rule));
    Heuristic<CavaloPuzzle> compatible = CavaloDeals.heuristic(puzzles, "compatible");
    CavaloPuzzle start = Problem.find(puzzles.problems(), id).start();
    assertThat(compatible.of(start)).isEqualTo(atStart);
    assertThat(new CavaloAStar(compatible).cost(start)).isEqualTo(cost);
  }

  @Test
  void compatibleRefutesProblemEAtOnceAndBoundsTheFullBoards() throws InputException {
    CavaloPuzzles puzzles = CavaloDeals.puzzles(Map.of());
    Heuristic<CavaloPuzzle> compatible = CavaloDeals.heuristic(puzzles, "compatible");
    for (Problem<CavaloPuzzle> problem : puzzles.problems()) {
      if (problem.id().equals("E")) {
        assertThat(compatible.of(problem.start())).isEqualTo(Heuristic.NEVER);
      } else if (problem.id().startsWith("F")) {
        assertThat(compatible.of(problem.start())).isEqualTo(24);
      }
    }
  }

  /** Whether a number of visits solves a state, by a search pruned with the heuristic. */
  private static boolean isSolvedWithin(
      Heuristic<CavaloPuzzle> heuristic, CavaloPuzzle state, int visits) {
    if (heuristic.of(state) > visits) {
      return false;
    }
    return state.isSolved()
        || CavaloDeals.children(state).stream()
            .anyMatch(child -> isSolvedWithin(heuristic, child, visits - 1));
  }

  private static void prove(String rule, String id, int atStart, int cost) throws InputException {
    CavaloPuzzles puzzles = CavaloDeals.puzzles(Map.of("double", rule));
    Heuristic<CavaloPuzzle> walks = CavaloDeals.heuristic(puzzles, "walks");
    CavaloPuzzle start = Problem.find(puzzles.problems(), id).start();
    assertThat(walks.of(start)).isEqualTo(atStart);
    assertThat(isSolvedWithin(walks, start, cost - 1)).isFalse();
    assertThat(isSolvedWithin(walks, start, cost)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"A, 3, 3", "B, 6, 8", "D, 9, 12", "F-js, 25, 26"})
  void walksProveTheFewestVisits(String id, int atStart, int cost) throws InputException {
    prove("largest", id, atStart, cost);
  }

  @ParameterizedTest
  @Tag("slow")
  @CsvSource({
    "largest, F, 26, 28",
    "largest, F-fig1, 24, 26",
    "largest, F-g17, 25, 26",
    "largest, F-g17b, 24, 25",
    "largest, F-jv, 25, 26",
    "choice, F-g17b, 24, 25",
    "choice, F-jv, 24, 25"
  })
  void walksProveTheFewestVisitsOnFullBoards(String rule, String id, int atStart, int cost)
      throws InputException {
    prove(rule, id, atStart, cost);
  }
}
