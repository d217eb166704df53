package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.world.World;
import tabuleiro.lab.store.MemoryStore;

/** The page files and texts of worlds are served. */
class WorldPagesTest {
  private static WebServer server;
  private static Client client;

  @BeforeAll
  static void start() {
    server = new WebServer("127.0.0.1", 0, new MemoryStore());
    client = Client.of(server);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource({"board.js, text/javascript", "board.css, text/css"})
  void aBoardComesWithItsTypeAndIsNotSentTwice(String file, String type) throws Exception {
    HttpResponse<String> first = get("/worlds/dots/" + file, "");
    assertThat(first.statusCode()).isEqualTo(200);
    assertThat(first.headers().firstValue("Content-Type").orElse("")).startsWith(type);
    assertThat(first.headers().firstValue("Cache-Control")).contains("no-cache");
    String tag = first.headers().firstValue("ETag").orElseThrow();
    HttpResponse<String> second = get("/worlds/dots/" + file, tag);
    assertThat(second.statusCode()).isEqualTo(304);
    assertThat(second.body()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/worlds/dots/none.js",
        "/worlds/chess/board.js",
        "/worlds/dots/BOARD.js",
        "/worlds/dots/board.js.map",
        "/worlds/dots/..%2Fmessages.properties",
        "/worlds/dots/%2e%2e%2fDotsWorld.class",
      })
  void nothingElseIsSent(String path) throws Exception {
    assertThat(get(path, "").statusCode()).isIn(400, 404);
  }

  @Test
  void everyWorldOfTheProgramHasRulesWithCaptions() {
    for (World world : Worlds.own()) {
      JsonNode rules = client.get("/worlds/" + world.id() + "/rules");
      assertThat(rules.get("paragraphs").size()).as(world.id()).isGreaterThan(3);
      assertThat(rules.get("figures").size()).isEqualTo(world.page().figures().size());
      for (JsonNode figure : rules.get("figures")) {
        assertThat(figure.get("caption").asText()).as(world.id()).isNotBlank();
        assertThat(figure.get("board").asText()).isEqualTo("/worlds/" + world.id() + "/board.js");
        assertThat(figure.has("text")).isTrue();
      }
    }
  }

  @Test
  void textsOfBoardsComeByWorld() {
    JsonNode texts = client.get("/texts");
    for (World world : Worlds.own()) {
      assertThat(texts.at("/boards/" + world.id() + "/label").asText()).isNotBlank();
    }
  }

  private static HttpResponse<String> get(String path, String tag) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    if (!tag.isEmpty()) {
      request.header("If-None-Match", tag);
    }
    return HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofString());
  }
}
