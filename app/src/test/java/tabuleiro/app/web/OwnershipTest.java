package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.lab.store.GameStore;
import tabuleiro.lab.store.MemoryStore;

/** A game belongs to whoever created it; others may watch it, or play with an invitation. */
class OwnershipTest {
  private static final String GAME =
      "{\"world\":\"dots\",\"variant\":{\"size\":\"2x2\"},\"players\":[\"human\",\"human\"]}";
  private static final String AGAINST_COMPUTER =
      "{\"world\":\"dots\",\"variant\":{\"size\":\"2x2\"},\"players\":[\"human\",\"random\"]}";
  private static final String TOP = "{\"move\":\"(h 1 1)\",\"ply\":0}";
  private static final String LEFT = "{\"move\":\"(v 1 1)\",\"ply\":1}";

  private final MemoryStore store = new MemoryStore();
  private WebServer server;
  private Client owner;
  private Client other;

  @BeforeEach
  void start() {
    server = new WebServer("127.0.0.1", 0, store);
    owner = Client.of(server);
    other = Client.of(server);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private static HttpResponse<String> send(Client client, String method, String path, String body) {
    return client.send(client.request(method, "/api/v1/games" + path, body));
  }

  private static int status(Client client, String path, String body) {
    return send(client, "POST", path, body).statusCode();
  }

  /** Takes a seat and makes the client its player. */
  private Client guest(String id, int seat) {
    JsonNode invitation = owner.post("/games/" + id + "/seats", "{\"seat\":" + seat + "}");
    String secret = invitation.get("secret").asText();
    assertThat(invitation.get("link").asText()).isEqualTo("/game/" + id + "#seat=" + secret);
    JsonNode game = other.post("/games/" + id + "/seats/taken", secret(secret));
    assertThat(game.get("role").asText()).isEqualTo("player");
    String token = game.path("token").asText(other.owner());
    return new Client(other.request("GET", "", "").uri(), token);
  }

  private static String secret(String secret) {
    return "{\"secret\":\"" + secret + "\"}";
  }

  @Test
  void theFirstGameOfAClientComesWithATokenForAllItsGames() {
    JsonNode game = owner.post("/games", GAME);
    String token = game.get("owner").asText();
    assertThat(token).hasSize(32);
    String id = owner.game(GAME);
    assertThat(owner.post("/games", GAME).has("owner")).isFalse();
    assertThat(owner.get("/games/" + id).get("role").asText()).isEqualTo("owner");
    assertThat(owner.get("/games/" + id).has("owner")).isFalse();
    assertThat(store.games().take(id).orElseThrow().content()).doesNotContain(owner.owner());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a stranger with games of their own"})
  void aStrangerMayWatchAndChangeNothing(String stranger) {
    String id = owner.game(GAME);
    if (!stranger.isEmpty()) {
      other.game(GAME);
    }
    JsonNode seen = other.get("/games/" + id);
    assertThat(seen.get("role").asText()).isEqualTo("watcher");
    assertThat(seen.get("mine").toString()).isEqualTo("[false,false]");
    assertThat(other.get("/games/" + id + "/why").has("terms")).isTrue();
    assertThat(status(other, "/" + id + "/moves", TOP)).isEqualTo(403);
    assertThat(status(other, "/" + id + "/ply", "{\"to\":0,\"ply\":0}")).isEqualTo(403);
    assertThat(
            status(other, "/" + id + "/players", "{\"players\":[\"random\",\"random\"],\"ply\":0}"))
        .isEqualTo(403);
    assertThat(status(other, "/" + id + "/seats", "{\"seat\":1}")).isEqualTo(403);
    assertThat(status(other, "/" + id + "/seats/taken", secret("a".repeat(32)))).isEqualTo(403);
    assertThat(send(other, "DELETE", "/" + id + "/seats/1", "").statusCode()).isEqualTo(403);
    assertThat(owner.get("/games/" + id).get("version").asInt()).isZero();
  }

  @Test
  void aStrangerGetsHintsButNoMoveOfTheComputer() {
    String id = owner.game(AGAINST_COMPUTER);
    owner.post("/games/" + id + "/moves", TOP);
    Client.Looker looker = other.watch(id);
    looker.say("{\"do\":\"move\",\"ply\":1}");
    JsonNode fault = looker.hear();
    assertThat(fault.get("status").asInt()).isEqualTo(403);
    assertThat(fault.get("error").asText()).contains("watch");
    looker.say("{\"do\":\"hint\",\"ply\":1}");
    assertThat(looker.hear("hint").get("move").asText()).isNotEmpty();
    looker.leave();
    assertThat(owner.get("/games/" + id).get("ply").asInt()).isEqualTo(1);
  }

  @Test
  void theListHasOnlyTheVisitorsOwnGames() {
    String id = owner.game(GAME);
    String theirs = other.game(GAME);
    assertThat(listed(owner)).containsExactly(id);
    assertThat(listed(other)).containsExactly(theirs);
    assertThat(listed(Client.of(server))).isEmpty();
    Client guest = guest(id, 2);
    assertThat(guest.owner()).isNotEmpty();
    assertThat(listed(guest)).contains(id);
  }

  private static List<String> listed(Client client) {
    return client.get("/games").get("games").findValuesAsText("id");
  }

  @Test
  void anIllegalMoveIsRefusedWithTheReason() {
    String id = owner.game(GAME);
    owner.post("/games/" + id + "/moves", TOP);
    HttpResponse<String> refused =
        send(owner, "POST", "/" + id + "/moves", "{\"move\":\"(h 1 1)\",\"ply\":1}");
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body()).contains("the line (h 1 1) is already drawn");
    String off = "{\"move\":\"(h 9 9)\",\"ply\":1}";
    HttpResponse<String> absent = send(owner, "POST", "/" + id + "/moves", off);
    assertThat(absent.statusCode()).isEqualTo(400);
    assertThat(absent.body()).contains("is not a legal move: the board has no such line");
  }

  @Test
  void aGuestMovesForItsSeatAndTheOwnerForTheOther() {
    String id = owner.game(GAME);
    Client guest = guest(id, 2);
    assertThat(status(guest, "/" + id + "/moves", TOP)).isEqualTo(403);
    assertThat(owner.get("/games/" + id).get("seats").toString()).isEqualTo("[\"own\",\"taken\"]");
    owner.post("/games/" + id + "/moves", TOP);
    assertThat(status(owner, "/" + id + "/moves", LEFT)).isEqualTo(403);
    JsonNode moved = guest.post("/games/" + id + "/moves", LEFT);
    assertThat(moved.get("mine").toString()).isEqualTo("[false,true]");
    assertThat(status(guest, "/" + id + "/ply", "{\"to\":0,\"ply\":2}")).isEqualTo(403);
    owner.post("/games/" + id + "/ply", "{\"to\":0,\"ply\":2}");
  }

  @Test
  void anInvitationIsForOneGuest() {
    String id = owner.game(GAME);
    String first = owner.post("/games/" + id + "/seats", "{\"seat\":2}").get("secret").asText();
    String second = owner.post("/games/" + id + "/seats", "{\"seat\":2}").get("secret").asText();
    assertThat(store.games().take(id).orElseThrow().content()).doesNotContain(second);
    assertThat(status(other, "/" + id + "/seats/taken", secret(first))).isEqualTo(403);
    assertThat(status(owner, "/" + id + "/seats/taken", secret(second))).isEqualTo(409);
    assertThat(status(other, "/" + id + "/seats/taken", secret(second))).isEqualTo(200);
    assertThat(status(other, "/" + id + "/seats/taken", secret(second))).isEqualTo(403);
    assertThat(status(owner, "/" + id + "/seats", "{\"seat\":2}")).isEqualTo(409);
  }

  @Test
  void theOwnerTakesASeatBackAndAGuestLeavesIt() {
    String id = owner.game(GAME);
    Client guest = guest(id, 1);
    assertThat(send(guest, "DELETE", "/" + id + "/seats/2", "").statusCode()).isEqualTo(403);
    owner.ask("DELETE", "/games/" + id + "/seats/1", "");
    assertThat(status(guest, "/" + id + "/moves", TOP)).isEqualTo(403);
    owner.post("/games/" + id + "/moves", TOP);
    Client next = guest(id, 2);
    next.ask("DELETE", "/games/" + id + "/seats/2", "");
    owner.post("/games/" + id + "/moves", LEFT);
    assertThat(send(owner, "DELETE", "/" + id + "/seats/3", "").statusCode()).isEqualTo(400);
  }

  @Test
  void onlySeatsOfHumansInGamesForTwoAreOffered() {
    String id = owner.game(AGAINST_COMPUTER);
    String puzzle = owner.game("{\"world\":\"tetris\",\"problem\":\"A\"}");
    assertThat(status(owner, "/" + id + "/seats", "{\"seat\":2}")).isEqualTo(409);
    assertThat(status(owner, "/" + puzzle + "/seats", "{\"seat\":1}")).isEqualTo(400);
    assertThat(status(owner, "/" + id + "/seats", "{\"seat\":3}")).isEqualTo(400);
    Client guest = guest(id, 1);
    String computers = "{\"players\":[\"random\",\"human\"],\"ply\":0}";
    assertThat(owner.post("/games/" + id + "/players", computers).get("seats").toString())
        .isEqualTo("[\"own\",\"own\"]");
    assertThat(guest.get("/games/" + id).get("role").asText()).isEqualTo("watcher");
  }

  @Test
  void aGuestMayLetTheComputerReply() {
    String id = owner.game(AGAINST_COMPUTER);
    Client guest = guest(id, 1);
    guest.post("/games/" + id + "/moves", TOP);
    Client.Looker looker = guest.watch(id);
    looker.say("{\"do\":\"move\",\"ply\":1}");
    assertThat(looker.hear("game").get("game").get("ply").asInt()).isEqualTo(2);
    looker.leave();
    Client.Looker owners = owner.watch(id);
    owners.say("{\"do\":\"move\",\"ply\":2}");
    assertThat(owners.hear().get("status").asInt()).isEqualTo(403);
    owners.leave();
  }

  @Test
  void everyPageThatWatchesSeesEveryChange() {
    String id = owner.game(GAME);
    Client.Looker watching = other.watch(id);
    watching.say("{\"do\":\"watch\"}");
    JsonNode before = watching.hear("change").get("game");
    assertThat(before.get("version").asInt()).isZero();
    owner.post("/games/" + id + "/moves", TOP);
    JsonNode after = watching.hear("change").get("game");
    assertThat(after.get("ply").asInt()).isEqualTo(1);
    assertThat(after.get("version").asInt()).isEqualTo(1);
    assertThat(after.get("role").asText()).isEqualTo("watcher");
    watching.leave();
  }

  @Test
  void aPageThatIsUpToDateIsNotSentTheGameAgain() {
    String id = owner.game(GAME);
    Client.Looker watching = owner.watch(id);
    watching.say("{\"do\":\"watch\",\"version\":0}");
    watching.say("{\"do\":\"stop\"}");
    assertThat(watching.hear().get("event").asText()).isEqualTo("idle");
    watching.leave();
  }

  /** Games of earlier versions have no owner: who changes one first owns it. */
  @Test
  void aGameWithoutAnOwnerBelongsToWhoChangesItFirst() {
    String id = owner.game(GAME);
    GameStore.Item item = store.games().take(id).orElseThrow();
    String content = item.content().replaceAll(",\"version\".*", "}");
    server.close();
    store.games().put(new GameStore.Item(id, content, GameStore.Members.NONE));
    start();
    owner.game(GAME);
    other.game(GAME);
    assertThat(owner.get("/games/" + id).get("role").asText()).isEqualTo("candidate");
    assertThat(status(Client.of(server), "/" + id + "/moves", TOP)).isEqualTo(403);
    other.post("/games/" + id + "/moves", TOP);
    assertThat(other.get("/games/" + id).get("role").asText()).isEqualTo("owner");
    assertThat(status(owner, "/" + id + "/moves", LEFT)).isEqualTo(403);
    assertThat(listed(other)).contains(id);
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "{}", "[]", "not JSON", "", "{\"id\":\"bad\"}"})
  void aBadRowIsLeftOut(String content) {
    String id = owner.game(GAME);
    GameStore.Members members = store.games().take(id).orElseThrow().members();
    store.games().put(new GameStore.Item("bad", content, members));
    assertThat(listed(owner)).containsExactly(id);
    assertThat(send(owner, "GET", "/bad", "").statusCode()).isEqualTo(410);
  }

  @Test
  void aPageGetsItsSessionAsACookie() {
    HttpResponse<String> page = owner.send(owner.request("GET", "/", ""));
    String cookie = page.headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie).contains("tabuleiro-session=", "HttpOnly", "SameSite=Lax", "Path=/");
    String pair = cookie.substring(0, cookie.indexOf(';'));
    HttpResponse<String> again = owner.send(owner.request("GET", "/", "", "Cookie", pair));
    assertThat(again.headers().firstValue("Set-Cookie")).isEmpty();
    String origin = "http://127.0.0.1:" + server.port();
    HttpResponse<String> made =
        owner.send(owner.request("POST", "/api/v1/games", GAME, "Cookie", pair, "Origin", origin));
    JsonNode game = Client.json(made.body());
    assertThat(game.has("owner")).isFalse();
    assertThat(game.get("role").asText()).isEqualTo("owner");
    HttpResponse<String> fresh =
        owner.send(owner.request("POST", "/api/v1/games", GAME, "Origin", origin));
    assertThat(fresh.headers().firstValue("Set-Cookie")).isPresent();
    assertThat(Client.json(fresh.body()).has("owner")).isFalse();
  }
}
