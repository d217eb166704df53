package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.lab.store.MemoryStore;

/** Connections that are refused: bad paths, bad HTTP, too much data, other origins and hosts. */
class BadConnectionsTest extends RefusalTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/page/..%2f..%2fmessages.properties",
        "/webjars/../../WebServer.class",
        "/webjars/%2e%2e%2f%2e%2e%2ftabuleiro/app/Main.class",
        "/..;/tabuleiro/app/Main.class",
        "/..%5c..%5cmessages.properties",
        "//etc/passwd",
        "/style.css%00",
        "/%zz"
      })
  void filesOutsideThePageAreOutOfReach(String path) {
    String answer =
        client.raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    assertThat(answer).matches("(?s)HTTP/1.1 (400|404) .*");
    sentence(answer.substring(answer.indexOf("\r\n\r\n") + 4));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "NONSENSE\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/7.0\r\nHost: localhost\r\n\r\n",
        "POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
        "GET /\u0001 HTTP/1.1\r\nHost: localhost\r\n\r\n"
      })
  void whatIsNoHttpIsRefused(String bytes) {
    assertThat(client.raw(bytes)).matches("(?s)HTTP/1.1 (400|505) .*").doesNotContain("<html");
  }

  @Test
  void tooMuchIsRefused() {
    String huge = "{\"world\":\"" + "x".repeat(1_000_000) + "\"}";
    HttpResponse<String> response =
        client.sendUntilHeard(client.request("POST", "/api/v1/games", huge));
    assertThat(response.statusCode()).isEqualTo(413);
    sentence(response.body());
    var longPath = client.request("GET", "/?" + "x".repeat(50_000), "");
    assertThat(client.sendUntilHeard(longPath).statusCode()).isEqualTo(414);
    var longHeader = client.request("GET", "/", "", "X-Long", "x".repeat(50_000));
    assertThat(client.sendUntilHeard(longHeader).statusCode()).isEqualTo(431);
  }

  @Test
  void tooMuchWithoutALengthIsRefused() {
    byte[] part = "x".repeat(10_000).getBytes(StandardCharsets.UTF_8);
    var body = BodyPublishers.ofByteArrays(java.util.Collections.nCopies(100, part));
    assertThat(body.contentLength()).isNegative();
    var request =
        java.net.http.HttpRequest.newBuilder(client.request("POST", "/api/v1/games", "").uri())
            .POST(body)
            .build();
    HttpResponse<String> response = client.sendUntilHeard(request);
    assertThat(response.statusCode()).isEqualTo(413);
    sentence(response.body());
  }

  @Test
  void aHugeMessageClosesTheSocketOnly() {
    String huge = "{\"do\":\"" + "x".repeat(20_000) + "\"}";
    int code =
        Client.untilHeard(
            () -> {
              Client.Looker looker = client.watch(duel);
              looker.say(huge);
              return looker.closed();
            });
    assertThat(code).isEqualTo(1009);
    Client.Looker next = client.watch(duel);
    next.say("{\"do\":\"stop\"}");
    assertThat(next.hear().get("event").asText()).isEqualTo("idle");
    next.leave();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "[]",
        "{}",
        "{\"do\":7}",
        "{\"do\":\"dance\",\"ply\":0}",
        "{\"do\":\"move\"}",
        "{\"do\":\"move\",\"ply\":-1}",
        "{\"do\":\"analyse\",\"ply\":0,\"lines\":1000}",
        "{\"do\":\"move\",\"ply\":0,\"ask\":\"x\"}"
      })
  void messagesThatSayNothingGetASentence(String message) {
    Client.Looker looker = client.watch(duel);
    looker.say(message);
    JsonNode fault = looker.hear();
    assertThat(fault.get("event").asText()).isEqualTo("fault");
    assertThat(fault.get("status").asInt()).isEqualTo(400);
    sentence("{\"error\":" + fault.get("error") + "}");
    looker.say("{\"do\":\"move\",\"ply\":9}");
    assertThat(looker.hear().get("status").asInt()).isEqualTo(409);
    looker.leave();
  }

  @Test
  void aSocketForAnUnknownGameGetsAnError() {
    Client.Looker looker = client.watch("nobody");
    looker.say("{\"do\":\"move\",\"ply\":0}");
    assertThat(looker.hear().get("status").asInt()).isEqualTo(404);
    looker.leave();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"http://evil.example", "null", "https://127.0.0.1.evil.example", "not a URL"})
  void otherPagesAreNotAnswered(String origin) {
    for (String path : List.of("/api/v1/worlds", "/style.css", "/")) {
      HttpResponse<String> response =
          client.send(client.request("GET", path, "", "Origin", origin));
      assertThat(response.statusCode()).isEqualTo(403);
      assertThat(sentence(response.body())).contains("other websites");
    }
    assertThatThrownBy(() -> client.watch(duel, "Origin", origin))
        .cause()
        .isInstanceOfSatisfying(
            WebSocketHandshakeException.class,
            e -> assertThat(e.getResponse().statusCode()).isEqualTo(403));
  }

  @Test
  void thePageItselfIsAnswered() {
    String origin = "http://127.0.0.1:" + server.port();
    assertThat(
            client.send(client.request("GET", "/api/v1/worlds", "", "Origin", origin)).statusCode())
        .isEqualTo(200);
    Client.Looker looker = client.watch(duel, "Origin", origin);
    looker.say("{\"do\":\"stop\"}");
    assertThat(looker.hear().get("event").asText()).isEqualTo("idle");
    looker.leave();
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example", "127.0.0.1.evil.example", "10.0.0.7", "localhost.evil"})
  void namesThatAreNotTheServersAreRefused(String host) {
    String head = "Host: " + host + ":" + server.port() + "\r\nAccept-Language: pt\r\n";
    String answer =
        client.raw("GET /api/v1/games HTTP/1.1\r\n" + head + "Connection: close\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 403");
    assertThat(sentence(answer.substring(answer.indexOf("\r\n\r\n") + 4)))
        .isEqualTo("este servidor só responde a pedidos feitos ao seu próprio nome");
    String socket =
        client.raw(
            "GET /api/v1/games/x/live HTTP/1.1\r\n"
                + head
                + "Connection: Upgrade, close\r\nUpgrade: websocket\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    assertThat(socket).startsWith("HTTP/1.1 403").contains("{\"error\":");
  }

  @Test
  void aThousandRequestsAtOnceAreAllAnswered() {
    try (WebServer other = new WebServer("127.0.0.1", 0, new MemoryStore())) {
      Client crowd = Client.of(other);
      HttpRequest post = crowd.request("POST", "/api/v1/games", DUEL);
      HttpRequest get = crowd.request("GET", "/api/v1/games", "");
      List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
      for (int i = 0; i < 1000; i++) {
        HttpRequest request = i % 10 == 0 ? post : get;
        // A server that rejects a body unread closes the connection. The client may already have
        // sent its next request, which must be repeated (RFC 9112, 9.3).
        asked.add(crowd.sendLater(request).exceptionally(e -> crowd.sendUntilHeard(request)));
      }
      Map<Integer, Integer> counts = new HashMap<>();
      for (CompletableFuture<HttpResponse<String>> each : asked) {
        HttpResponse<String> response = each.join();
        counts.merge(response.statusCode(), 1, Integer::sum);
        if (response.statusCode() == 429) {
          assertThat(sentence(response.body())).contains("too many requests");
          assertThat(response.headers().firstValue("Retry-After")).contains("1");
        }
      }
      assertThat(counts.keySet()).isSubsetOf(200, 201, 429).contains(200, 201);
      assertThat(crowd.get("/worlds").get("worlds").size()).isPositive();
    }
  }
}
