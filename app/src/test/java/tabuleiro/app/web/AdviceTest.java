package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.lab.store.MemoryStore;

/** What the page asks about a game: why, refutations, hints, reviews; and the recorded games. */
class AdviceTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String SMALL = "{\"world\":\"dots\",\"variant\":{\"size\":\"3x3\"}";

  private final HttpClient client = HttpClient.newHttpClient();
  private WebServer server;

  @BeforeEach
  void start() {
    server = new WebServer("127.0.0.1", 0, new MemoryStore());
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private URI address(String scheme, String path) {
    return URI.create(scheme + "://127.0.0.1:" + server.port() + "/api/v1" + path);
  }

  private HttpResponse<String> get(String path) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(address("http", path)).build();
    return client.send(request, HttpResponse.BodyHandlers.ofString());
  }

  private JsonNode json(String path) throws Exception {
    HttpResponse<String> response = get(path);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    return JSON.readTree(response.body());
  }

  private String game(String body) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(address("http", "/games"))
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
    assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
    return JSON.readTree(response.body()).get("id").asText();
  }

  /** Asks on the socket of a game and gathers what comes until there is nothing more. */
  private List<JsonNode> ask(String id, String request) throws Exception {
    BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    WebSocket socket =
        client
            .newWebSocketBuilder()
            .buildAsync(address("ws", "/games/" + id + "/live"), new Ear(heard))
            .get(10, TimeUnit.SECONDS);
    socket.sendText(request, true).get(10, TimeUnit.SECONDS);
    List<JsonNode> events = new ArrayList<>();
    String last = "";
    while (!last.equals("idle") && !last.equals("fault")) {
      JsonNode event = heard.poll(60, TimeUnit.SECONDS);
      assertThat(event).isNotNull();
      events.add(event);
      last = event.get("event").asText();
    }
    socket.abort();
    return events;
  }

  /** Takes the messages of a socket, which may come in parts. */
  private static final class Ear implements WebSocket.Listener {
    private final BlockingQueue<JsonNode> heard;
    private final StringBuilder text = new StringBuilder();

    Ear(BlockingQueue<JsonNode> heard) {
      this.heard = heard;
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean isLast) {
      text.append(data);
      if (isLast) {
        try {
          heard.add(JSON.readTree(text.toString()));
        } catch (JsonProcessingException e) {
          throw new IllegalStateException(e);
        }
        text.setLength(0);
      }
      socket.request(1);
      return CompletableFuture.completedFuture(null);
    }
  }

  @Test
  void explainsAPositionTermByTerm() throws Exception {
    JsonNode why = json("/games/" + game("{\"world\":\"cavalo\"}") + "/why?lang=pt");
    double sum = 0;
    for (JsonNode term : why.get("terms")) {
      sum += term.get("value").asDouble();
      assertThat(term.get("text").asText()).isNotEmpty();
    }
    assertThat(why.get("terms").size()).isGreaterThan(1);
    assertThat(sum).isCloseTo(why.get("value").asDouble(), within(0.05));
  }

  @Test
  void tellsHowAMoveIsAnswered() throws Exception {
    String id = game(SMALL + "}");
    String move = URLEncoder.encode("(h 1 1)", StandardCharsets.UTF_8);
    JsonNode reply = json("/games/" + id + "/refutation?move=" + move);
    assertThat(reply.get("line").size()).isPositive();
    assertThat(reply.has("value")).isTrue();
    assertThat(get("/games/" + id + "/refutation").statusCode()).isEqualTo(400);
    assertThat(get("/games/" + id + "/refutation?move=nonsense").statusCode()).isEqualTo(400);
  }

  @Test
  void hasNoReasonsForAPuzzle() throws Exception {
    String id = game("{\"world\":\"tetris\",\"problem\":\"A\"}");
    assertThat(get("/games/" + id + "/why").statusCode()).isEqualTo(400);
  }

  @ParameterizedTest
  @ValueSource(strings = {SMALL + "}", "{\"world\":\"tetris\",\"problem\":\"C\"}"})
  void hintsWithoutMoving(String body) throws Exception {
    String id = game(body);
    List<JsonNode> events = ask(id, "{\"do\":\"hint\",\"ply\":0,\"ask\":7}");
    JsonNode hint = events.get(events.size() - 2);
    assertThat(hint.get("event").asText()).isEqualTo("hint");
    assertThat(hint.get("ask").asInt()).isEqualTo(7);
    assertThat(json("/games/" + id).get("legal").findValuesAsText("text"))
        .contains(hint.get("move").asText());
    assertThat(json("/games/" + id).get("ply").asInt()).isZero();
  }

  @Test
  void reviewsAGameFromItsEnd() throws Exception {
    // Player 1 gives a box away: the third side of it is drawn at the third move.
    String id = game(SMALL + ",\"moves\":[\"(h 1 1)\",\"(h 2 1)\",\"(v 1 1)\",\"(v 2 1)\"]}");
    List<JsonNode> events = ask(id, "{\"do\":\"review\",\"ply\":4}");
    assertThat(events.stream().map(event -> event.path("ply").asInt(-1)))
        .containsExactly(3, 2, 1, 0, -1);
    assertThat(events.get(1).get("side").asInt()).isZero();
    assertThat(events)
        .allSatisfy(event -> assertThat(event.path("loss").asDouble(0)).isNotNegative());
  }

  @Test
  void answersWhatItDoesNotKnowWithAFault() throws Exception {
    List<JsonNode> events = ask(game(SMALL + "}"), "{\"do\":\"dance\",\"ply\":0,\"ask\":3}");
    assertThat(events).hasSize(1);
    assertThat(events.get(0).get("status").asInt()).isEqualTo(400);
    assertThat(events.get(0).get("ask").asInt()).isEqualTo(3);
  }

  @Test
  void showsARecordedGameOfEveryWorld() throws Exception {
    for (JsonNode picture : json("/demos").get("demos")) {
      JsonNode game = json("/demos/" + picture.get("world").asText());
      assertThat(game.get("frames").size()).isEqualTo(game.get("moves").size() + 1);
      assertThat(picture.get("picture"))
          .isEqualTo(game.get("frames").get(picture.get("moves").size()));
    }
    assertThat(json("/demos").get("demos").size()).isEqualTo(json("/worlds").get("worlds").size());
    assertThat(get("/demos/nothing").statusCode()).isEqualTo(404);
  }
}
