package tabuleiro.app.web.watch;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.web.Client;
import tabuleiro.app.web.LocalArena;

/** Games of controllers are played piece by piece, the same whenever they are asked for. */
class WatchRoutesTest {
  private static final String PATH = "/api/v1/controller-games";

  @RegisterExtension private final LocalArena arena = new LocalArena();

  private static String body(String trial, String controller, String more) {
    return "{\"world\":\"tetris\",\"trial\":\"%s\",\"controller\":\"%s\"%s}"
        .formatted(trial, controller, more);
  }

  private JsonNode moves(String more) {
    return arena.client().post("/controller-games", body("endless-10", "bcts", more));
  }

  @Test
  void theNextMovesContinueTheGame() {
    JsonNode first = moves(",\"seed\":7");
    JsonNode next = moves(",\"seed\":7,\"from\":100");
    assertThat(first.get("moves").size()).isEqualTo(100);
    JsonNode last = first.get("moves").get(99);
    assertThat(next.get("picture")).isEqualTo(last.get("picture"));
    assertThat(next.get("score")).isEqualTo(last.get("score"));
    assertThat(moves(",\"seed\":7")).isEqualTo(first);
    assertThat(moves(",\"seed\":8")).isNotEqualTo(first);
  }

  @Test
  void aGameEndsWithAPictureWithoutAMove() {
    int from = 0;
    JsonNode answer;
    do {
      answer =
          arena
              .client()
              .post(
                  "/controller-games",
                  body("endless4-10", "ist-group-41-2015", ",\"seed\":3,\"from\":" + from));
      from += answer.get("moves").size();
    } while (!answer.get("over").asBoolean());
    JsonNode end = answer.get("moves").get(answer.get("moves").size() - 1);
    assertThat(end.get("at").isEmpty()).isTrue();
    assertThat(end.get("picture").get("lost").asBoolean()).isTrue();
  }

  @Test
  void onlySoManyMovesAreShown() {
    JsonNode last = moves(",\"seed\":1,\"from\":20000");
    assertThat(last.get("most").asInt()).isEqualTo(20_000);
    assertThat(last.get("moves").size()).isLessThanOrEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"world\":\"dots\",\"trial\":\"endless-10\",\"controller\":\"bcts\"}",
        "{\"world\":\"tetris\",\"trial\":\"endless-11\",\"controller\":\"bcts\"}",
        "{\"world\":\"tetris\",\"trial\":\"endless-10\",\"controller\":\"nobody\"}",
        "{\"world\":\"tetris\",\"trial\":\"endless-10\"}",
        "{\"world\":\"tetris\",\"trial\":\"endless-10\",\"controller\":\"bcts\",\"from\":20001}",
        "{\"world\":\"tetris\",\"trial\":\"endless-10\",\"controller\":\"bcts\",\"seed\":-1}"
      })
  void whatIsUnknownIsRefused(String body) {
    HttpResponse<String> answer = arena.client().send(arena.client().request("POST", PATH, body));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
    assertThat(Client.json(answer.body()).get("error").asText()).isNotEmpty();
  }
}
