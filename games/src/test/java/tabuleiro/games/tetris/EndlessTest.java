package tabuleiro.games.tetris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.TrialGame;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;
import tabuleiro.core.world.Resources;
import tabuleiro.games.tetris.endless.EndlessGame;
import tabuleiro.games.tetris.endless.EndlessTrial;

class EndlessTest {
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

  @Test
  void aWatchedGameIsTheGameThatIsPlayed() {
    Trial trial = trial("endless4-10").with(known(trial("endless4-10"), "ist-group-41-2015"));
    TrialGame game = trial.watch(5).orElseThrow();
    assertThat(game.lastMove()).isEmpty();
    while (game.next()) {
      assertThat((List<?>) game.lastMove().get("cells")).hasSize(4);
      assertThat((List<?>) game.picture().get("rows")).hasSize(10);
    }
    assertThat(new Trial.Score(game.score(), game.moves(), true))
        .isEqualTo(trial.play(5, Long.MAX_VALUE));
    assertThat(game.picture()).containsEntry("lost", true).containsEntry("removed", game.score());
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
