package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tabuleiro.app.web.request.AccessToken;
import tabuleiro.lab.store.MemoryStore;

/** A server with an access token answers only who has it. */
class AccessTokenTest {
  private final AccessToken token = AccessToken.random();
  private WebServer server;
  private Client client;
  private String link;
  private String secret;

  @BeforeEach
  void start() {
    server =
        new WebServer(
            "127.0.0.1",
            0,
            new MemoryStore(),
            ServerOptions.standard().withToken(Optional.of(token)));
    client = Client.of(server);
    link = token.link("");
    secret = link.substring(link.indexOf('=') + 1);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private HttpResponse<String> get(String path, String... headers) {
    return client.send(client.request("GET", path, "", headers));
  }

  @Test
  void nothingIsAnsweredWithoutTheToken() {
    for (String path :
        List.of("/", "/style.css", "/app.js", "/api/v1/worlds", "/game/x", "/nothing")) {
      HttpResponse<String> response = get(path);
      assertThat(response.statusCode()).as(path).isEqualTo(401);
      assertThat(RefusalTest.sentence(response.body())).contains("access token");
      assertThat(response.headers().firstValue("Set-Cookie")).isEmpty();
      assertThat(get(path, "X-Tabuleiro-Token", secret + "x").statusCode()).isEqualTo(401);
      assertThat(get(path, "Cookie", "tabuleiro-access=" + "a".repeat(32)).statusCode())
          .isEqualTo(401);
    }
    assertThat(get("/?token=wrong").statusCode()).isEqualTo(401);
    assertThat(get("/api/v1/worlds?token=" + secret).statusCode()).isEqualTo(401);
    assertThatThrownBy(() -> client.watch("x"))
        .cause()
        .isInstanceOfSatisfying(
            WebSocketHandshakeException.class,
            e -> assertThat(e.getResponse().statusCode()).isEqualTo(401));
  }

  @Test
  void aBrowserWithoutTheTokenGetsAPageInItsLanguage() {
    HttpResponse<String> page = get("/", "Accept", "text/html", "Accept-Language", "pt");
    assertThat(page.statusCode()).isEqualTo(401);
    assertThat(page.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
    assertThat(page.body()).contains("lang=\"pt\"", "código de acesso").doesNotContain("<script");
  }

  @Test
  void theLinkSetsACookieAndLeavesTheAddress() {
    HttpResponse<String> opened = get("/game/x?a=1%262&token=" + secret);
    assertThat(opened.statusCode()).isEqualTo(303);
    assertThat(URI.create(opened.headers().firstValue("Location").orElseThrow()))
        .hasPath("/game/x")
        .hasQuery("a=1&2");
    String cookie = opened.headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie).contains("tabuleiro-access=", "HttpOnly", "SameSite=Lax");
    String pair = cookie.substring(0, cookie.indexOf(';'));
    assertThat(get("/", "Cookie", pair).statusCode()).isEqualTo(200);
    assertThat(get("/api/v1/worlds", "Cookie", pair).statusCode()).isEqualTo(200);
  }

  @Test
  void theLinkDoesNotLeadToAnotherSite() {
    HttpResponse<String> opened = get("//evil.example/?token=" + secret);
    assertThat(opened.headers().firstValue("Location").orElse("/")).doesNotStartWith("//");
  }

  @Test
  void anApiClientSendsAHeaderBesideItsOwnerToken() {
    HttpResponse<String> made =
        client.send(
            client.request(
                "POST", "/api/v1/games", "{\"world\":\"dots\"}", "X-Tabuleiro-Token", secret));
    assertThat(made.statusCode()).isEqualTo(201);
    String owner = Client.json(made.body()).get("owner").asText();
    assertThat(owner).isNotEqualTo(secret);
    String games =
        get("/api/v1/games", "X-Tabuleiro-Token", secret, "Authorization", "Bearer " + owner)
            .body();
    assertThat(Client.json(games).get("games").size()).isEqualTo(1);
  }
}
