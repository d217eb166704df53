package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.core.text.Words;
import tabuleiro.lab.match.GameRecord;

class MatchCommandTest extends CommandTest {
  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo"})
  void greedyBeatsRandomInEveryGameWhoeverIsNamedFirst(String game) {
    JsonNode json =
        run("match", game, "--players", "greedy", "random", "--games", "40", "--json").json();
    assertThat(json.path("games").asInt()).isEqualTo(40);
    int wins = json.path("wins").path(0).asInt();
    int losses = json.path("wins").path(1).asInt();
    assertThat(wins + losses + json.path("draws").asInt()).isEqualTo(40);
    assertThat(json.path("score").asDouble()).isGreaterThan(0.55);
    boolean isSweep = json.path("eloIsBound").asBoolean();
    assertThat(json.path(isSweep ? "eloLow" : "elo").asDouble()).isPositive();
    assertThat(json.path("eloError").asDouble() > 0).isNotEqualTo(isSweep);
    assertThat(json.path("illegal").path(0).asInt()).isZero();
    JsonNode exchanged =
        run("match", game, "--players", "random", "greedy", "--games", "40", "--json").json();
    assertThat(exchanged.path("score").asDouble()).isLessThan(0.45);
  }

  @Test
  void theResultIsTheSameHoweverManyRunAtOnce() {
    String[] line = {
      "match",
      "quatro",
      "--players",
      "alphabeta:depth=1",
      "mcts:iterations=20",
      "--games",
      "20",
      "--seed",
      "4",
      "--json",
      "--concurrency",
      "1"
    };
    JsonNode alone = run(line).json();
    line[11] = "3";
    JsonNode crowd = run(line).json();
    for (String field : new String[] {"wins", "draws", "pairs", "elo", "pointsBySeat"}) {
      assertThat(crowd.path(field)).as(field).isEqualTo(alone.path(field));
    }
  }

  @Test
  void aPlayerIsAsStrongAsItself() {
    JsonNode json =
        run(
                "match",
                "dots",
                "--variant",
                "size=3x3",
                "--players",
                "course",
                "course",
                "--games",
                "9",
                "--json")
            .json();
    assertThat(json.path("games").asInt()).isEqualTo(10);
    assertThat(json.path("score").asDouble()).isEqualTo(0.5);
    assertThat(json.path("pairs").path(2).asInt()).isEqualTo(5);
  }

  @Test
  void aTestStopsTheSeriesAndSaysWhy() {
    String[] line = {
      "match",
      "dots",
      "--variant",
      "size=2x2",
      "--players",
      "engine:nodes=3000",
      "random",
      "--games",
      "400",
      "--sprt",
      "0,100"
    };
    Said said = run(line);
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(Words.spaced(said.out()))
        .contains("SPRT of 0.0 against 100.0 Elo", "the lead is 100.0 Elo");
    assertThat(said.out()).doesNotContain("400 games");
  }

  @Test
  void aSweepIsReportedAsABound() {
    String[] line = {
      "match", "quatro", "--players", "engine:nodes=300", "random", "--games", "12", "--lang", "en"
    };
    assertThat(run(line).out()).contains("score 100.0 %, Elo > +28 (97.5 %)");
    line[3] = "random";
    line[4] = "engine:nodes=300";
    line[7] = "--json";
    JsonNode json = run(Arrays.copyOf(line, 8)).json();
    assertThat(json.path("wins").path(1).asInt()).isEqualTo(12);
    assertThat(json.path("eloHigh").asDouble()).isEqualTo(-28.0, within(0.5));
    assertThat(json.path("eloIsBound").asBoolean()).isTrue();
    for (String field : new String[] {"elo", "eloError", "eloLow"}) {
      assertThat(json.path(field).isNull()).as(field).isTrue();
    }
  }

  @Test
  void anOrdinaryResultHasAnIntervalUnlessATestStoppedTheMatch() {
    String[] line = {"match", "blokus", "--players", "greedy", "random", "--games", "20", "--json"};
    JsonNode json = run(line).json();
    double low = json.path("eloLow").asDouble();
    double high = json.path("eloHigh").asDouble();
    assertThat(json.path("elo").asDouble()).isBetween(low, high);
    assertThat(json.path("eloError").asDouble()).isEqualTo((high - low) / 2, within(1e-9));
    String[] test = Arrays.copyOf(line, 10);
    test[8] = "--sprt";
    test[9] = "0,100";
    JsonNode tested = run(test).json();
    assertThat(tested.path("elo").isNumber()).isTrue();
    assertThat(tested.path("eloLow").isNull()).isTrue();
    assertThat(tested.path("eloError").isNull()).isTrue();
  }

  @Test
  void allGamesAreRecordedAndCanBeReplayed() throws Exception {
    Path file = folder.resolve("games.jsonl");
    Said said =
        run(
            "match",
            "cavalo",
            "--players",
            "random",
            "greedy",
            "--games",
            "4",
            "--records",
            file.toString());
    assertThat(said.out()).contains("greedy", "as first", "score");
    assertThat(GameRecord.all(Files.readString(file))).hasSize(4);
    assertThat(GameRecord.all(Files.readString(file)).get(1).players())
        .containsExactly("greedy", "random");
    assertThat(run("show", "cavalo", "--record", file.toString()).out()).contains("game over");
    assertThat(run("show", "cavalo", "--record", file.toString(), "--game-number", "1").code())
        .isZero();
    assertThat(run("show", "cavalo", "--record", file.toString(), "--game-number", "5").refusal())
        .endsWith("--game-number must be from 1 to 4, not 5");
  }

  @Test
  void theTableSpeaksPortuguese() {
    Said said =
        run("match", "blokus", "--players", "course", "random", "--games", "2", "--lang", "pt");
    assertThat(said.out()).contains("partidas em pares com a mesma abertura", "pontuação");
  }

  @Test
  void badInputGetsOneSentence() throws IOException {
    assertThat(run("match", "dots").refusal()).contains("--players");
    assertThat(run("match", "dots", "--players", "random,greedy").refusal())
        .isEqualTo("expected --players SPEC SPEC; see `tabuleiro match --help`");
    assertThat(run("match", "dots", "--players", "random", "human").refusal())
        .isEqualTo("the player human can be used only in play");
    assertThat(match("--games", "0")).isEqualTo("--games must be from 1 to 1000000, not 0");
    assertThat(match("--concurrency", "0")).contains("--concurrency must be from 1 to 256");
    assertThat(match("--opening-plies", "-1")).contains("--opening-plies must be from 0");
    assertThat(match("--sprt", "5,1"))
        .isEqualTo("--sprt cannot be “5,1”; expected two numbers, the smaller first, such as 0,20");
    assertThat(match("--sprt", "much")).contains("--sprt cannot be “much”");
    assertThat(match("--records", "/nowhere/x"))
        .isEqualTo("/nowhere/x: the folder of the file does not exist");
    assertThat(match("--time", "x")).contains("--time");
    assertThat(run("match", "tetris", "--players", "random", "random").refusal())
        .isEqualTo("tetris is not a two-player game");
  }

  private static String match(String option, String value) {
    return run("match", "dots", "--players", "random", "random", option, value).refusal();
  }
}
