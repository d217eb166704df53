package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.terminal.output.ExitCode;

class AnalyseCommandTest extends CommandTest {
  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @CsvSource({"1x1, -1", "1x2, 0", "1x3, -1", "2x2, 2"})
  void smallBoardsAreProved(String size, double value) {
    JsonNode json = run("analyse", "dots", "--variant", "size=" + size, "--exact", "--json").json();
    assertThat(json.path("value").asDouble()).isEqualTo(value);
    assertThat(json.path("exact").asBoolean()).isTrue();
    assertThat(json.path("move").asText()).matches("\\([hv] \\d \\d\\)");
  }

  @Test
  void theValueIsThatOfTheSideToMove() {
    String[] line = {"analyse", "dots", "--exact", "--json", "--position", ""};
    line[5] = "((((1) (1)) ((1) (0))) (0 0) 1)";
    assertThat(run(line).json().path("value").asDouble()).isEqualTo(1);
    line[5] = "((((1) (1)) ((1) (0))) (0 0) 2)";
    JsonNode second = run(line).json();
    assertThat(second.path("value").asDouble()).isEqualTo(1);
    assertThat(second.path("turn").asInt()).isEqualTo(2);
    assertThat(second.path("line").size()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo"})
  void everyGameCanBeAnalysed(String game) {
    JsonNode json = run("analyse", game, "--nodes", "2000", "--json").json();
    for (String field :
        List.of(
            "move",
            "value",
            "exact",
            "depth",
            "line",
            "nodes",
            "alphaCuts",
            "betaCuts",
            "tableHits",
            "millis")) {
      assertThat(json.has(field)).as(field).isTrue();
    }
    assertThat(json.path("line").path(0).asText()).isEqualTo(json.path("move").asText());
  }

  @Test
  void theSameDepthGivesTheSameAnswer() {
    String[] line = {"analyse", "cavalo", "--seed", "3", "--depth", "6", "--json"};
    JsonNode one = run(line).json();
    JsonNode other = run(line).json();
    assertThat(one.path("nodes").asLong()).isPositive().isEqualTo(other.path("nodes").asLong());
    assertThat(one.path("line")).isEqualTo(other.path("line"));
    assertThat(one.path("depth").asInt()).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"engine", "alphabeta", "pvs"})
  void severalLinesAreSortedAndDifferent(String player) {
    JsonNode lines =
        run(
                "analyse",
                "dots",
                "--variant",
                "size=1x3",
                "--player",
                player,
                "--depth",
                "20",
                "--lines",
                "4",
                "--json")
            .json()
            .path("lines");
    assertThat(lines).hasSize(4);
    assertThat(lines.findValuesAsText("move")).doesNotHaveDuplicates();
    double last = Double.MAX_VALUE;
    for (JsonNode line : lines) {
      assertThat(line.path("value").asDouble()).isLessThanOrEqualTo(last);
      last = line.path("value").asDouble();
    }
  }

  @Test
  void theEvaluationIsExplainedTermByTerm() {
    JsonNode json = run("analyse", "cavalo", "--depth", "2", "--explain", "--json").json();
    double sum = 0;
    for (JsonNode term : json.path("terms")) {
      sum += term.path("value").asDouble();
    }
    assertThat(json.path("terms").size()).isPositive();
    assertThat(sum).isEqualTo(json.path("evaluationValue").asDouble());
    Said said =
        run("analyse", "dots", "--depth", "2", "--explain", "--player", "engine:eval=margin");
    assertThat(said.out())
        .contains("evaluation margin, in points for player 1:", "boxes closed so far");
  }

  @Test
  void optionsThatExcludeEachOtherAreRefused() {
    String trace = folder.resolve("refused.jsonl").toString();
    for (List<String> options :
        List.of(
            List.of("--exact", "--lines", "3"),
            List.of("--trace", trace, "--exact"),
            List.of("--trace", trace, "--lines", "3"))) {
      List<String> line = new ArrayList<>(List.of("analyse", "dots", "--variant", "size=1x1"));
      line.addAll(options);
      Said said = run(line.toArray(String[]::new));
      assertThat(said.code()).isEqualTo(2);
      assertThat(said.err()).contains("cannot be used together");
    }
  }

  @Test
  void quiescenceLooksOnWhereABoxCanBeClosed() {
    String position = "((((1 1) (1 0)) ((1) (0) (0))) (0 0) 1)";
    List<Integer> nodes = new ArrayList<>();
    for (String on : List.of("false", "true")) {
      String player = "alphabeta:depth=1,quiescence=" + on;
      nodes.add(
          run("analyse", "dots", "--position", position, "--player", player, "--json")
              .json()
              .path("nodes")
              .asInt());
    }
    assertThat(nodes.get(1)).isGreaterThan(nodes.get(0));
  }

  /** Orders of taking the same boxes have one result, so quiescence looks at one order only. */
  @ParameterizedTest
  @ValueSource(strings = {"alphabeta", "negamax-ab", "pvs", "engine"})
  void quiescenceInDotsIsBounded(String player) {
    String quiet =
        player + ":depth=3,nodes=200000,quiescence=" + (player.equals("engine") ? 12 : true);
    JsonNode json = run("analyse", "dots", "--player", quiet, "--json").json();
    assertThat(json.path("depth").asInt()).isEqualTo(3);
    assertThat(json.path("nodes").asLong()).isLessThan(20_000);
  }

  @Test
  void aTextbookSearchIsTracedAsATree() throws IOException {
    Path file = folder.resolve("trace.jsonl");
    Said said =
        run(
            "analyse",
            "dots",
            "--variant",
            "size=1x2",
            "--player",
            "alphabeta:depth=3,memo=true",
            "--trace",
            file.toString(),
            "--json");
    long nodes = said.json().path("nodes").asLong();
    List<String> lines = Files.readAllLines(file);
    assertThat(lines.get(0))
        .contains("\"game\":\"dots-1x2\"", "\"player\":\"alphabeta:depth=3")
        .contains("\"world\":\"dots\"", "\"variant\":{\"size\":\"1x2\"}", "\"scale\":");
    assertThat(lines.get(1)).contains("\"turn\":0,\"choices\":7}");
    JsonNode choice = new ObjectMapper().readTree(lines.get(lines.size() - 1));
    assertThat(choice.path("event").asText()).isEqualTo("choice");
    assertThat(choice.path("nodes").asLong()).isEqualTo(nodes);
    Map<Long, Long> depths = new HashMap<>();
    long cuts = 0;
    for (String line : lines.subList(1, lines.size() - 1)) {
      JsonNode event = new ObjectMapper().readTree(line);
      long node = event.path("node").asLong();
      if (event.path("event").asText().equals("entered")) {
        long parent = event.path("parent").asLong();
        depths.put(node, parent < 0 ? 0L : depths.getOrDefault(parent, 99L) + 1);
        assertThat(event.has("move")).isEqualTo(parent >= 0);
      } else {
        assertThat(event.has("value")).isTrue();
        cuts += event.path("event").asText().equals("cut") ? 1 : 0;
      }
    }
    assertThat((long) depths.size()).isEqualTo(nodes);
    assertThat(cuts)
        .isEqualTo(said.json().path("alphaCuts").asLong() + said.json().path("betaCuts").asLong());
    assertThat(depths.values()).allMatch(depth -> depth <= 3);
  }

  @Test
  void aProofThatALimitEndsSaysSo() {
    Said said = run("analyse", "dots", "--exact", "--nodes", "1000", "--json");
    assertThat(said.code()).isEqualTo(ExitCode.LIMIT);
    assertThat(said.out()).contains("\"exact\" : false");
  }

  @Test
  void textIsForPeopleInBothLanguages() {
    Said said = run("analyse", "dots", "--variant", "size=1x1", "--lang", "pt");
    assertThat(said.out()).contains("jogada: (", "valor: -1,00 para o jogador 1, provado");
    assertThat(run("analyse", "dots", "--variant", "size=1x1").out())
        .contains("value: -1.00 for player 1, proved", "alpha cuts");
  }

  @Test
  void badInputGetsOneSentence() {
    assertThat(run("analyse", "tetris").refusal()).isEqualTo("tetris is not a two-player game");
    assertThat(run("analyse", "dots", "--lines", "0").refusal())
        .isEqualTo("--lines must be from 1 to 1000, not 0");
    assertThat(run("analyse", "dots", "--threads", "0").refusal()).contains("--threads must be");
    assertThat(run("analyse", "dots", "--time", "0").refusal()).contains("--time must be from 1");
    assertThat(run("analyse", "dots", "--depth", "-1").refusal()).contains("--depth must be");
    assertThat(run("analyse", "dots", "--nodes", "0").refusal()).contains("--nodes must be");
    assertThat(run("analyse", "dots", "--player", "human").refusal())
        .isEqualTo("the player human can be used only in play");
    assertThat(run("analyse", "dots", "--player", "mcts", "--threads", "2").refusal())
        .isEqualTo("--threads works only with engine, not with mcts");
    assertThat(run("analyse", "dots", "--trace", "x").refusal())
        .startsWith("--trace works only with minimax");
    assertThat(
            run("analyse", "dots", "--player", "minimax:depth=1", "--trace", "/nowhere/x")
                .refusal())
        .isEqualTo("/nowhere/x: the folder of the file does not exist");
    assertThat(run("analyse", "dots", "--position", "((").refusal()).startsWith("--position, line");
    assertThat(run("analyse", "dots", "--position", "((((1) (1)) ((1) (1))) (1 0) 1)").refusal())
        .isEqualTo("the game is over: there is no move to analyse");
    assertThat(run("analyse", "dots", "--position", "x", "--position-file", "y").refusal())
        .isEqualTo("--position and --position-file cannot be used together");
  }
}
