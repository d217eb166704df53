package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests explanations, refutations, hints and reviews of a game, and recorded games. */
class AdviceTest {
  private static final String SMALL = "{\"world\":\"dots\",\"variant\":{\"size\":\"3x3\"}";

  @RegisterExtension private final LocalArena arena = new LocalArena();

  private int status(String path) {
    return arena.client().send(arena.client().request("GET", "/api/v1" + path, "")).statusCode();
  }

  /** Sends a request on the socket of a game and collects the events until it is finished. */
  private List<JsonNode> ask(String id, String request) {
    Client.Looker looker = arena.client().watch(id);
    looker.say(request);
    List<JsonNode> events = looker.hearAll();
    looker.leave();
    return events;
  }

  @Test
  void explainsAPositionTermByTerm() {
    JsonNode why =
        arena
            .client()
            .get("/games/" + arena.client().game("{\"world\":\"cavalo\"}") + "/why?lang=pt");
    double sum = 0;
    for (JsonNode term : why.get("terms")) {
      sum += term.get("value").asDouble();
      assertThat(term.get("text").asText()).isNotEmpty();
    }
    assertThat(why.get("terms").size()).isGreaterThan(1);
    assertThat(sum).isCloseTo(why.get("value").asDouble(), within(0.05));
  }

  @Test
  void tellsHowAMoveIsAnswered() {
    String id = arena.client().game(SMALL + "}");
    String move = URLEncoder.encode("(h 1 1)", StandardCharsets.UTF_8);
    JsonNode reply = arena.client().get("/games/" + id + "/refutation?move=" + move);
    assertThat(reply.get("line").size()).isPositive();
    assertThat(reply.has("value")).isTrue();
    assertThat(status("/games/" + id + "/refutation")).isEqualTo(400);
    assertThat(status("/games/" + id + "/refutation?move=nonsense")).isEqualTo(400);
  }

  @Test
  void hasNoReasonsForAPuzzle() {
    String id = arena.client().game("{\"world\":\"tetris\",\"problem\":\"A\"}");
    assertThat(status("/games/" + id + "/why")).isEqualTo(400);
  }

  @ParameterizedTest
  @ValueSource(strings = {SMALL + "}", "{\"world\":\"tetris\",\"problem\":\"C\"}"})
  void hintsWithoutMoving(String body) {
    String id = arena.client().game(body);
    List<JsonNode> events = ask(id, "{\"do\":\"hint\",\"ply\":0,\"ask\":7}");
    JsonNode hint = events.get(events.size() - 2);
    assertThat(hint.get("event").asText()).isEqualTo("hint");
    assertThat(hint.get("ask").asInt()).isEqualTo(7);
    assertThat(arena.client().get("/games/" + id).get("legal").findValuesAsText("text"))
        .contains(hint.get("move").asText());
    assertThat(arena.client().get("/games/" + id).get("ply").asInt()).isZero();
  }

  @Test
  void reviewsAGameFromItsEnd() {
    // Player 1 gives a box away: the third move draws its third side.
    String id =
        arena
            .client()
            .game(SMALL + ",\"moves\":[\"(h 1 1)\",\"(h 2 1)\",\"(v 1 1)\",\"(v 2 1)\"]}");
    List<JsonNode> events = ask(id, "{\"do\":\"review\",\"ply\":4}");
    assertThat(events.stream().map(event -> event.path("ply").asInt(-1)))
        .containsExactly(3, 2, 1, 0, -1);
    assertThat(events.get(1).get("side").asInt()).isZero();
    assertThat(events)
        .allSatisfy(event -> assertThat(event.path("loss").asDouble(0)).isNotNegative());
  }

  @Test
  void answersWhatItDoesNotKnowWithAFault() {
    List<JsonNode> events =
        ask(arena.client().game(SMALL + "}"), "{\"do\":\"dance\",\"ply\":0,\"ask\":3}");
    assertThat(events).hasSize(1);
    assertThat(events.get(0).get("status").asInt()).isEqualTo(400);
    assertThat(events.get(0).get("ask").asInt()).isEqualTo(3);
  }

  @Test
  void showsARecordedGameOfEveryWorld() {
    for (JsonNode picture : arena.client().get("/demos").get("demos")) {
      JsonNode game = arena.client().get("/demos/" + picture.get("world").asText());
      assertThat(game.get("frames").size()).isEqualTo(game.get("moves").size() + 1);
      assertThat(picture.get("picture"))
          .isEqualTo(game.get("frames").get(picture.get("moves").size()));
    }
    assertThat(arena.client().get("/demos").get("demos").size())
        .isEqualTo(arena.client().get("/worlds").get("worlds").size());
    assertThat(status("/demos/nothing")).isEqualTo(404);
  }
}
