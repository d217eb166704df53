package tabuleiro.games.dots.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.games.dots.DotsNotation;
import tabuleiro.games.dots.DotsOracleTest;
import tabuleiro.games.dots.PlainDots;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGrid;

/** Compares the solver with exhaustive minimax and with published values. */
public class DotsSolverTest {
  private final DotsSolver solver = new DotsSolver(16, 1);

  @Tag("long")
  @ParameterizedTest
  @CsvSource({
    "1, 1, 4, 40", "1, 2, 7, 50", "2, 1, 7, 50", "1, 3, 7, 150", "1, 5, 7, 150", "4, 1, 7, 100",
    "2, 2, 7, 300", "2, 3, 7, 300", "3, 2, 6, 300", "3, 3, 7, 300", "4, 4, 6, 200", "8, 8, 5, 50"
  })
  void agreesWithMinimaxOverThePlainRules(int rows, int columns, int free, int positions)
      throws InputException {
    for (long seed = 0; seed < positions; seed++) {
      Dots position = random(DotsGrid.of(rows, columns), free, seed);
      PlainDots plain = PlainDots.read(new DotsNotation().write(position));
      Map<String, Integer> known = new HashMap<>();
      int margin = minimax(plain, known);
      Choice choice = solve(position);
      assertThat(choice.report().value()).as(plain.text()).isEqualTo(margin);
      assertThat(minimax(plain.play(choice.move()), known)).as(plain.text()).isEqualTo(margin);
    }
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({
    "1, 6, 13, 60", "2, 2, 12, 60", "2, 3, 14, 150", "2, 4, 14, 150", "3, 3, 14, 200",
    "2, 5, 14, 100", "3, 4, 14, 150", "4, 4, 14, 150", "5, 6, 14, 150", "9, 9, 13, 40",
    "1, 63, 13, 20"
  })
  void agreesWithMinimaxOnLongerEndings(int rows, int columns, int free, int positions) {
    for (long seed = 0; seed < positions; seed++) {
      Dots position = random(DotsGrid.of(rows, columns), free, seed);
      DotsOracleTest.PlainValue plain = new DotsOracleTest.PlainValue(position);
      Choice choice = solve(position);
      assertThat(future(position, choice)).as("seed %d", seed).isEqualTo(plain.ofStart());
      assertThat(plain.bestMoves()).as("seed %d", seed).contains(choice.move());
    }
  }

  @Test
  void findsTheValuesOfTheFile() throws InputException {
    for (DotsOracleTest.Oracle oracle : DotsOracleTest.oracles()) {
      Choice choice = solve(oracle.position());
      assertThat(choice.report().value()).as(oracle.toString()).isEqualTo(oracle.value());
      assertThat(oracle.best()).as(oracle.toString()).contains(choice.move());
      assertThat(choice.report().exact()).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, -1",
    "1, 2, 0",
    "1, 3, -1",
    "1, 4, 0",
    "2, 1, 0",
    "2, 2, 2",
    "2, 3, -2",
    "3, 2, -2",
    "2, 4, 2",
    "4, 2, 2",
    "2, 5, -2",
    "3, 3, -3",
    "3, 4, 0"
  })
  void findsThePublishedValues(int rows, int columns, int value) {
    Dots start = Dots.start(DotsGrid.of(rows, columns));
    assertThat(solve(start).report().value()).isEqualTo(value);
  }

  @Tag("slow")
  @Test
  void findsThePublishedValueOfThreeTimesFive() {
    DotsSolver large = new DotsSolver(1024, 2);
    Dots start = Dots.start(DotsGrid.of(3, 5));
    Choice choice = large.solve(start, Limits.NONE, report -> {}).orElseThrow();
    assertThat(choice.report().value()).isEqualTo(-1);
  }

  @Test
  void theLineOfAReportIsPlayableAndKeepsTheValue() {
    for (long seed = 0; seed < 50; seed++) {
      Dots position = random(DotsGrid.of(4, 4), 20, seed);
      Report report = solve(position).report();
      Dots next = position;
      for (int move : report.line()) {
        MoveList moves = new MoveList();
        next.moves(moves);
        assertThat(moves.contains(move)).isTrue();
        next = next.play(move);
        int margin = next.isOver() ? next.margin() : solve(next).report().value();
        assertThat(margin).isEqualTo(report.value());
      }
      assertThat(report.line()).isNotEmpty();
    }
  }

  @Test
  void pointsAndTurnShiftTheMarginAndNothingElse() {
    Dots position = random(DotsGrid.of(3, 3), 12, 5);
    DotsBoard board = position.board();
    int first = solve(Dots.of(board, 0, 0, Position.FIRST)).report().value();
    assertThat(solve(Dots.of(board, 3, 1, Position.FIRST)).report().value()).isEqualTo(first + 2);
    assertThat(solve(Dots.of(board, 0, 0, Position.SECOND)).report().value()).isEqualTo(-first);
  }

  @Test
  void limitsEndAProofWithoutAnAnswer() {
    Dots start = Dots.start(DotsGrid.of(5, 6));
    assertThat(solver.solve(start, Limits.nodes(1000), report -> {})).isEmpty();
    assertThat(solver.solve(start, Limits.time(Duration.ofMillis(5)), report -> {})).isEmpty();
    Thread.currentThread().interrupt();
    assertThat(solver.solve(start, Limits.NONE, report -> {})).isEmpty();
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void severalThreadsProveTheSame() {
    DotsSolver shared = new DotsSolver(16, 3);
    for (long seed = 0; seed < 5; seed++) {
      Dots position = random(DotsGrid.of(5, 6), 34, seed);
      Choice choice = shared.solve(position, Limits.NONE, report -> {}).orElseThrow();
      assertThat(choice.report().value()).isEqualTo(solve(position).report().value());
    }
  }

  private Choice solve(Dots position) {
    return solver.solve(position, Limits.NONE, report -> {}).orElseThrow();
  }

  private static int future(Dots position, Choice choice) {
    int gain = choice.report().value() - position.margin();
    return position.turn() == Position.FIRST ? gain : -gain;
  }

  private static int minimax(PlainDots position, Map<String, Integer> known) {
    if (position.isOver()) {
      return position.margin();
    }
    String text = position.text();
    Integer value = known.get(text);
    if (value == null) {
      List<Integer> values = new ArrayList<>();
      for (int move : position.moves()) {
        values.add(minimax(position.play(move), known));
      }
      value =
          position.turn() == Position.FIRST
              ? values.stream().mapToInt(v -> v).max().orElseThrow()
              : values.stream().mapToInt(v -> v).min().orElseThrow();
      known.put(text, value);
    }
    return value;
  }

  /**
   * A position with a number of missing arcs, after random moves. Players who are careful for a
   * while leave long chains; others leave boxes with three sides.
   */
  public static Dots random(DotsGrid grid, int free, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Dots position = Dots.start(grid);
    int careful = random.nextInt(grid.arcs() + 1);
    MoveList moves = new MoveList();
    while (position.free() > free) {
      moves.clear();
      position.moves(moves);
      int move = moves.get(random.nextInt(moves.size()));
      for (int i = 0; i < 30 && position.free() > careful && gives(position, move); i++) {
        move = moves.get(random.nextInt(moves.size()));
      }
      position = position.play(move);
    }
    return position;
  }

  private static boolean gives(Dots position, int move) {
    DotsGrid grid = position.grid();
    for (int which = 0; which < 2; which++) {
      int box = grid.box(move, which);
      if (box != DotsGrid.NO_BOX
          && grid.sides(box, position.word0(), position.word1(), position.word2()) == 2) {
        return true;
      }
    }
    return false;
  }
}
