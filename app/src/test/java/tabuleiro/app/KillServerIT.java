package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.web.Client;

/**
 * Kills a server (SIGKILL) twenty times, between moves, right after an answer and during a move,
 * and restarts it with the same store. Every move that an answer contained is still there. A
 * failure names its seed; {@code -Dtabuleiro.kill.seed=N} tries others.
 */
class KillServerIT {
  private static final long SEED = Long.getLong("tabuleiro.kill.seed", 6);
  private static final int KILLS = 20;
  private static final String JVM = "-Xmx256m -XX:TieredStopAtLevel=1";

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final List<Game> games = new ArrayList<>();
  private String owner = "";

  @TempDir private Path folder;

  /** A game as shown in the answers. */
  private static final class Game {
    private final String id;
    private List<String> shown = List.of();
    private boolean isOver;

    Game(String id) {
      this.id = id;
    }

    /** Stores the game of an answer. */
    void see(JsonNode view) {
      shown = made(view);
      isOver = view.get("over").asBoolean();
    }

    static List<String> made(JsonNode view) {
      return Client.texts(view.get("moves")).subList(0, view.get("ply").asInt());
    }
  }

  @Test
  void noMoveThatAnAnswerShowedIsLost() throws Exception {
    Path store = folder.resolve("games.db");
    int onTheirWay = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      try (Served served = Served.start(store, JVM)) {
        Client client = served.client(owner);
        check(client, kill);
        begin(client);
        owner = client.owner();
        for (int moves = random.nextInt(1, 6); moves > 0; moves--) {
          step(client, any());
        }
        if (kill % 2 == 1) {
          onTheirWay++;
          leaveOnTheWay(client, any());
        }
        served.kill();
      }
    }
    try (Served served = Served.start(store, JVM)) {
      check(served.client(owner), KILLS);
    }
    assertThat(games.stream().mapToInt(game -> game.shown.size()).sum()).isGreaterThan(KILLS);
    assertThat(onTheirWay).isEqualTo(KILLS / 2);
  }

  private Game any() {
    return games.get(random.nextInt(games.size()));
  }

  /** Adds a game and a puzzle. */
  private void begin(Client client) {
    for (String body :
        List.of(
            "{\"world\":\"dots\",\"variant\":{\"size\":\"3x3\"},"
                + "\"players\":[\"human\",\"engine:time=50\"]}",
            "{\"world\":\"tetris\",\"problem\":\"A\"}")) {
      games.add(new Game(client.game(body)));
    }
  }

  /** Checks that every shown move is stored. A move without an answer may be stored or not. */
  private void check(Client client, int kill) {
    for (Game game : games) {
      JsonNode view = client.get("/games/" + game.id);
      List<String> made = Game.made(view);
      assertThat(made)
          .as("seed %d, after kill %d", SEED, kill)
          .hasSizeBetween(game.shown.size(), game.shown.size() + 1);
      assertThat(made.subList(0, game.shown.size()))
          .as("seed %d, after kill %d", SEED, kill)
          .isEqualTo(game.shown);
      game.see(view);
    }
  }

  /** Plays a move by hand or by the computer. */
  private void step(Client client, Game game) {
    if (game.isOver) {
      return;
    }
    if (random.nextInt(3) == 0) {
      Client.Looker looker = client.watch(game.id);
      looker.say("{\"do\":\"move\",\"ply\":" + game.shown.size() + "}");
      List<JsonNode> events = looker.hearAll();
      looker.leave();
      events.stream().filter(event -> event.has("game")).forEach(e -> game.see(e.get("game")));
      assertThat(events).as("seed %d", SEED).anyMatch(KillServerIT::isAnswer);
    } else {
      game.see(client.post("/games/" + game.id + "/moves", move(client, game)));
    }
  }

  /** Returns whether a move was played, or no move leads to a solution. */
  private static boolean isAnswer(JsonNode event) {
    return event.has("game") || event.path("status").asInt() == 409;
  }

  private String move(Client client, Game game) {
    List<String> legal = Client.texts(client.get("/games/" + game.id).get("legal"));
    String text = legal.get(random.nextInt(legal.size()));
    return "{\"move\":\"" + text + "\",\"ply\":" + game.shown.size() + "}";
  }

  /** Sends a move whose answer may arrive before the kill or not. */
  private void leaveOnTheWay(Client client, Game game) throws InterruptedException {
    if (game.isOver) {
      return;
    }
    CompletableFuture<HttpResponse<String>> answer =
        client.sendLater(
            client.request("POST", "/api/v1/games/" + game.id + "/moves", move(client, game)));
    Thread.sleep(random.nextInt(15));
    if (answer.isDone() && !answer.isCompletedExceptionally()) {
      HttpResponse<String> response = answer.join();
      assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
      game.see(Client.json(response.body()));
    }
  }
}
