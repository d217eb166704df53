package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.web.Client;

/** Tests the server in a process with little memory, which exits if it runs out of memory. */
class ServeIT {
  private static final String LITTLE = "-Xmx384m -XX:+ExitOnOutOfMemoryError";
  private static final int GAMES = 50;
  private static final int ROUNDS = 3;
  private static final List<String> WORLDS = List.of("dots", "blokus");

  @TempDir private Path folder;

  @Test
  void holdsFiftyGamesAtOnceWithTwoSearching() throws Exception {
    try (Served served = Served.start(folder.resolve("games.db"), LITTLE)) {
      Client client = served.client();
      List<Client.Looker> searching = new ArrayList<>();
      for (String world : List.of("dots", "blokus")) {
        Client.Looker looker = client.watch(client.game("{\"world\":\"" + world + "\"}"));
        looker.say("{\"do\":\"analyse\",\"ply\":0}");
        looker.hear("thinking");
        searching.add(looker);
      }
      ExecutorService people = Executors.newFixedThreadPool(GAMES - 2);
      List<Future<Integer>> played = new ArrayList<>();
      for (int i = 0; i < GAMES - 2; i++) {
        String world = WORLDS.get(i % WORLDS.size());
        played.add(people.submit(() -> play(served.client(), world)));
      }
      for (Future<Integer> each : played) {
        assertThat(each.get()).isEqualTo(2 * ROUNDS);
      }
      people.shutdown();
      refusesWhatIsTooLarge(client);
      searching.forEach(Client.Looker::leave);
      assertThat(client.get("/games").get("games").size()).isEqualTo(2);
      assertThat(served.process().isAlive()).isTrue();
      assertThat(Files.readString(served.errors())).doesNotContain("OutOfMemory");
    }
  }

  /** Plays moves by hand and lets the computer reply; returns the number of moves. */
  private static int play(Client client, String world) {
    String id =
        client.game(
            "{\"world\":\""
                + world
                + "\",\"players\":[\"human\",\"engine:time=100,memory=8192\"]}");
    Client.Looker looker = client.watch(id);
    JsonNode game = client.get("/games/" + id);
    for (int round = 0; round < ROUNDS; round++) {
      String move = Client.texts(game.get("legal")).get(0);
      int ply = game.get("ply").asInt();
      client.post("/games/" + id + "/moves", "{\"move\":\"" + move + "\",\"ply\":" + ply + "}");
      looker.say("{\"do\":\"move\",\"ply\":" + (ply + 1) + "}");
      game = looker.hear("game").get("game");
    }
    looker.leave();
    return game.get("ply").asInt();
  }

  /** Searches that would use all memory fail with a message, and the server keeps running. */
  private static void refusesWhatIsTooLarge(Client client) {
    for (String algorithm : List.of("bfs", "astar", "ucs")) {
      JsonNode found =
          client.post(
              "/searches",
              "{\"world\":\"cavalo\",\"problem\":\"F\",\"heuristic\":\"zero\",\"algorithm\":\""
                  + algorithm
                  + "\"}");
      assertThat(found.get("answer").get("status").asText()).isEqualTo("limit");
      assertThat(found.get("note").asText()).isNotBlank();
    }
    String memo = "{\"world\":\"dots\",\"player\":\"mtdf:depth=40\"}";
    assertThat(client.post("/trees", memo).get("nodes").asLong()).isPositive();
  }

  /** Every request in the API document is answered. */
  @Test
  void theDocumentShowsRequestsThatWork() throws Exception {
    assumeTrue(Launcher.here().run("command -v curl").code() == 0, "no curl(1) to ask with");
    String document = Files.readString(Launcher.here().root().resolve("docs/arena.md"));
    Matcher block = Pattern.compile("(?s)```sh\n(api=.*?)```").matcher(document);
    assertThat(block.find()).isTrue();
    try (Served served = Served.start(folder.resolve("games.db"), LITTLE)) {
      String script = block.group(1).replace("http://127.0.0.1:7070", served.address().toString());
      Launcher.Said said = Launcher.here().run("set -euo pipefail\n" + script);
      assertThat(said.code()).as(said.err() + said.out()).isZero();
      assertThat(said.out()).contains("\"worlds\"", "\"terms\"", "\"stopped\"", "\"betaCuts\"");
    }
  }

  /** A server for other machines starts only after a decision, and then answers at its address. */
  @Test
  void otherMachinesNeedADecision() throws Exception {
    Launcher.Said said = Launcher.here().run("./tabuleiro serve --host 0.0.0.0 --store memory");
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).contains("--token", "--open").hasLineCount(1);
    assertThat(said.out()).isEmpty();
    String[] options = {"--host", "0.0.0.0", "--token"};
    try (Served served = Served.start(folder.resolve("games.db"), Map.of(), options)) {
      Client client = new Client(URI.create("http://127.0.0.1:" + served.address().getPort()));
      assertThat(client.send(client.request("GET", "/api/v1/worlds", "")).statusCode())
          .isEqualTo(401);
      assertThat(served.link().getQuery()).startsWith("token=");
      String token = served.link().getQuery().substring("token=".length());
      String[] header = {"X-Tabuleiro-Token", token};
      assertThat(client.send(client.request("GET", "/api/v1/worlds", "", header)).statusCode())
          .isEqualTo(200);
      assertThat(client.send(client.request("GET", "/?token=" + token, "")).statusCode())
          .isEqualTo(303);
      assertThat(Files.readString(served.errors())).doesNotContain(token);
    }
  }

  /** Simulates an interactive terminal with a desktop whose browser is a script of this test. */
  @Test
  void opensTheBrowserInATerminalUnlessAskedNotTo() throws Exception {
    assumeTrue(
        Screen.isPossible(Launcher.here()), "tmux is not installed, so there is no terminal");
    Path opened = folder.resolve("opened.txt");
    Path program = folder.resolve("xdg-open");
    Files.writeString(
        program,
        "#!/bin/sh\necho \"opened $1\" > '%1$s.part'; mv '%1$s.part' '%1$s'\n".formatted(opened));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    String line =
        "DISPLAY=:9 PATH='" + folder + "':$PATH ./tabuleiro serve --port 0 --store memory";
    try (Screen screen = new Screen(Launcher.here(), line + " --no-browser")) {
      screen.await("The arena is running at ");
      screen.press("C-c");
      screen.await("ended with 130");
    }
    assertThat(opened).doesNotExist();
    try (Screen screen = new Screen(Launcher.here(), line)) {
      screen.await("the browser", () -> Files.exists(opened));
      String address = Files.readString(opened).strip().substring("opened ".length());
      assertThat(screen.text()).contains("The arena is running at " + address + " (");
      screen.press("C-c");
      screen.await("ended with 130");
    }
  }

  @Test
  void endsWhenItIsToldToWhileItSearches() throws Exception {
    try (Served served = Served.start(folder.resolve("games.db"), LITTLE)) {
      Client client = served.client();
      Client.Looker looker = client.watch(client.game("{\"world\":\"blokus\"}"));
      looker.say("{\"do\":\"analyse\",\"ply\":0}");
      looker.hear("thinking");
      served.process().destroy(); // as Ctrl-C does
      assertThat(served.process().waitFor(120, TimeUnit.SECONDS)).as("ends").isTrue();
      assertThat(served.process().exitValue()).isEqualTo(143);
      assertThat(Files.readString(served.errors())).isEmpty();
    }
  }
}
