package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.terminal.CommandTest;

class PerftCommandTest extends CommandTest {

  @ParameterizedTest
  @CsvSource({
    "dots, '71 4970 342930'",
    "blokus, '3 9 54 324 4464'",
    "quatro, '256 57600 11289600'",
    "blokus --problem F, '3 18 248 4881'",
    "tetris --position (NIL(t/i/l/l)), '34 578 19652 668168'",
  })
  void countsAreThoseOfTheRules(String command, String expected) {
    List<Long> counts = Arrays.stream(expected.split(" ")).map(Long::valueOf).toList();
    String[] words = command.split(" ");
    for (int i = 0; i < words.length; i++) {
      words[i] = words[i].replace('/', ' ');
    }
    String depth = String.valueOf(counts.size());
    Stream<String> options = Stream.of("--json", "--depth", depth);
    String[] line =
        Stream.of(Stream.of("perft"), Stream.of(words), options)
            .flatMap(stream -> stream)
            .toArray(String[]::new);
    JsonNode json = run(line).json();
    List<Long> found = new ArrayList<>();
    json.path("counts").forEach(count -> found.add(count.asLong()));
    assertThat(found).isEqualTo(counts);
    assertThat(json.path("millis").isIntegralNumber()).isTrue();
  }

  @Test
  void aFinishedGameHasNoLongerSequences() {
    JsonNode counts =
        run("perft", "dots", "--variant", "size=1x1", "--depth", "6", "--json")
            .json()
            .path("counts");
    assertThat(counts).hasToString("[4,12,24,24,0,0]");
  }

  @Test
  void theTextHasARowForEachLength() {
    Said said = run("perft", "dots", "--depth", "3");
    assertThat(said.out().lines()).hasSize(4);
    assertThat(said.out()).contains("342930");
  }

  @Test
  void partsAddUpToTheWhole() {
    JsonNode json = run("perft", "blokus", "--depth", "4", "--divide", "--json").json();
    long sum = 0;
    for (JsonNode part : json.path("divide")) {
      sum += part.asLong();
    }
    assertThat(sum).isEqualTo(324);
  }

  @Test
  void badInputGetsOneSentence() {
    assertThat(run("perft", "dots").refusal()).contains("--depth is missing");
    assertThat(run("perft", "--depth", "2").refusal()).contains("GAME is missing");
    assertThat(run("perft", "xadrez", "--depth", "2").refusal())
        .startsWith("unknown game “xadrez”; expected one of: dots, blokus, quatro, cavalo, tetris");
    assertThat(run("perft", "dots", "--depth", "0").refusal())
        .isEqualTo("--depth must be from 1 to 200, not 0");
    assertThat(run("perft", "dots", "--depth", "two").refusal())
        .contains("“two” is not a valid value for --depth");
    assertThat(run("perft", "dots", "--depth", "2", "--variant", "size=zero").refusal())
        .contains("size cannot be “zero”");
    assertThat(run("perft", "dots", "--depth", "2", "--variant", "colour=red").refusal())
        .contains("dots has no rule “colour”");
    assertThat(run("perft", "dots", "--depth", "2", "--depth", "3").refusal())
        .contains("--depth is given twice");
    assertThat(run("perft", "dots", "--depth", "2", "--deep").refusal())
        .contains("unexpected argument “--deep”");
    assertThat(run("perft", "dots", "--lang", "pt").refusal()).contains("falta --depth");
    assertThat(run("perft", "dots", "--lang", "fr", "--depth", "1").refusal())
        .isEqualTo("--lang must be en or pt, not “fr”");
    assertThat(run("prove").refusal())
        .startsWith("unknown command “prove”; expected one of: games");
  }
}
