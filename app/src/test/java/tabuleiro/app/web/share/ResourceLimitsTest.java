package tabuleiro.app.web.share;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.web.Client;
import tabuleiro.app.web.ServerOptions;
import tabuleiro.app.web.WebServer;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.store.MemoryStore;

/** The server respects its memory limit and sends no more data than necessary. */
class ResourceLimitsTest {
  private static final long MEGABYTE = 1 << 20;

  @ParameterizedTest
  @CsvSource({"256, 2", "384, 2", "2048, 2", "4096, 16", "65536, 64"})
  void allSearchesTogetherTakeHalfOfTheMemory(long megabytes, int cores) {
    ResourceLimits resources = new ResourceLimits(megabytes * MEGABYTE, cores);
    assertThat(resources.quick()).isPositive();
    assertThat(resources.patient()).isGreaterThanOrEqualTo(2);
    Visitor one = new Visitor("a", "1");
    for (Shares shares : List.of(resources.quickShares(), resources.patientShares())) {
      while (shares.take(one)) {
        // takes all that a session can have
      }
      assertThat(shares.hasRoom(new Visitor("a", "2"))).isTrue();
    }
    assertThat(resources.searches() * resources.bytes())
        .isLessThanOrEqualTo(megabytes * MEGABYTE / 2);
  }

  @Test
  void playersThatAskForMoreThanThereIsGetWhatThereIs() throws InputException {
    ResourceLimits resources = new ResourceLimits(384 * MEGABYTE, 2);
    PlayerSpec greedy = PlayerSpec.parse("engine:memory=8192,threads=256,level=3");
    assertThat(resources.fit(greedy).options())
        .isEqualTo(Map.of("memory", "32", "threads", "2", "level", "3"));
    PlayerSpec modest = PlayerSpec.parse("engine:memory=1,level=3");
    assertThat(resources.fit(modest)).isEqualTo(modest);
    ResourceLimits small = new ResourceLimits(96 * MEGABYTE, 2);
    assertThat(small.fit(PlayerSpec.parse("engine")).options()).containsEntry("memory", "8");
    PlayerSpec mcts = PlayerSpec.parse("mcts:time=100000000");
    Limits limits = small.fit(mcts, mcts.limits(Limits.NONE));
    assertThat(limits.time()).isEqualTo(Duration.ofSeconds(50));
    assertThat(limits.nodes()).isLessThan(1_000_000);
    assertThat(small.fit(PlayerSpec.parse("mtdf"), Limits.NONE).nodes())
        .isEqualTo(small.bytes() / 128);
    assertThat(small.fit(PlayerSpec.parse("engine"), Limits.depth(3)).depth()).isEqualTo(3);
  }

  @Test
  void playersOfPluginsAreLimitedByWhatTheySayTheyTake() throws InputException {
    ResourceLimits small = new ResourceLimits(96 * MEGABYTE, 2);
    assertThat(small.fit(PlayerSpec.parse("last:threads=3,back=1")).options())
        .isEqualTo(Map.of("memory", "8", "threads", "2", "back", "1"));
    assertThat(small.fit(PlayerSpec.parse("last"), Limits.NONE).nodes())
        .isEqualTo(small.bytes() / 1000);
    ResourceLimits large = new ResourceLimits(65536 * MEGABYTE, 2);
    assertThat(large.fit(PlayerSpec.parse("last"))).hasToString("last");
    assertThat(large.fit(PlayerSpec.parse("last"), Limits.nodes(9)).nodes()).isEqualTo(9);
    assertThat(large.fit(PlayerSpec.parse("last"), Limits.NONE))
        .isEqualTo(Limits.time(Duration.ofSeconds(50)));
    PlayerSpec own = PlayerSpec.parse("of-a-game");
    assertThat(small.fit(own)).isEqualTo(own);
    assertThat(small.fit(own, Limits.depth(3)).nodes()).isEqualTo(Limits.NONE.nodes());
  }

  @Test
  void aSearchThatNeedsMoreThanThereIsEndsWithASentence() {
    try (WebServer server =
        new WebServer(
            "127.0.0.1",
            0,
            new MemoryStore(),
            ServerOptions.standard().withResources(new ResourceLimits(48 * MEGABYTE, 2)))) {
      Client client = Client.of(server);
      String search = "{\"world\":\"cavalo\",\"problem\":\"F\",\"algorithm\":\"bfs\"}";
      JsonNode found = client.post("/searches?lang=pt", search);
      assertThat(found.get("answer").get("status").asText()).isEqualTo("limit");
      assertThat(found.get("answer").get("bytes").asLong()).isLessThan(8 * MEGABYTE);
      assertThat(found.get("note").asText())
          .isEqualTo("a procura precisa de mais memória do que a disponível");
      assertThat(client.post("/searches", search).get("note").asText())
          .isEqualTo("the search needs more memory than is available");
      String memo = "{\"world\":\"dots\",\"player\":\"alphabeta:depth=40,memo=true\"}";
      assertThat(client.post("/trees", memo).get("nodes").asLong()).isLessThan(100_000);
    }
  }

  @Test
  void gamesThatNobodyLooksAtAreLeftToTheShelf() {
    try (WebServer server = new WebServer("127.0.0.1", 0, new MemoryStore())) {
      Client client = Client.of(server);
      List<String> ids = new ArrayList<>();
      for (int i = 0; i < 150; i++) {
        ids.add(
            client.game(
                "{\"world\":\"dots\",\"variant\":{\"size\":\"1x1\"},"
                    + "\"moves\":[\"(h 1 1)\",\"(h 2 1)\",\"(v 1 1)\",\"(v 2 1)\"]}"));
      }
      assertThat(server.games().held()).isEqualTo(64);
      for (String id : ids) {
        assertThat(client.get("/games/" + id).get("over").asBoolean()).isTrue();
      }
      assertThat(server.games().held()).isEqualTo(64);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET /app.js",
        "GET /style.css",
        "GET /webjars/chart.js/4.5.1/dist/chart.js",
        "GET /api/v1/worlds",
        "GET /api/v1/texts",
        "POST /api/v1/searches"
      })
  void whatIsLargeIsSentCompressed(String what) throws Exception {
    try (WebServer server = new WebServer("127.0.0.1", 0, new MemoryStore())) {
      String[] parts = what.split(" ", 2);
      HttpRequest request =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + parts[1]))
              .header("Accept-Encoding", "gzip")
              .method(
                  parts[0],
                  HttpRequest.BodyPublishers.ofString("{\"world\":\"cavalo\",\"problem\":\"D\"}"))
              .build();
      HttpResponse<byte[]> response =
          HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofByteArray());
      assertThat(response.statusCode()).isEqualTo(200);
      assertThat(response.headers().firstValue("Content-Encoding")).contains("gzip");
      byte[] whole = new GZIPInputStream(new ByteArrayInputStream(response.body())).readAllBytes();
      assertThat(response.body().length).isLessThan(whole.length / 2);
    }
  }
}
