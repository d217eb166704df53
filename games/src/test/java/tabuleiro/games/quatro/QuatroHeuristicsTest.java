package tabuleiro.games.quatro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.games.quatro.rules.QuatroPiece;
import tabuleiro.games.quatro.rules.QuatroPuzzle;
import tabuleiro.games.quatro.rules.QuatroTest;

/** Compares the claims of the heuristics with exact costs found by exhaustive search. */
class QuatroHeuristicsTest {
  private static final int PROBLEMS = 1500; // with squares and as many without

  private static Heuristic<QuatroPuzzle> heuristic(Puzzles<QuatroPuzzle> puzzles, String name) {
    return puzzles.heuristics().stream().filter(h -> h.name().equals(name)).findFirst().get();
  }

  @Test
  void theRecommendedOneComesFirstAndAllSayWhatTheyAre() {
    List<Heuristic<QuatroPuzzle>> all = QuatroTest.puzzles().heuristics();
    assertThat(all).extracting(Heuristic::name).containsExactly("lines", "given", "occupied");
    assertThat(all).extracting(Heuristic::isAdmissible).containsExactly(true, true, false);
    assertThat(all).extracting(Heuristic::isConsistent).containsExactly(true, true, false);
    assertThat(all).extracting(Heuristic::scale).containsOnly(1);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"off", "on"})
  void linesIsTheTrueCostAndGivenIsAdmissibleAndConsistent(String squares) throws InputException {
    Puzzles<QuatroPuzzle> puzzles = QuatroTest.puzzles("squares=" + squares);
    Heuristic<QuatroPuzzle> lines = heuristic(puzzles, "lines");
    Heuristic<QuatroPuzzle> given = heuristic(puzzles, "given");
    int[] starts = new int[5]; // by cost, those without solution last
    for (int seed = 0; seed < PROBLEMS; seed++) {
      QuatroPuzzle start = puzzles.notation().read(small(seed));
      Map<QuatroPuzzle, Integer> costs = new HashMap<>();
      starts[Math.min(4, cost(start, costs))]++;
      for (Map.Entry<QuatroPuzzle, Integer> entry : costs.entrySet()) {
        QuatroPuzzle state = entry.getKey();
        assertThat(lines.of(state)).as("seed %d", seed).isEqualTo(entry.getValue());
        assertThat(given.of(state)).as("seed %d", seed).isBetween(0, entry.getValue());
        for (QuatroPuzzle child : children(state)) {
          assertThat(lines.of(state) - 1).as("seed %d", seed).isLessThanOrEqualTo(lines.of(child));
          assertThat(given.of(state) - 1).as("seed %d", seed).isLessThanOrEqualTo(given.of(child));
        }
      }
    }
    assertThat(starts).as("each cost comes up").doesNotContain(0);
  }

  /** The exact cost of a state and of all its successors until it is solved. */
  private static int cost(QuatroPuzzle state, Map<QuatroPuzzle, Integer> costs) {
    Integer known = costs.get(state);
    if (known != null) {
      return known;
    }
    int cost = state.isSolved() ? 0 : Heuristic.NEVER;
    for (QuatroPuzzle child : children(state)) {
      cost = Math.min(cost, 1 + cost(child, costs));
    }
    costs.put(state, cost);
    return cost;
  }

  /** The states after a move; none once the problem is solved. */
  private static List<QuatroPuzzle> children(QuatroPuzzle state) {
    MoveList moves = new MoveList();
    if (!state.isSolved()) {
      state.moves(moves);
    }
    return Arrays.stream(moves.toArray()).mapToObj(state::play).toList();
  }

  /** A board with 3 to 14 pieces and up to 4 in the reserve; fewer on emptier boards. */
  private static String small(int seed) {
    Random random = new Random(seed);
    List<Integer> pieces = new ArrayList<>();
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      pieces.add(i);
      squares.add(i);
    }
    Collections.shuffle(pieces, random);
    Collections.shuffle(squares, random);
    int size = 3 + random.nextInt(12);
    String[] cells = new String[16];
    Arrays.fill(cells, "0");
    for (int i = 0; i < size; i++) {
      cells[squares.get(i)] = QuatroPiece.code(pieces.get(i));
    }
    int most = size < 9 ? 3 : 4;
    StringBuilder text = new StringBuilder("((");
    for (int row = 0; row < 4; row++) {
      text.append(
          Arrays.asList(cells)
              .subList(4 * row, 4 * row + 4)
              .toString()
              .replace(",", "")
              .replace('[', '(')
              .replace(']', ')'));
    }
    text.append(") (");
    for (int i = 16 - Math.min(16 - size, random.nextInt(most + 1)); i < 16; i++) {
      text.append(QuatroPiece.code(pieces.get(i))).append(' ');
    }
    return text.append("))").toString();
  }

  @ParameterizedTest
  @CsvSource({"A, 1, 1, 1", "B, 2, 1, 1", "C, 2, 2, 3", "D, 3, 1, 1", "E, 3, 3, 6", "F, 4, 4, 8"})
  void theOfficialProblemsBeginWithTheseEstimates(String id, int cost, int given, int occupied)
      throws InputException {
    Puzzles<QuatroPuzzle> puzzles = QuatroTest.puzzles();
    QuatroPuzzle start = Problem.find(puzzles.problems(), id).start();
    assertThat(heuristic(puzzles, "lines").of(start)).isEqualTo(cost);
    assertThat(heuristic(puzzles, "given").of(start)).isEqualTo(given);
    assertThat(heuristic(puzzles, "occupied").of(start)).isEqualTo(occupied);
  }

  @ParameterizedTest
  @CsvSource({"off, 2", "on, 1"})
  void squaresAreLinesWhereTheRuleSaysSo(String squares, int lines) throws InputException {
    String text = "(((0 0 0 0) (0 pqac pqbc 0) (0 prac 0 0) (0 0 0 0)) (prao pqao pqbo prbo))";
    Puzzles<QuatroPuzzle> puzzles = QuatroTest.puzzles("squares=" + squares);
    assertThat(heuristic(puzzles, "lines").of(puzzles.notation().read(text))).isEqualTo(lines);
  }

  @Test
  void linesSeesDeadLinesAndAnEmptyReserve() throws InputException {
    Puzzles<QuatroPuzzle> puzzles = QuatroTest.puzzles();
    Heuristic<QuatroPuzzle> lines = heuristic(puzzles, "lines");
    Heuristic<QuatroPuzzle> given = heuristic(puzzles, "given");
    // Row 1 has three white pieces, but the reserve has only a black one.
    String noWhite = "(((brao bqbo brbc 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (pqac))";
    assertThat(lines.of(puzzles.notation().read(noWhite))).isEqualTo(Heuristic.NEVER);
    assertThat(given.of(puzzles.notation().read(noWhite))).isEqualTo(1);
    // Row 1 is full with three white pieces and a black one, which given ignores.
    String full = "(((brao bqbo brbc pqac) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (bqac brac bqao))";
    assertThat(lines.of(puzzles.notation().read(full))).isEqualTo(3);
    assertThat(given.of(puzzles.notation().read(full))).isEqualTo(1);
    String empty = "(((brao bqbo brbc 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) ())";
    assertThat(lines.of(puzzles.notation().read(empty))).isEqualTo(Heuristic.NEVER);
  }

  @Test
  void occupiedOverestimatesAndFallsTooFast() throws InputException {
    Puzzles<QuatroPuzzle> puzzles = QuatroTest.puzzles();
    Heuristic<QuatroPuzzle> occupied = heuristic(puzzles, "occupied");
    String text = "(((pqac pqbc prac 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (prao))";
    QuatroPuzzle start = puzzles.notation().read(text);
    QuatroPuzzle solved = start.play(puzzles.notation().readMove(start, "D1 prao"));
    assertThat(solved.isSolved()).isTrue();
    assertThat(occupied.of(start)).isEqualTo(2); // of one piece
    assertThat(occupied.of(solved)).isZero();
  }
}
