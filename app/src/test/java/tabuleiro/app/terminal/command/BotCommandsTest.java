package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.text.Words;
import tabuleiro.lab.match.GameRecord;
import tabuleiro.testkit.TestBots;

class BotCommandsTest extends CommandTest {
  @TempDir private Path folder = Path.of("");
  private TestBots bots = new TestBots(folder);

  @BeforeEach
  void writeBots() {
    bots = new TestBots(folder);
  }

  private static Said match(String game, String one, String other, String... more) {
    List<String> line = new ArrayList<>(List.of("match", game, "--players"));
    line.addAll(List.of("bot:" + one, other));
    line.addAll(List.of(more));
    if (!line.contains("--games")) {
      line.addAll(List.of("--games", "4"));
    }
    return run(line.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo"})
  void twoBotsPlayTheSameGamesEveryTime(String game) throws Exception {
    Path one = folder.resolve("one.jsonl");
    Path two = folder.resolve("two.jsonl");
    String[] limits = {"--nodes", "10", "--json", "--records", one.toString()};
    String other = "bot:" + bots.legal(2);
    JsonNode first = match(game, bots.firstLegal(), other, limits).json();
    limits[4] = two.toString();
    JsonNode again = match(game, bots.firstLegal(), other, limits).json();
    assertThat(first.path("games").asInt()).isEqualTo(4);
    assertThat(first.path("failures")).isEmpty();
    assertThat(again.path("wins")).isEqualTo(first.path("wins"));
    assertThat(Files.readString(two)).isEqualTo(Files.readString(one));
    assertThat(GameRecord.all(Files.readString(one)).get(0).players())
        .containsExactly("bot:" + bots.firstLegal(), other);
  }

  @Test
  void severalGamesAtOnceHaveTheirOwnProcesses() {
    String other = "bot:" + bots.legal(1);
    JsonNode alone = match("dots", bots.firstLegal(), other, "--nodes", "10", "--json").json();
    JsonNode crowd =
        match("dots", bots.firstLegal(), other, "--nodes", "10", "--json", "--concurrency", "3")
            .json();
    assertThat(crowd.path("wins")).isEqualTo(alone.path("wins"));
  }

  @ParameterizedTest
  @CsvSource({
    "crash, the program ended with exit code 3",
    "illegal, is not a legal move",
    "silent, no answer",
    "protocol, came before it was asked for",
  })
  void aFailureIsReportedWithAllItsDetails(String kind, String reason) throws IOException {
    String bot =
        switch (kind) {
          case "crash" -> bots.crashAt(2);
          case "illegal" -> bots.illegal();
          case "silent" -> bots.silent();
          default -> bots.twice();
        };
    Path records = folder.resolve("games.jsonl");
    String[] more = {"--time", "300", "--json", "--records", records.toString(), "--games", "2"};
    List<String> line = new ArrayList<>(List.of("match", "dots", "--variant", "size=3x3"));
    line.addAll(List.of("--players", "random", "bot:" + bot));
    line.addAll(List.of(more));
    JsonNode json = run(line.toArray(String[]::new)).json();
    assertThat(json.path("wins").path(0).asInt()).isEqualTo(2);
    assertThat(json.path("failureCounts").path(1).path(kind).asInt()).isEqualTo(2);
    JsonNode failure = json.path("failures").path(0);
    assertThat(failure.path("kind").asText()).isEqualTo(kind);
    assertThat(failure.path("game").asInt()).isEqualTo(1);
    assertThat(failure.path("side").asInt()).isEqualTo(2);
    assertThat(failure.path("reason").asText()).contains(reason);
    assertThat(failure.path("dialogue")).isNotEmpty().hasSizeLessThanOrEqualTo(20);
    assertThat(failure.path("command").asText())
        .startsWith("./tabuleiro check-bot dots --variant size=3x3 --position '")
        .contains(" --side 2 --time 300 --seed=1 -- sh ");
    assertThat(Files.readString(records)).contains("{\"event\":\"failed\",");
  }

  @Test
  void failuresAreListedBelowTheTableAndFit() {
    Said said = match("dots", bots.crashAt(1), "random", "--nodes", "10", "--games", "12");
    assertThat(said.code()).isZero();
    assertThat(said.out())
        .contains(": crash 12\n", "game 1: ", "game 5: ", "to reproduce\n    ./tabuleiro check-bot")
        .contains("and 7 more; --records FILE writes all of them")
        .doesNotContain("game 6: ");
    String path = folder.toString(); // a path is never broken
    assertThat(said.out().lines().filter(line -> !line.contains(path)))
        .allSatisfy(line -> assertThat(TextLines.width(line)).isLessThanOrEqualTo(80));
  }

  @Test
  void aBotGetsTheClocksOfTheGame() {
    String bot =
        bots.command(
            "clock",
            "echo \"$line\" >&2; [ $n -eq 2 ] && exit 3; echo \"bestmove $(first \"$moves\")\"");
    JsonNode json =
        match("dots", bot, "random", "--clock", "40000+100", "--time-scale", "1.5", "--json")
            .json();
    assertThat(json.path("clock").asText()).isEqualTo("60000+150");
    assertThat(json.path("timeScale").asDouble()).isEqualTo(1.5);
    assertThat(json.path("failures").path(0).path("errors").path(0).asText())
        .isEqualTo("go p1time 59960 p2time 60000 p1inc 150 p2inc 150");
    assertThat(json.path("failures").path(0).path("command").asText()).contains(" --time 60000 ");
  }

  @ParameterizedTest
  @CsvSource({
    "'--clock 1000 --time 5', --clock and --time cannot be used together",
    "'--clock soon', the clock cannot be “soon”",
    "'--nodes 5 --time-scale 2', --time-scale has no effect",
    "'--time-scale never', the time scale cannot be “never”",
    "'--time-scale 1000', the time scale cannot be “1000”",
  })
  void clocksAndScalesThatCannotBeMeantAreRefused(String options, String problem) {
    List<String> line = new ArrayList<>(List.of("match", "dots", "--players", "random", "greedy"));
    line.addAll(List.of(options.split(" ")));
    assertThat(run(line.toArray(String[]::new)).refusal()).contains(problem);
  }

  @Test
  void aSequentialTestAcceptsBots() {
    Said said =
        match(
            "dots", bots.firstLegal(), "bot:" + bots.crashAt(1), "--nodes", "5", "--sprt", "0,300");
    assertThat(said.code()).isZero();
    assertThat(said.out()).contains("SPRT of 0");
  }

  @ParameterizedTest
  @CsvSource({
    "'match dots --players bot:BOT random --weights 1,2', --weights has no effect",
    "'match dots --players bot:./nothing random', 'there is no such folder, file or program'",
    "'match dots --players bot: random', 'after “bot:” a folder'",
    "'analyse dots --player bot:BOT --threads 2', --threads",
    "'analyse dots --player bot:BOT --trace t.jsonl', --trace",
    "'analyse dots --player bot:BOT --exact', --exact has no effect on a bot",
    "'jogar dots --player bot:BOT', bots cannot play here",
  })
  void whatHasNoEffectOnABotIsRefused(String line, String problem) {
    String[] words = line.split(" ");
    for (int i = 0; i < words.length; i++) {
      words[i] = words[i].replace("BOT", bots.firstLegal());
    }
    assertThat(run(words).refusal()).contains(problem);
  }

  @Test
  void aBotAnalysesAPosition() {
    String[] line = {
      "analyse", "dots", "--player", "bot:" + bots.informative(), "--nodes", "9", "--json"
    };
    JsonNode json = run(line).json();
    assertThat(json.toString()).contains("\"depth\":2", "\"nodes\":7", "(h 1 1)");
    line[3] = "bot:" + bots.crashAt(1);
    assertThat(run(line).refusal())
        .isEqualTo(
            "the bot failed: the program ended with exit code 3; expected it to run until it reads"
                + " “quit”");
  }

  @Test
  void aHumanPlaysABotAndResumes() throws IOException {
    Path record = folder.resolve("game.jsonl");
    String[] line = {
      "play",
      "dots",
      "--variant",
      "size=3x3",
      "--second",
      "bot:" + bots.firstLegal(),
      "--nodes",
      "5",
      "--record",
      record.toString()
    };
    Said said = piping("(h 4 3)\nquit\n", line);
    assertThat(said.code()).isZero();
    assertThat(said.out()).contains("2. player 2 (first.sh): (h 1 1)");
    Said resumed =
        piping(
            "(h 4 2)\nquit\n",
            "play",
            "dots",
            "--resume",
            "--nodes",
            "5",
            "--record",
            record.toString());
    assertThat(resumed.out()).contains("4. player 2 (first.sh): (h 1 2)");
    assertThat(Files.readString(record))
        .contains("\"bot:" + bots.firstLegal().replace("\"", "\\\""));
  }

  @Test
  void aGameEndsWhenItsBotFails() throws IOException {
    Path record = folder.resolve("game.jsonl");
    Said said =
        piping(
            "(h 4 3)\n(h 4 2)\n",
            "play",
            "dots",
            "--variant",
            "size=3x3",
            "--second",
            "bot:" + bots.crashAt(2),
            "--nodes",
            "5",
            "--record",
            record.toString());
    assertThat(said.code()).isZero();
    assertThat(Words.spaced(said.out()))
        .contains("crash.sh (player 2), move 4: crash after ")
        .contains("--moves '(h 4 3) (h 1 1) (h 4 2)' --side 2")
        .contains("player 2 cannot go on; player 1 wins");
    assertThat(Files.readString(record)).contains("{\"event\":\"failed\",", "\"kind\":\"crash\"");
  }
}
