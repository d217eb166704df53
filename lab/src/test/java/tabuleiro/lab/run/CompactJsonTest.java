package tabuleiro.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompactJsonTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "null",
        "{\"a\":[1,-2.5,1e300,true,null,\"é ∞ 𝄞 \\u0000\"],\"b\":{\"c\":9223372036854775807}}",
      })
  void theValueIsTheSame(String text) throws JsonProcessingException {
    JsonNode value = JSON.readTree(text);
    CompactJson compact = CompactJson.of(value);
    assertThat(compact.read()).isEqualTo(value);
    assertThat(compact.text()).isEqualTo(value.toString());
    assertThat(compact).isEqualTo(CompactJson.of(JSON.readTree(text)));
    assertThat(compact).hasSameHashCodeAs(CompactJson.of(JSON.readTree(text)));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 99, 100, 101, 5_000})
  void longAndShortTextsAreKept(int letters) {
    SplittableRandom random = new SplittableRandom(letters);
    for (int range : new int[] {2, 90}) {
      StringBuilder text = new StringBuilder();
      random.ints(letters, ' ', ' ' + range).forEach(c -> text.append((char) c));
      JsonNode value = JSON.createObjectNode().put("text", text.toString());
      assertThat(CompactJson.of(value).read()).isEqualTo(value);
    }
  }

  @Test
  void nobodyCanChangeTheValuesOfATaskOrAResult() {
    Task task = new Task("a", JSON.createObjectNode().put("n", 1), 0);
    Result result = new Result("a", JSON.createObjectNode().put("n", 1), Duration.ZERO);
    ((ObjectNode) task.what()).put("n", 2);
    ((ObjectNode) result.values()).put("n", 2);
    assertThat(task.what().path("n").asInt()).isEqualTo(1);
    assertThat(result.values().path("n").asInt()).isEqualTo(1);
  }
}
