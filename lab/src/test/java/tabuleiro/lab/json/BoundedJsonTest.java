package tabuleiro.lab.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.match.GameRecord;
import tabuleiro.lab.study.StudyFile;
import tabuleiro.lab.tune.TuneFile;
import tabuleiro.testkit.HostileInput;

/** JSON and YAML within limits, and the readers of records and descriptions that use them. */
@Timeout(600)
@Tag("long")
class BoundedJsonTest {
  private static final ObjectMapper JSON = BoundedJson.json();

  @Test
  void nestingNumbersNamesAndRepetitionsAreLimited() throws JsonProcessingException {
    assertThat(JSON.readTree("{\"a\":[1,2.5,\"x\"]}").path("a").size()).isEqualTo(3);
    for (String text :
        List.of(
            "[".repeat(51) + "]".repeat(51),
            "[".repeat(1_000_000),
            "{\"a\":" + "1".repeat(41) + "}",
            "{\"" + "a".repeat(1001) + "\":1}",
            "{\"a\":1,\"a\":2}",
            "{} {}",
            "{} x")) {
      assertThatThrownBy(() -> JSON.readTree(text)).isInstanceOf(JacksonException.class);
    }
  }

  @Test
  void integersAreNotCutToFit() throws JsonProcessingException {
    assertThat(BoundedJson.integer(JSON.readTree("{\"side\":2}"), "side")).hasValue(2);
    for (String number : List.of("4294967297", "1.5", "1e0", "\"1\"", "null", "1e999999999")) {
      String text = "{\"side\":" + number + "}";
      assertThat(BoundedJson.integer(JSON.readTree(text), "side")).as(text).isEmpty();
    }
  }

  @Test
  void aliasesOfYamlDoNotMultiply() {
    StringBuilder text = new StringBuilder("a0: &a0 [lol]\n");
    for (int i = 1; i < 40; i++) {
      String last = "*a" + (i - 1) + ",";
      text.append("a%d: &a%d [%s]\n".formatted(i, i, last.repeat(9) + "x"));
    }
    Description bomb = new Description("study", "bomb.yaml", text.toString());
    assertThatThrownBy(() -> bomb.as(StudyFile.class)).hasMessageContaining("bomb.yaml");
  }

  @Test
  void aLongDescriptionIsRefused() {
    String text = "name: " + "x".repeat(BoundedJson.MOST_CHARACTERS);
    assertThatThrownBy(() -> new Description("study", "long.yaml", text).as(StudyFile.class))
        .hasMessage("long.yaml: expected at most 1000000 characters, but there are 1000006");
  }

  @Test
  void descriptionsSurviveHostileInput() {
    for (Class<?> type : List.of(StudyFile.class, TuneFile.class)) {
      HostileInput.check(50_000, text -> new Description("study", "x.yaml", text).as(type));
      HostileInput.check(
          50_000, text -> new Description("study", "x.yaml", "name: " + text).as(type));
      HostileInput.check(50_000, text -> new Description("study", "x.yaml", text).fingerprint());
    }
  }

  @Test
  void recordsSurviveHostileInput() {
    HostileInput.check(200_000, GameRecord::read);
    String started = "{\"event\":\"started\",\"game\":\"x\",\"position\":\"\"}\n";
    HostileInput.check(200_000, text -> GameRecord.read(started + text));
    for (String number : List.of("4294967297", "1e999999999", "-1", "99999999999999999999")) {
      assertThatThrownBy(
              () ->
                  GameRecord.read(
                      started + "{\"event\":\"moved\",\"side\":" + number + ",\"move\":\"a\"}"))
          .hasMessageStartingWith("line 2");
      assertThatThrownBy(
              () -> GameRecord.read(started + "{\"event\":\"undone\",\"moves\":" + number + "}"))
          .hasMessageStartingWith("line 2");
    }
  }
}
