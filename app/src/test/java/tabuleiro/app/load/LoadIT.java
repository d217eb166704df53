package tabuleiro.app.load;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import tabuleiro.app.web.Client;
import tabuleiro.app.web.WebServer;
import tabuleiro.lab.store.MemoryStore;

/**
 * One client does its worst while another plays. The times are printed, not checked; memory,
 * threads and descriptors of the server must return to their initial level. {@code
 * -Dload.seconds=600} measures for ten minutes.
 */
class LoadIT {
  private static final int SECONDS = Integer.getInteger("load.seconds", 10);
  private static final int MOVES_PER_HINT = 10;

  /** Classes and caches that the load fills, and the games of the attacker, in megabytes. */
  private static final long HEAP_MARGIN = 20;

  private final Measure idleMoves = new Measure();
  private final Measure idleHints = new Measure();
  private final Measure attackedMoves = new Measure();
  private final Measure attackedHints = new Measure();

  @Test
  void oneClientDoesNotDisturbAnotherAndLeavesNothingBehind() throws Exception {
    try (WebServer server = new WebServer("127.0.0.1", 0, new MemoryStore())) {
      Client client = Client.of(server);
      play(client, new Measure(), new Measure(), 1); // loads classes
      Measure.Held before = Measure.Held.now();
      play(client, idleMoves, idleHints, Math.max(1, Math.min(30, SECONDS / 2)));
      // About as many moves as under attack, so that the worst of both can be compared.
      playMoves(client, idleMoves, MOVES_PER_HINT * SECONDS);
      try (Attacker attacker = new Attacker(server.port())) {
        attacker.start();
        play(client, attackedMoves, attackedHints, SECONDS);
        Client.await("the attacker searches", () -> server.load().searches() > 0);
        System.out.println("requests of the attacker: " + attacker.requests());
      }
      report(server, before);
    }
  }

  private void report(WebServer server, Measure.Held before) {
    System.out.println("| what | count | median ms | 95 % ms | worst ms |");
    System.out.println("| --- | --- | --- | --- | --- |");
    System.out.println(idleMoves.row("move, idle"));
    System.out.println(attackedMoves.row("move, attacked"));
    System.out.println(attackedMoves.ratios("move, ratio", idleMoves));
    System.out.println(idleHints.row("hint, idle"));
    System.out.println(attackedHints.row("hint, attacked"));
    System.out.println(attackedHints.ratios("hint, ratio", idleHints));
    System.out.println("before: " + before + ", attacked: " + Measure.Held.now());
    Client.await("no search runs", () -> server.load().searches() == 0);
    Client.await("no socket is open", () -> server.load().sockets() == 0);
    Client.await("no request is open", () -> server.load().requests() == 0);
    Client.await("threads end", () -> Measure.serverThreads() <= before.threads());
    // Loading a class may open another jar file.
    Client.await("files close", () -> Measure.openDescriptors() <= before.descriptors() + 5);
    Client.await(
        "memory is freed", () -> Measure.usedMegabytes() <= before.heapMegabytes() + HEAP_MARGIN);
    System.out.println("after: " + Measure.Held.now());
  }

  /** Plays for some seconds: moves over HTTP, and now and then a hint over a socket. */
  private static void play(Client client, Measure moves, Measure hints, int seconds) {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    String id = newGame(client);
    Client.Looker looker = client.watch(id);
    do {
      playMoves(client, id, moves);
      hints.time(
          () -> {
            looker.say("{\"do\":\"hint\",\"ply\":" + MOVES_PER_HINT + "}");
            looker.hear("hint");
          });
      goBack(client, id);
    } while (System.nanoTime() < end);
    looker.leave();
  }

  private static void playMoves(Client client, Measure moves, int count) {
    String id = newGame(client);
    for (int i = 0; i < count; i += MOVES_PER_HINT) {
      playMoves(client, id, moves);
      goBack(client, id);
    }
  }

  private static void playMoves(Client client, String id, Measure moves) {
    for (int i = 0; i < MOVES_PER_HINT; i++) {
      JsonNode game = client.get("/games/" + id);
      String move = game.get("legal").get(0).get("text").asText();
      int ply = game.get("ply").asInt();
      moves.time(
          () ->
              client.post(
                  "/games/" + id + "/moves", "{\"move\":\"" + move + "\",\"ply\":" + ply + "}"));
    }
  }

  private static void goBack(Client client, String id) {
    client.post("/games/" + id + "/ply", "{\"to\":0,\"ply\":" + MOVES_PER_HINT + "}");
  }

  private static String newGame(Client client) {
    return client.game("{\"world\":\"blokus\",\"players\":[\"human\",\"human\"]}");
  }
}
