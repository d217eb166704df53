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
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.lab.store.MemoryStore;

/**
 * Invalid requests: each gets the right status and one sentence in the client's language without
 * internal details, and does not change the server's state.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BadRequestsTest {
  private static final String DUEL = "{\"world\":\"dots\",\"variant\":{\"size\":\"3x3\"}}";

  private WebServer server;
  private Client client;
  private String duel;
  private String puzzle;

  @BeforeAll
  void start() {
    server = new WebServer("127.0.0.1", 0, new MemoryStore());
    client = Client.of(server);
    duel = client.game(DUEL);
    puzzle = client.game("{\"world\":\"tetris\",\"problem\":\"A\"}");
  }

  /** Checks that the server still works after all tests. */
  @AfterAll
  void stop() {
    JsonNode game =
        client.post("/games/" + client.game(DUEL) + "/moves", "{\"move\":\"(h 1 1)\",\"ply\":0}");
    assertThat(game.get("ply").asInt()).isEqualTo(1);
    assertThat(client.get("/games/" + duel).get("ply").asInt()).isZero();
    server.close();
  }

  /** A request and its expected status; GAME and PUZZLE stand for ids of existing games. */
  record Bad(int status, String method, String path, String body) {
    @Override
    public String toString() {
      String shown = body.length() <= 80 ? body : body.substring(0, 80) + "…";
      return status + " " + method + " " + path + " " + shown;
    }
  }

  private static Bad get(int status, String path) {
    return new Bad(status, "GET", path, "");
  }

  private static Bad post(int status, String path, String body) {
    return new Bad(status, "POST", path, body);
  }

  private static Bad game(int status, String fields) {
    return post(status, "/api/v1/games", "{" + fields + "}");
  }

  private static Bad move(int status, String fields) {
    return post(status, "/api/v1/games/GAME/moves", "{" + fields + "}");
  }

  private static Bad search(int status, String fields) {
    return post(status, "/api/v1/searches", "{" + fields + "}");
  }

  private static Bad tree(int status, String fields) {
    return post(status, "/api/v1/trees", "{" + fields + "}");
  }

  static Stream<Bad> addresses() {
    return Stream.of(
        get(404, "/nothing"),
        get(404, "/api/v1/nothing"),
        get(404, "/api/v2/worlds"),
        get(404, "/webjars/nothing.js"),
        get(404, "/page/../messages.properties"),
        get(404, "/messages.properties"),
        get(404, "/api/v1/games/nobody"),
        get(404, "/api/v1/games/nobody/why"),
        get(404, "/api/v1/games/nobody/refutation?move=x"),
        get(404, "/api/v1/games/GAME/live"),
        get(404, "/api/v1/demos/chess"),
        get(404, "/api/v1/experiments/1"),
        get(404, "/api/v1/experiments/nothing/report"),
        get(404, "/api/v1/experiments/99999999999999999999999"),
        post(404, "/api/v1/games/nobody/moves", "{\"move\":\"x\",\"ply\":0}"),
        post(404, "/api/v1/games/nobody/ply", "{\"to\":0,\"ply\":0}"),
        post(404, "/api/v1/games/nobody/players", "{\"players\":[],\"ply\":0}"),
        get(400, "/api/v1/games/PUZZLE/why"),
        get(400, "/api/v1/games/GAME/refutation"),
        get(400, "/api/v1/games/GAME/refutation?move=nonsense"),
        new Bad(405, "PUT", "/api/v1/games", "{}"),
        new Bad(405, "DELETE", "/api/v1/games/GAME", ""),
        new Bad(405, "PATCH", "/api/v1/worlds", ""),
        new Bad(405, "OPTIONS", "/api/v1/worlds", ""),
        new Bad(405, "DANCE", "/api/v1/worlds", ""),
        new Bad(405, "GET", "/api/v1/searches", ""),
        post(405, "/api/v1/worlds", "{}"),
        post(405, "/", "{}"));
  }

  static Stream<Bad> bodies() {
    String deep = "{\"a\":".repeat(10_000) + "1" + "}".repeat(10_000);
    return Stream.of("", "{", "[]", "3", "null", "\"text\"", "{\"a\":}", "[".repeat(50_000), deep)
        .flatMap(
            body ->
                Stream.of("games", "games/GAME/moves", "searches", "trees", "states")
                    .map(path -> post(400, "/api/v1/" + path, body)));
  }

  static Stream<Bad> games() {
    return Stream.of(
        game(400, ""),
        game(400, "\"world\":\"chess\""),
        game(400, "\"world\":3"),
        game(400, "\"world\":\"\""),
        game(400, "\"world\":\"" + "x".repeat(90_000) + "\""),
        game(400, "\"world\":\"dots\",\"variant\":5"),
        game(400, "\"world\":\"dots\",\"variant\":{\"size\":5}"),
        game(400, "\"world\":\"dots\",\"variant\":{\"colour\":\"red\"}"),
        game(400, "\"world\":\"dots\",\"variant\":{\"size\":\"1000x1000\"}"),
        game(400, "\"world\":\"dots\",\"variant\":{\"size\":\"0x0\"}"),
        game(400, "\"world\":\"dots\",\"variant\":{\"size\":\"99999999999x99999999999\"}"),
        game(400, "\"world\":\"dots\",\"duel\":\"yes\""),
        game(400, "\"world\":\"tetris\",\"duel\":true"),
        game(400, "\"world\":\"tetris\",\"problem\":\"Z\""),
        game(400, "\"world\":\"dots\",\"players\":[\"human\"]"),
        game(400, "\"world\":\"dots\",\"players\":[\"human\",\"nobody\"]"),
        game(400, "\"world\":\"dots\",\"players\":[\"human\",\"engine:level=10\"]"),
        game(400, "\"world\":\"dots\",\"players\":[\"human\",\"engine:time=-1\"]"),
        game(400, "\"world\":\"dots\",\"players\":[\"human\",7]"),
        game(400, "\"world\":\"dots\",\"players\":\"human\""),
        game(400, "\"world\":\"dots\",\"seed\":99999999999999999999"),
        game(400, "\"world\":\"dots\",\"seed\":1.5"),
        game(400, "\"world\":\"dots\",\"moves\":[\"(h 99 99)\"]"),
        game(400, "\"world\":\"dots\",\"moves\":[" + "\"x\",".repeat(1000) + "\"x\"]"));
  }

  static Stream<Bad> positions() {
    String deep = "(".repeat(40_000) + ")".repeat(40_000);
    List<Bad> all = new ArrayList<>();
    for (String world : List.of("dots", "blokus", "quatro", "cavalo", "tetris")) {
      for (String text :
          List.of(
              "", "(", ")", "nonsense", "(1 2 3)", deep, "(".repeat(90_000), "(1 ".repeat(9_000))) {
        String fields = "\"world\":\"" + world + "\",\"position\":\"" + text + "\"";
        all.add(game(400, fields));
        all.add(game(400, fields + ",\"duel\":false"));
        all.add(search(400, fields));
      }
      String wide = "(" + "1 ".repeat(45_000) + ")";
      all.add(game(400, "\"world\":\"" + world + "\",\"position\":\"" + wide + "\""));
    }
    return all.stream();
  }

  static Stream<Bad> moves() {
    return Stream.of(
        move(400, ""),
        move(400, "\"move\":\"(h 1 1)\""),
        move(400, "\"move\":7,\"ply\":0"),
        move(400, "\"move\":\"\",\"ply\":0"),
        move(400, "\"move\":\"castle\",\"ply\":0"),
        move(400, "\"move\":\"(h 9 9)\",\"ply\":0"),
        move(400, "\"move\":\"" + "(".repeat(90_000) + "\",\"ply\":0"),
        move(400, "\"move\":\"(h 1 1)\",\"ply\":-1"),
        move(400, "\"move\":\"(h 1 1)\",\"ply\":99999999999"),
        move(400, "\"move\":\"(h 1 1)\",\"ply\":\"0\""),
        move(409, "\"move\":\"(h 1 1)\",\"ply\":5"),
        post(400, "/api/v1/games/GAME/ply", "{\"to\":3,\"ply\":0}"),
        post(409, "/api/v1/games/GAME/ply", "{\"to\":0,\"ply\":3}"),
        post(400, "/api/v1/games/GAME/players", "{\"players\":[],\"ply\":0}"),
        post(400, "/api/v1/games/GAME/players", "{\"players\":[\"x\",\"y\"],\"ply\":0}"));
  }

  static Stream<Bad> searches() {
    return Stream.of(
        search(400, "\"world\":\"chess\""),
        search(400, "\"world\":\"cavalo\",\"algorithm\":\"magic\""),
        search(400, "\"world\":\"cavalo\",\"heuristic\":\"hope\""),
        search(400, "\"world\":\"cavalo\",\"problem\":\"none\""),
        search(400, "\"world\":\"cavalo\",\"nodes\":0"),
        search(400, "\"world\":\"cavalo\",\"nodes\":2000000000"),
        search(400, "\"world\":\"cavalo\",\"ticket\":\"a/b\""),
        search(400, "\"world\":\"cavalo\",\"ticket\":\"" + "x".repeat(65) + "\""),
        new Bad(400, "DELETE", "/api/v1/searches/" + "x".repeat(65), ""),
        tree(400, "\"world\":\"tetris\""),
        tree(400, "\"world\":\"dots\",\"player\":\"engine\""),
        tree(400, "\"world\":\"dots\",\"player\":\"alphabeta:depth=0\""),
        tree(400, "\"world\":\"dots\",\"player\":\"alphabeta:eval=luck\""),
        tree(400, "\"world\":\"dots\",\"player\":\"\""),
        post(400, "/api/v1/states", "{\"world\":\"dots\",\"start\":\"x\",\"moves\":[]}"),
        post(400, "/api/v1/states", "{\"world\":\"cavalo\",\"start\":\"(1)\",\"moves\":7}"));
  }

  @ParameterizedTest
  @MethodSource({"addresses", "bodies", "games", "moves", "searches"})
  void getTheRightStatusAndOneSentence(Bad bad) {
    String english = refusal(bad, "en-GB,en;q=0.9");
    String portuguese = refusal(bad, "pt-PT,pt;q=0.9");
    assertThat(portuguese).isNotEqualTo(english);
  }

  @ParameterizedTest
  @MethodSource("positions")
  void positionsThatAreNoneAreToldOf(Bad bad) {
    refusal(bad, "en");
  }

  private String refusal(Bad bad, String language) {
    String path = bad.path.replace("GAME", duel).replace("PUZZLE", puzzle);
    HttpResponse<String> response = patiently(bad.method, path, bad.body, language);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(bad.status);
    assertThat(response.headers().firstValue("Content-Type").orElse(""))
        .startsWith("application/json");
    return sentence(response.body());
  }

  /** Retries requests over the rate limit. */
  private HttpResponse<String> patiently(String method, String path, String body, String language) {
    HttpResponse<String> response;
    do {
      response = client.send(client.request(method, path, body, "Accept-Language", language));
    } while (response.statusCode() == 429);
    return response;
  }

  /** Returns the message of an answer, which contains no internal details. */
  private static String sentence(String body) {
    JsonNode answer = Client.json(body);
    assertThat(answer.size()).as(body).isEqualTo(1);
    String sentence = answer.get("error").asText();
    assertThat(sentence).isNotBlank().hasSizeLessThan(700).doesNotContain("\n");
    assertThat(sentence).doesNotContainPattern("Exception|Error\\b|java\\.|javalin|jetty|\\{\\d}");
    return sentence;
  }

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
  void aSocketForNoGameIsToldSo() {
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
