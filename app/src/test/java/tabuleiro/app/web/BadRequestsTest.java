package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Invalid requests: each gets the right status and one sentence in the client's language without
 * internal details, and does not change the server's state.
 */
class BadRequestsTest extends RefusalTest {
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
  void invalidPositionsAreReported(Bad bad) {
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
}
