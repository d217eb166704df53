package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.lab.store.MemoryStore;

/** Clients that accept HTML always get the page; clients that accept JSON get JSON. */
class IndexPageTest {
  private WebServer server;

  @BeforeEach
  void start() {
    server = new WebServer("127.0.0.1", 0, new MemoryStore());
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource({
    "/, 200, text/html",
    "/play/dots, 200, text/html",
    "/rules/tetris, 200, text/html",
    "/lab, 200, text/html",
    "/lab/1, 404, text/html",
    "/lab/abc, 404, text/html",
    "/game/unknown, 404, text/html",
    "/search?world=chess, 404, text/html",
    "/search?world=dots, 200, text/html",
    "/xyz, 404, text/html",
    "/xyz/more, 404, text/html",
    "/play/chess, 404, text/html",
    "/rules/chess, 404, text/html",
    "/api/v1/games/none, 404, application/json",
    "/api/v1/nothing, 404, application/json",
    "/experiments/plot.js, 200, text/javascript",
  })
  void addressesAnswerBrowsers(String path, int status, String type) throws Exception {
    assertThat(get(path, "text/html,*/*;q=0.8")).isEqualTo(status + " " + type);
  }

  @ParameterizedTest
  @CsvSource({"/xyz, 404", "/boards/none.js, 404"})
  void addressesAnswerPrograms(String path, int status) throws Exception {
    assertThat(get(path, "*/*")).isEqualTo(status + " application/json");
  }

  private String get(String path, String accepted) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
            .header("Accept", accepted)
            .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    String type = response.headers().firstValue("Content-Type").orElse("").split(";", -1)[0];
    return response.statusCode() + " " + type;
  }
}
