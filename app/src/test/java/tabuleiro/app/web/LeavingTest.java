package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Leaving a page stops its searches and frees their threads. */
class LeavingTest {
  private static final String LONG_PUZZLE = "\"world\":\"cavalo\",\"problem\":\"F\",\"algorithm\":";

  private static final List<Integer> ATTEMPTS = List.of(1, 2, 3, 4, 5);

  @RegisterExtension private final LocalArena arena = new LocalArena();

  private void awaitRunning(int count) {
    Client.await(count + " searches running", () -> arena.server().searches().running() == count);
  }

  @ParameterizedTest
  @CsvSource({"dots, analyse", "blokus, analyse", "quatro, analyse", "cavalo, review"})
  void closingTheSocketEndsTheSearch(String world, String what) {
    Client.Looker looker =
        arena.client().watch(arena.client().game("{\"world\":\"" + world + "\"}"));
    looker.say("{\"do\":\"" + what + "\",\"ply\":0}");
    if (what.equals("analyse")) {
      looker.hear("thinking"); // it is running, or has ended if the value is known
    }
    looker.leave();
    awaitRunning(0);
  }

  @Test
  void closingTheSocketEndsASlowMoveThatIsThenNotMade() {
    String id =
        arena.client().game("{\"world\":\"blokus\",\"players\":[\"engine:time=40000\",\"human\"]}");
    Client.Looker looker = arena.client().watch(id);
    looker.say("{\"do\":\"move\",\"ply\":0}");
    looker.hear("thinking");
    looker.leave();
    awaitRunning(0);
    assertThat(arena.client().get("/games/" + id).get("ply").asInt()).isZero();
  }

  @Test
  void askingForSomethingElseEndsTheSearch() {
    Client.Looker looker = arena.client().watch(arena.client().game("{\"world\":\"blokus\"}"));
    for (int i = 0; i < 10; i++) {
      looker.say("{\"do\":\"analyse\",\"ply\":0}");
    }
    looker.say("{\"do\":\"stop\",\"ask\":5}");
    while (looker.hear("idle").get("ask").asInt() != 5) {
      // a stopped analysis also sends this event
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
    Client.Looker page = arena.client().page();
    String ticket = page.hear("page").get("ticket").asText();
    assertThat(ATTEMPTS).anyMatch(attempt -> isStopped(request, ticket + "-" + attempt));
    page.leave();
  }

  /** Returns whether a search was stopped; on a busy machine it may reach its limits first. */
  private boolean isStopped(String request, String ticket) {
    String[] parts = request.replace("T-1", ticket).split(" ", 2);
    CompletableFuture<HttpResponse<String>> first =
        arena.client().sendLater(arena.client().request("POST", parts[0], parts[1]));
    Client.await("a search", () -> arena.server().searches().running() == 1 || first.isDone());
    assertThat(arena.client().ask("DELETE", "/searches/T-2", "").get("stopped").asBoolean())
        .isFalse();
    boolean isFound =
        arena.client().ask("DELETE", "/searches/" + ticket, "").get("stopped").asBoolean();
    int status = first.join().statusCode();
    assertThat(status).as(first.join().body()).isIn(200, 409);
    awaitRunning(0);
    assertThat(arena.client().ask("DELETE", "/searches/" + ticket, "").get("stopped").asBoolean())
        .isFalse();
    return isFound && status == 409;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/v1/searches {" + LONG_PUZZLE + "\"ids\",\"ticket\":\"T-1\"}",
        "/api/v1/trees {\"world\":\"dots\",\"player\":\"minimax:depth=60\",\"ticket\":\"T-1\"}"
      })
  void closingThePageEndsItsSearches(String request) {
    assertThat(ATTEMPTS).anyMatch(attempt -> isEndedWithItsPage(request));
  }

  /** Returns whether a search ended with its page; on a busy machine it may end before. */
  private boolean isEndedWithItsPage(String request) {
    Client.Looker page = arena.client().page();
    String ticket = page.hear("page").get("ticket").asText();
    String[] parts = request.replace("T-1", ticket + "-1").split(" ", 2);
    var search = arena.client().sendLater(arena.client().request("POST", parts[0], parts[1]));
    Client.await("a search", () -> arena.server().searches().running() == 1 || search.isDone());
    page.leave();
    int status = search.join().statusCode();
    awaitRunning(0);
    assertThat(status).isIn(200, 409);
    return status == 409;
  }

  @Test
  void searchesWithoutAPageAreShort() {
    String search = "{" + LONG_PUZZLE + "\"ids\",\"ticket\":\"nobodys-page\"}";
    JsonNode found = arena.client().post("/searches", search);
    assertThat(found.get("answer").get("status").asText()).isEqualTo("limit");
    assertThat(found.get("note").asText())
        .isIn("the search stopped after 2 seconds", "the search stopped at the node limit");
  }

  @Test
  void theTicketOfAnotherVisitorStopsNothing() {
    Client other = Client.of(arena.server());
    other.game("{\"world\":\"dots\"}"); // begins a session
    other.ask("DELETE", "/searches/T-9", "");
    HttpResponse<String> search =
        arena
            .client()
            .send(
                arena
                    .client()
                    .request(
                        "POST",
                        "/api/v1/searches",
                        "{\"world\":\"cavalo\",\"problem\":\"A\",\"ticket\":\"T-9\"}"));
    assertThat(search.statusCode()).isEqualTo(200);
  }

  @Test
  void aStopThatOvertakesItsSearchIsRemembered() {
    arena.client().ask("DELETE", "/searches/T-3", "");
    HttpResponse<String> response =
        arena
            .client()
            .send(
                arena
                    .client()
                    .request(
                        "POST",
                        "/api/v1/searches",
                        "{" + LONG_PUZZLE + "\"ids\",\"ticket\":\"T-3\"}"));
    assertThat(response.statusCode()).isEqualTo(409);
    assertThat(response.body()).contains("the search was stopped");
    awaitRunning(0);
  }

  @Test
  void bothSearchesOfARaceHaveOneTicket() {
    Client.Looker page = arena.client().page();
    String ticket = page.hear("page").get("ticket").asText();
    assertThat(ATTEMPTS).anyMatch(attempt -> areBothStopped(ticket + "-4" + attempt));
    page.leave();
  }

  private boolean areBothStopped(String ticket) {
    String body = "{" + LONG_PUZZLE + "\"ids\",\"ticket\":\"" + ticket + "\"}";
    var first = arena.client().sendLater(arena.client().request("POST", "/api/v1/searches", body));
    var second = arena.client().sendLater(arena.client().request("POST", "/api/v1/searches", body));
    Client.await(
        "two searches",
        () -> arena.server().searches().running() == 2 || first.isDone() || second.isDone());
    arena.client().ask("DELETE", "/searches/" + ticket, "");
    boolean areBoth = first.join().statusCode() == 409 && second.join().statusCode() == 409;
    awaitRunning(0);
    return areBoth;
  }

  @Test
  void closingTheServerEndsEverything() {
    Client.Looker looker = arena.client().watch(arena.client().game("{\"world\":\"blokus\"}"));
    looker.say("{\"do\":\"analyse\",\"ply\":0}");
    looker.hear("thinking");
    arena.server().close();
    awaitRunning(0);
  }
}
