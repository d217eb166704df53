package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.lab.store.MemoryStore;

/** Whoever leaves a page ends what it searched for, and the place is free for others. */
class LeavingTest {
  private static final String LONG_PUZZLE = "\"world\":\"cavalo\",\"problem\":\"F\",\"algorithm\":";

  private WebServer server;
  private Client client;

  @BeforeEach
  void start() {
    server = new WebServer("127.0.0.1", 0, new MemoryStore());
    client = Client.of(server);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private void awaitRunning(int count) {
    Client.await(count + " searches running", () -> server.searches().running() == count);
  }

  @ParameterizedTest
  @CsvSource({"dots, analyse", "blokus, analyse", "quatro, analyse", "cavalo, review"})
  void closingTheSocketEndsTheSearch(String world, String what) {
    Client.Looker looker = client.look(client.game("{\"world\":\"" + world + "\"}"));
    looker.say("{\"do\":\"" + what + "\",\"ply\":0}");
    if (what.equals("analyse")) {
      looker.hear("thinking");
      awaitRunning(1);
    }
    looker.leave();
    awaitRunning(0);
  }

  @Test
  void closingTheSocketEndsASlowMoveThatIsThenNotMade() {
    String id = client.game("{\"world\":\"blokus\",\"players\":[\"engine:time=40000\",\"human\"]}");
    Client.Looker looker = client.look(id);
    looker.say("{\"do\":\"move\",\"ply\":0}");
    looker.hear("thinking");
    looker.leave();
    awaitRunning(0);
    assertThat(client.get("/games/" + id).get("ply").asInt()).isZero();
  }

  @Test
  void askingForSomethingElseEndsTheSearch() {
    Client.Looker looker = client.look(client.game("{\"world\":\"blokus\"}"));
    for (int i = 0; i < 10; i++) {
      looker.say("{\"do\":\"analyse\",\"ply\":0}");
    }
    looker.say("{\"do\":\"stop\",\"ask\":5}");
    while (looker.hear("idle").get("ask").asInt() != 5) {
      // an analysis that was ended tells of it too
    }
    awaitRunning(0);
    looker.leave();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/v1/searches {" + LONG_PUZZLE + "\"ids\",\"ticket\":\"T-1\"}",
        "/api/v1/searches {" + LONG_PUZZLE + "\"rbfs\",\"ticket\":\"T-1\"}",
        "/api/v1/trees {\"world\":\"dots\",\"player\":\"minimax:depth=60\",\"ticket\":\"T-1\"}"
      })
  void theTicketOfASearchStopsIt(String request) {
    String[] parts = request.split(" ", 2);
    CompletableFuture<HttpResponse<String>> first =
        client.sendLater(client.request("POST", parts[0], parts[1]));
    awaitRunning(1);
    assertThat(client.ask("DELETE", "/searches/T-2", "").get("stopped").asBoolean()).isFalse();
    assertThat(server.searches().running()).isEqualTo(1);
    assertThat(client.ask("DELETE", "/searches/T-1", "").get("stopped").asBoolean()).isTrue();
    assertThat(first.join().statusCode()).as(first.join().body()).isEqualTo(409);
    awaitRunning(0);
    assertThat(client.ask("DELETE", "/searches/T-1", "").get("stopped").asBoolean()).isFalse();
  }

  @Test
  void aStopThatOvertakesItsSearchIsRemembered() {
    client.ask("DELETE", "/searches/T-3", "");
    HttpResponse<String> response =
        client.send(
            client.request(
                "POST", "/api/v1/searches", "{" + LONG_PUZZLE + "\"ids\",\"ticket\":\"T-3\"}"));
    assertThat(response.statusCode()).isEqualTo(409);
    assertThat(response.body()).contains("the search was stopped");
    awaitRunning(0);
  }

  @Test
  void bothSearchesOfARaceHaveOneTicket() {
    String body = "{" + LONG_PUZZLE + "\"ids\",\"ticket\":\"T-4\"}";
    var first = client.sendLater(client.request("POST", "/api/v1/searches", body));
    var second = client.sendLater(client.request("POST", "/api/v1/searches", body));
    awaitRunning(2);
    client.ask("DELETE", "/searches/T-4", "");
    assertThat(first.join().statusCode()).isEqualTo(409);
    assertThat(second.join().statusCode()).isEqualTo(409);
    awaitRunning(0);
  }

  @Test
  void closingTheServerEndsEverything() {
    Client.Looker looker = client.look(client.game("{\"world\":\"blokus\"}"));
    looker.say("{\"do\":\"analyse\",\"ply\":0}");
    looker.hear("thinking");
    server.close();
    awaitRunning(0);
  }
}
