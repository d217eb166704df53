package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.players.BotSource;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.store.MemoryStore;

/** Games with bots on a server: they are offered, move, are watched, fail and end. */
@Tag("long")
@DisabledOnOs(OS.WINDOWS)
class BotGamesTest {
  private static final String SMALL = "{\"world\":\"dots\",\"variant\":{\"size\":\"2x2\"},";

  @TempDir private Path folder;
  private final MemoryStore store = new MemoryStore();
  private SampleBots bots;
  private WebServer server;
  private Client client;

  @BeforeEach
  void start() throws InputException {
    bots = new SampleBots(folder);
    server = serve();
    client = Client.of(server);
  }

  private WebServer serve() throws InputException {
    return new WebServer(
        "127.0.0.1", 0, store, ServerOptions.standard().withBots(BotSource.in(folder)));
  }

  @AfterEach
  void stop() {
    server.close();
    Client.await("the end of all bots", () -> bots.running() == 0);
  }

  private String game(String first, String second) {
    return client.game(SMALL + "\"players\":[\"" + first + "\",\"" + second + "\"]}");
  }

  private static String move(int ply) {
    return "{\"do\":\"move\",\"ply\":" + ply + "}";
  }

  /** Lets the computers move until the game is over. */
  private JsonNode finish(Client.Looker page, JsonNode from) {
    JsonNode game = from;
    while (!game.get("over").asBoolean()) {
      page.say(move(game.get("ply").asInt()));
      game = page.hear("game").get("game");
    }
    return game;
  }

  private HttpResponse<String> post(String path, String body) {
    return client.send(client.request("POST", "/api/v1" + path, body));
  }

  @Test
  void theyAreOfferedByNameInEveryDuel() {
    for (JsonNode world : client.get("/worlds").get("worlds")) {
      JsonNode offered = world.path("suggestions");
      boolean isDuel = world.get("duel").asBoolean();
      assertThat(offered.findValuesAsText("spec").contains("bot:first")).isEqualTo(isDuel);
      assertThat(offered.findValuesAsText("name").contains("Primeira")).isEqualTo(isDuel);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bot:none", "bot:sh first/sample.sh", "bot:../x/first", "bot:"})
  void onlyTheFoldersOfTheServerAreBots(String spec) {
    HttpResponse<String> refused =
        post("/games", SMALL + "\"players\":[\"human\",\"" + spec + "\"]}");
    assertThat(refused.statusCode()).as(refused.body()).isEqualTo(400);
    assertThat(bots.running()).isZero();
  }

  @Test
  void aServerWithoutBotsRefusesThem() {
    try (WebServer other = new WebServer("127.0.0.1", 0, store)) {
      Client plain = Client.of(other);
      HttpResponse<String> refused =
          plain.send(
              plain.request(
                  "POST", "/api/v1/games", SMALL + "\"players\":[\"human\",\"bot:first\"]}"));
      assertThat(refused.statusCode()).as(refused.body()).isEqualTo(400);
      String id = game("bot:first", "human");
      Client owner = new Client(plain.request("GET", "", "").uri(), client.owner());
      Client.Looker page = owner.watch(id);
      page.say(move(0));
      JsonNode fault = page.hear();
      page.leave();
      assertThat(fault.get("event").asText()).isEqualTo("fault");
      assertThat(fault.get("status").asInt()).isEqualTo(400);
    }
  }

  @Test
  void aHumanPlaysABotWhoseProcessIsKeptUntilTheEnd() {
    String id = game("human", "bot:first");
    Client.Looker page = client.watch(id);
    JsonNode game = client.get("/games/" + id);
    while (!game.get("over").asBoolean()) {
      int ply = game.get("ply").asInt();
      if (game.get("turn").asInt() == 0) {
        JsonNode legal = game.get("legal");
        String text = legal.get(legal.size() - 1).get("text").asText();
        game =
            client.post(
                "/games/" + id + "/moves", "{\"move\":\"" + text + "\",\"ply\":" + ply + "}");
      } else {
        String expected = game.get("legal").get(0).get("text").asText();
        page.say(move(ply));
        game = page.hear("game").get("game");
        assertThat(game.get("moves").get(ply).get("text").asText()).isEqualTo(expected);
        assertThat(game.get("over").asBoolean() || server.load().bots() == 1).isTrue();
      }
    }
    page.leave();
    assertThat(game.has("failure")).isFalse();
    Client.await("the end of the bot", () -> bots.running() == 0);
    assertThat(server.load().bots()).isZero();
  }

  @Test
  void everybodyWhoWatchesSeesWhatABotShows() {
    String id = game("bot:talker", "bot:first");
    Client.Looker page = client.watch(id);
    Client.Looker spectator = Client.of(server).watch(id);
    spectator.say("{\"do\":\"watch\",\"version\":0}");
    page.say(move(0));
    page.hear("game");
    check(whole(spectator));
    Client.Looker late = Client.of(server).watch(id);
    late.say("{\"do\":\"watch\",\"version\":1}");
    check(whole(late));
    JsonNode end = finish(page, client.get("/games/" + id));
    assertThat(end.has("failure")).isFalse();
    page.leave();
    spectator.leave();
    late.leave();
  }

  /** Waits until a bot has moved and its standard error was read, which may be later. */
  private static JsonNode whole(Client.Looker page) {
    JsonNode shown = page.hear("bot");
    while (shown.get("thinking").asBoolean() || shown.get("errors").isEmpty()) {
      shown = page.hear("bot");
    }
    return shown;
  }

  private static void check(JsonNode shown) {
    assertThat(shown.get("side").asInt()).isZero();
    assertThat(shown.get("depth").asInt()).isEqualTo(3);
    assertThat(shown.get("value").asDouble()).isEqualTo(1.5);
    assertThat(shown.get("nodes").asInt()).isEqualTo(1200);
    assertThat(shown.get("text").asText()).isEqualTo("hello from the bot");
    assertThat(shown.get("errors").toString()).contains("weighing move 1");
    assertThat(shown.get("line")).hasSize(1);
  }

  @Test
  void aCrashEndsTheGameAndIsStored() throws InputException {
    String id = game("bot:first", "bot:crasher");
    Client.Looker page = client.watch(id);
    JsonNode end = finish(page, client.get("/games/" + id));
    page.leave();
    JsonNode failure = end.get("failure");
    assertThat(failure.get("side").asInt()).isEqualTo(1);
    assertThat(failure.get("kind").asText()).isEqualTo("crash");
    assertThat(failure.get("reason").asText()).contains("3");
    assertThat(failure.get("errors").toString()).contains("division by zero in line 12");
    assertThat(failure.get("dialogue").toString()).contains("> go movetime");
    assertThat(failure.get("command").asText())
        .startsWith("./tabuleiro check-bot dots --variant size=2x2 --moves ")
        .contains("--side 2 --time 1000")
        .endsWith(folder.resolve("crasher").toString());
    assertThat(end.get("legal")).isEmpty();
    Client.await("the end of the bots", () -> bots.running() == 0);
    try (WebServer other = serve()) {
      JsonNode later = Client.of(other).get("/games/" + id + "?lang=pt");
      assertThat(later.get("over").asBoolean()).isTrue();
      assertThat(later.get("failure").get("errors")).isEqualTo(failure.get("errors"));
      assertThat(later.get("failure").get("reason")).isNotEqualTo(failure.get("reason"));
    }
  }

  @Test
  void nobodyMovesAfterAFailureUntilThePlayersChange() {
    String id = game("bot:cheat", "human");
    Client.Looker page = client.watch(id);
    page.say(move(0));
    JsonNode end = page.hear("game").get("game");
    assertThat(end.get("failure").get("kind").asText()).isEqualTo("illegal");
    assertThat(post("/games/" + id + "/moves", "{\"move\":\"(h 1 1)\",\"ply\":0}").statusCode())
        .isEqualTo(409);
    page.say("{\"do\":\"move\",\"ply\":0}");
    page.say("{\"do\":\"review\",\"ply\":0}");
    page.leave();
    JsonNode other =
        client.post(
            "/games/" + id + "/players", "{\"players\":[\"bot:first\",\"human\"],\"ply\":0}");
    assertThat(other.get("over").asBoolean()).isFalse();
    assertThat(other.has("failure")).isFalse();
  }

  @Test
  void goingBackContinuesTheGame() {
    String id = game("human", "bot:crasher");
    Client.Looker page = client.watch(id);
    client.post("/games/" + id + "/moves", "{\"move\":\"(h 1 1)\",\"ply\":0}");
    page.say(move(1));
    page.hear("game");
    client.post("/games/" + id + "/moves", "{\"move\":\"(h 3 1)\",\"ply\":2}");
    page.say(move(3));
    assertThat(page.hear("game").get("game").has("failure")).isTrue();
    page.leave();
    JsonNode back = client.post("/games/" + id + "/ply", "{\"to\":2,\"ply\":3}");
    assertThat(back.get("over").asBoolean()).isFalse();
    assertThat(client.post("/games/" + id + "/ply", "{\"to\":3,\"ply\":2}").get("over").asBoolean())
        .isTrue();
    client.post("/games/" + id + "/ply", "{\"to\":2,\"ply\":3}");
    JsonNode other = client.post("/games/" + id + "/moves", "{\"move\":\"(h 3 2)\",\"ply\":2}");
    assertThat(other.has("failure")).isFalse();
  }

  @Test
  void leavingThePageStopsAMoveAndEndsTheBot() {
    String id = game("bot:sleeper", "human");
    Client.Looker page = client.watch(id);
    page.say("{\"do\":\"watch\",\"version\":0}");
    page.say(move(0));
    page.hear("bot");
    page.leave();
    Client.await("the end of the search", () -> server.load().searches() == 0);
    Client.await("the end of the bot", () -> bots.running() == 0);
    assertThat(client.get("/games/" + id).has("failure")).isFalse();
    assertThat(client.get("/games/" + id).get("ply").asInt()).isZero();
  }

  @Test
  void theServerEndsABotThatThinks() {
    String id = game("bot:sleeper", "human");
    Client.Looker page = client.watch(id);
    page.say("{\"do\":\"watch\",\"version\":0}");
    page.say(move(0));
    page.hear("bot");
    server.close();
    Client.await("the end of the bot", () -> bots.running() == 0);
  }
}
