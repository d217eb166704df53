package tabuleiro.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Players know the maximum value of a game: a value that reaches it is proved at any depth. */
class AnalyseBoundTest extends CommandTest {

  /** Row 1 has three white pieces, and many white pieces are left. */
  private static final String WIN_IN_ONE =
      "(((branca redonda alta oca) (branca redonda alta cheia) (branca quadrada baixa oca) 0)"
          + " (0 0 0 0) (0 0 0 0) (0 0 0 0))";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "engine:eval=threats",
        "engine:eval=course",
        "engine:eval=margin",
        "engine:eval=threats,threads=2",
        "minimax",
        "negamax",
        "negamax-ab",
        "alphabeta",
        "alphabeta:soft=false",
        "pvs",
        "mtdf"
      })
  void aWinInOneIsProvedAtOnce(String player) {
    String[] line = {
      "analyse",
      "quatro",
      "--position",
      WIN_IN_ONE,
      "--player",
      player,
      "--nodes",
      "50000",
      "--json"
    };
    JsonNode json = run(line).json();
    assertThat(json.path("exact").asBoolean()).as(player).isTrue();
    assertThat(json.path("value").asDouble()).isEqualTo(1);
    assertThat(json.path("depth").asInt()).isEqualTo(1);
    assertThat(json.path("move").asText()).startsWith("D1 branca");
  }
}
