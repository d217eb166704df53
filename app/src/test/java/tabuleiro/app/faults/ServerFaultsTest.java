package tabuleiro.app.faults;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.web.Client;
import tabuleiro.app.web.WebServer;
import tabuleiro.lab.store.Store;
import tabuleiro.lab.store.Stores;

/**
 * Every SQL call of the server fails once in turn. The request is answered with status 503 and one
 * sentence, the server keeps running, the same request succeeds when it is repeated, and every move
 * that was answered is still there after a restart.
 */
@Tag("long")
class ServerFaultsTest {
  @TempDir private Path folder = Path.of("");

  /** The games that were played, and the moves made in each. */
  private final List<JsonNode> shown = new ArrayList<>();

  private int refused;

  @ParameterizedTest(name = "after the effect: {0}")
  @ValueSource(booleans = {false, true})
  void everyFaultIsSurvived(boolean isAfter) throws Exception {
    String where = folder.resolve("games.db").toString();
    int points = 0;
    for (int failing = 1; ; failing++) {
      Stores.open(where).close();
      try (InjectedFault fault = new InjectedFault(Integer.MAX_VALUE, isAfter);
          Store store = Stores.open(where);
          WebServer server = new WebServer("127.0.0.1", 0, store)) {
        fault.failNext(failing);
        int before = refused;
        visit(Client.of(server));
        if (!fault.isReached()) {
          break;
        }
        points++;
        assertThat(refused).as("action %d", failing).isEqualTo(before + 1);
      }
    }
    assertThat(points).isGreaterThan(10);
    try (Store store = Stores.existing(where);
        WebServer server = new WebServer("127.0.0.1", 0, store)) {
      for (JsonNode view : shown) {
        JsonNode now = Client.of(server).get("/games/" + view.get("id").asText());
        assertThat(now.get("moves")).isEqualTo(view.get("moves"));
      }
    }
    System.out.printf("faults injected: server, after the effect %b: %d%n", isAfter, points);
  }

  /** Starts a game, plays two moves, undoes one, and lists games and experiments. */
  private void visit(Client client) {
    JsonNode game =
        persist(client, "POST", "/games", "{\"world\":\"dots\",\"variant\":{\"size\":\"3x3\"}}");
    client.own(game);
    String path = "/games/" + game.get("id").asText();
    for (int ply = 0; ply < 2; ply++) {
      String move = Client.texts(game.get("legal")).get(0);
      game =
          persist(
              client, "POST", path + "/moves", "{\"move\":\"" + move + "\",\"ply\":" + ply + "}");
    }
    persist(client, "GET", "/games", "");
    persist(client, "GET", "/experiments", "");
    assertThat(game.get("moves")).hasSize(2);
    shown.add(game);
  }

  /** Repeats a request that is answered with 503. */
  private JsonNode persist(Client client, String method, String path, String body) {
    HttpResponse<String> answer = client.send(client.request(method, "/api/v1" + path, body));
    if (answer.statusCode() == 503) {
      refused++;
      assertThat(Client.json(answer.body()).get("error").asText().lines()).hasSize(1);
      answer = client.send(client.request(method, "/api/v1" + path, body));
    }
    assertThat(answer.statusCode()).as(path + answer.body()).isBetween(200, 201);
    return Client.json(answer.body());
  }
}
