package tabuleiro.games.tetris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;
import tabuleiro.core.world.Resources;
import tabuleiro.games.tetris.endless.EndlessBoard;
import tabuleiro.games.tetris.endless.EndlessController;
import tabuleiro.games.tetris.endless.EndlessFeatures;
import tabuleiro.games.tetris.endless.EndlessFour;
import tabuleiro.games.tetris.endless.EndlessGame;
import tabuleiro.games.tetris.endless.EndlessTrial;
import tabuleiro.games.tetris.rules.TetrisMove;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisRotation;
import tabuleiro.games.tetris.rules.Well;

class EndlessTest {
  private static final double[] ONES = {1, 1, 1, 1, 1, 1, 1, 1, 1};

  @Tag("long")
  @ParameterizedTest
  @ValueSource(ints = {10, 18, 20, 24})
  void everyPlacementOnRandomBoardsHasTheFeaturesOfTheDefinitions(int rows) {
    EndlessBoard board = new EndlessBoard(rows);
    PlainEndless plain = new PlainEndless(rows, ONES);
    EndlessFeatures features = new EndlessFeatures(ONES);
    int removals = 0;
    int placements = 0;
    for (long seed = 0; seed < 200; seed++) {
      boolean[][] table = randomTable(rows, new SplittableRandom(seed));
      plain.set(table);
      for (TetrisPiece piece : TetrisPiece.values()) {
        if (piece == TetrisPiece.U) {
          break;
        }
        List<Integer> fitting = new ArrayList<>();
        for (PlainEndless.Outcome outcome : plain.outcomes(piece)) {
          int move = outcome.move().number();
          fitting.add(move);
          load(board, table);
          assertThat(features.features(board, move)).isEqualTo(outcome.features());
          assertThat(board.place(move)).isEqualTo(outcome.removed());
          assertThat(Arrays.deepEquals(table(board), outcome.cells())).isTrue();
          removals += outcome.removed();
          placements++;
        }
        load(board, table);
        assertThat(fitting(board, piece)).isEqualTo(fitting);
        assertThat(new EndlessFeatures(ONES).best(board, piece.number()) == EndlessController.LOST)
            .isEqualTo(fitting.isEmpty());
      }
    }
    assertThat(removals).isGreaterThan(500);
    assertThat(placements).isGreaterThan(10_000);
  }

  /** Rows dense below and sparse above; some lack only one or two cells. */
  private static boolean[][] randomTable(int rows, SplittableRandom random) {
    boolean[][] table = new boolean[rows][EndlessBoard.COLUMNS];
    int filled = random.nextInt(rows - 1);
    for (int row = 0; row < filled; row++) {
      int style = random.nextInt(3);
      int gap = random.nextInt(EndlessBoard.COLUMNS);
      for (int column = 0; column < EndlessBoard.COLUMNS; column++) {
        table[row][column] =
            style == 0
                ? random.nextInt(4) > 0
                : style == 1 ? random.nextInt(8) > 0 : (column - gap) / (1 + gap % 3) != 0;
      }
      table[row][gap] = false;
    }
    return table;
  }

  private static void load(EndlessBoard board, boolean[][] table) {
    board.clear();
    for (int row = 0; row < table.length; row++) {
      for (int column = 0; column < EndlessBoard.COLUMNS; column++) {
        if (table[row][column]) {
          board.fill(row, column);
        }
      }
    }
  }

  private static boolean[][] table(EndlessBoard board) {
    boolean[][] table = new boolean[board.rows()][EndlessBoard.COLUMNS];
    for (int row = 0; row < table.length; row++) {
      for (int column = 0; column < EndlessBoard.COLUMNS; column++) {
        table[row][column] = board.isFilled(row, column);
      }
    }
    return table;
  }

  private static List<Integer> fitting(EndlessBoard board, TetrisPiece piece) {
    return IntStream.of(Well.moves(piece.number()))
        .filter(move -> board.fits(move / 10, board.landing(move / 10, move % 10)))
        .boxed()
        .toList();
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"dellacherie", "el-tetris", "bcts", "dt-10", "dt-20"})
  void gamesAreThoseOfThePlainController(String controller) {
    Tunable<Trial> weighted = trial("endless-10");
    double[] weights = known(weighted, controller);
    for (long seed = 0; seed < 4; seed++) {
      PlainEndless plain = new PlainEndless(10, weights);
      long removed = plain.play(seed, 600);
      Trial.Score score = weighted.with(weights).play(seed, 600);
      assertThat(score.score()).isEqualTo(removed);
      assertThat(score.moves()).isEqualTo(plain.placed());
      assertThat(score.isOver()).isEqualTo(plain.placed() < 600);
    }
  }

  @Test
  void aWellCountsTheMoreTheDeeperItIs() {
    // The first column is a well of depth 3 beside the wall: 1 + 2 + 3; the fifth has depth 1.
    String[] drawn = {
      ".###.###..", //
      ".#######..",
      ".#######.."
    };
    boolean[][] table = new boolean[20][EndlessBoard.COLUMNS];
    for (int row = 0; row < drawn.length; row++) {
      for (int column = 0; column < EndlessBoard.COLUMNS; column++) {
        table[row][column] = drawn[drawn.length - 1 - row].charAt(column) == '#';
      }
    }
    EndlessBoard board = new EndlessBoard(20);
    load(board, table);
    // A square placed into the last columns makes no well.
    int square = new TetrisMove(8, TetrisRotation.O0).number();
    assertThat(new EndlessFeatures(ONES).features(board, square)[5]).isEqualTo(7);
  }

  @Test
  void ofEqualPlacementsTheFirstIsTaken() {
    // A flat board: only the landing height matters, and the first of equal placements is chosen.
    EndlessBoard board = new EndlessBoard(20);
    int move = new EndlessFeatures(-1, 0, 0, 0, 0, 0, 0, 0, 0).best(board, 3);
    assertThat(TetrisMove.of(move)).isEqualTo(new TetrisMove(0, TetrisRotation.O0));
  }

  @Test
  void aPieceThatDoesNotLieWhollyInsideLosesEvenIfItWouldCompleteRows() {
    EndlessBoard board = new EndlessBoard(4);
    for (int row = 0; row < 4; row++) {
      for (int column = row == 0 ? 0 : 1; column < 10; column++) {
        board.fill(row, column);
      }
    }
    // The bar would lie in rows 1 to 4 and complete three of them.
    assertThat(new EndlessFeatures(ONES).best(board, TetrisPiece.I.number()))
        .isEqualTo(EndlessController.LOST);
  }

  @Test
  void theFourFeaturesAreThoseOfTheirAuthors() {
    EndlessBoard board = new EndlessBoard(10);
    for (int column = 0; column < 8; column++) {
      board.fill(0, column);
    }
    board.fill(2, 0);
    EndlessFour four = new EndlessFour(0, 0, 0, 0, 0);
    // A square in the corner completes the row; the rest is its other half and the overhang.
    int corner = new TetrisMove(8, TetrisRotation.O0).number();
    assertThat(four.features(board, corner)).containsExactly(4, 1, 1, 1, 4 - 1);
    int apart = new TetrisMove(3, TetrisRotation.O0).number();
    assertThat(four.features(board, apart)).containsExactly(3 + 2 + 6 + 3, 0, 0, 1, 2 + 2 + 2 + 1);
  }

  @Test
  void theKnownWeightsAreThoseOfTheFile() throws Exception {
    JsonNode file =
        new ObjectMapper().readTree(Resources.text(TetrisWorld.class, "controller-weights.json"));
    Tunable<Trial> nine = trial("endless-20");
    assertThat(nine.weights()).extracting(Weight::name).isEqualTo(texts(file.get("feature_order")));
    assertThat(nine.known()).hasSize(file.get("weights").size());
    nine.known()
        .forEach(
            (name, values) -> assertThat(values).isEqualTo(numbers(file.get("weights").get(name))));
    assertThat(nine.standard()).isEqualTo(known(nine, "bcts"));
    Tunable<Trial> four = trial("endless4-20");
    for (Map.Entry<String, List<Double>> known : four.known().entrySet()) {
      List<Double> published = numbers(file.get("four_feature").get(known.getKey()));
      boolean squares = known.getKey().startsWith("ist");
      assertThat(known.getValue())
          .containsExactly(
              published.get(0),
              squares ? 0 : published.get(1),
              squares ? published.get(1) : 0,
              published.get(2),
              published.get(3));
    }
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(item -> texts.add(item.asText()));
    return texts;
  }

  private static List<Double> numbers(JsonNode array) {
    List<Double> numbers = new ArrayList<>();
    array.forEach(item -> numbers.add(item.asDouble()));
    return numbers;
  }

  @Test
  void trialsAreRepeatableAndKnowTheirEnd() {
    for (Tunable<Trial> weighted : new TetrisWorld().trials()) {
      Trial trial = weighted.with(weighted.standard());
      assertThat(trial.play(5, 300)).isEqualTo(trial.play(5, 300));
      assertThat(trial.play(5, 10))
          .isEqualTo(new Trial.Score(trial.play(5, 10).score(), 10, false));
      assertThatThrownBy(() -> weighted.with(1, 2)).isInstanceOf(IllegalArgumentException.class);
      double[] none = new double[weighted.weights().size()];
      Trial.Score poor = weighted.with(none).play(1, 100_000);
      assertThat(poor.isOver()).isTrue();
      assertThat(poor.moves()).isLessThan(1_000);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"yiyuan-lee-2013", "ist-group-41-2015"})
  void fourFeaturesKeepATallWellOpenForLong(String controller) {
    Tunable<Trial> four = trial("endless4-20");
    Trial trial = four.with(known(four, controller));
    long removed =
        LongStream.range(0, 20).map(seed -> trial.play(seed, Long.MAX_VALUE).score()).sum();
    assertThat(removed).isGreaterThan(20 * 150);
  }

  @Test
  void theDrawingShowsTheWell() {
    EndlessTrial trial = (EndlessTrial) trial("endless-10").with(trial("endless-10").standard());
    EndlessGame game = trial.game(1);
    assertThat(game.next()).isTrue();
    assertThat(game.drawing().lines()).hasSize(12);
    assertThat(game.drawing().chars().filter(c -> c == '#').count()).isEqualTo(4);
  }

  /**
   * The published results of Gabillon and others and of the course’s data, 500 games each; 95 %
   * intervals.
   */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "dellacherie, 2388, 215",
    "el-tetris, 3075, 275",
    "bcts, 3867, 339",
    "dt-10, 5097, 444",
    "dt-20, 4749, 420"
  })
  void linesOnTenRowsAreThePublishedOnes(String controller, double published, double error) {
    Tunable<Trial> weighted = trial("endless-10");
    Trial trial = weighted.with(known(weighted, controller));
    SplittableRandom seeds = new SplittableRandom(1);
    double mean =
        LongStream.generate(seeds::nextLong)
            .limit(500)
            .map(seed -> trial.play(seed, Long.MAX_VALUE).score())
            .average()
            .orElseThrow();
    // Both results have about the same uncertainty.
    assertThat(mean).isCloseTo(published, within(error * Math.sqrt(2)));
  }

  private static Tunable<Trial> trial(String name) {
    return new TetrisWorld()
        .trials().stream().filter(trial -> trial.name().equals(name)).findFirst().orElseThrow();
  }

  private static double[] known(Tunable<Trial> weighted, String name) {
    List<Double> values = weighted.known().getOrDefault(name, List.of());
    assertThat(values).as(name).hasSameSizeAs(weighted.weights());
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
