package tabuleiro.app.browser;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import tabuleiro.app.lab.Plans;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.page.Demo;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.experiment.Laboratory;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.store.Store;

/** Content for every page: games in progress and experiments of each kind. */
final class Exhibits {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Map<String, String> EXPERIMENTS =
      Map.of(
          "study",
          """
          name: dots
          solve:
            game: dots
            problems: [A, B, C]
            algorithms: [bfs, astar]
            heuristics: [given, profile]
            limits: {nodes: 20000}
          """,
          "tournament",
          """
          game: quatro
          players: [random, greedy, 'alphabeta:depth=2', engine]
          limits: {nodes: 300}
          games: 4
          openings: {plies: 3}
          seed: 2
          """,
          "tune",
          """
          name: tetris-best
          subject: {game: tetris, solver: procura-best-course}
          start: course-genetic
          method: {name: cma-es, generations: 6, population: 6, sigma: 0.2}
          fitness: {games: 8, block: 4}
          training: {seed: 1}
          curve: {every: 1, games: 10}
          heldOut: {seed: 2, size: 10, against: [course-submitted]}
          seed: 1
          """);

  /** The session that owns the games. */
  static final String OWNER = "the-owner-of-all-exhibited-games";

  private Exhibits() {}

  /** Adds the content to a server and returns the addresses of the pages. */
  static Map<String, String> in(String server, Store store)
      throws IOException, InterruptedException, InputException {
    Map<String, String> pages = new LinkedHashMap<>();
    for (World world : Worlds.own()) {
      Demo demo = world.page().demo().orElseThrow();
      pages.put("play-" + world.id(), "/game/" + game(server, world, demo));
    }
    Laboratory laboratory = new Laboratory(store, new LocalPool(1), ExperimentRun.Listener.NONE);
    for (String kind : new String[] {"study", "tune", "tournament"}) {
      Description description =
          new Description(kind, kind + ".yaml", EXPERIMENTS.getOrDefault(kind, ""));
      long id =
          laboratory
              .run(
                  description,
                  Plans.of(description),
                  JsonNodeFactory.instance.objectNode(),
                  true,
                  Locale.ENGLISH)
              .experiment()
              .id();
      pages.put("lab-" + kind, "/lab/" + id);
    }
    return pages;
  }

  /** Creates a recorded game up to a position that makes a good screenshot. */
  private static String game(String server, World world, Demo demo)
      throws IOException, InterruptedException {
    ObjectNode request = JSON.createObjectNode();
    request.put("world", world.id()).put("duel", demo.isDuel()).put("position", demo.start());
    ArrayNode moves = request.putArray("moves");
    demo.moves().subList(0, demo.preview()).forEach(moves::add);
    ArrayNode players = request.putArray("players").add("human");
    if (demo.isDuel()) {
      players.add("human");
    }
    return post(server + "/api/v1/games", request).get("id").textValue();
  }

  private static JsonNode post(String address, JsonNode body)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address))
            .header("Authorization", "Bearer " + OWNER)
            .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
            .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    try {
      return JSON.readTree(response.body());
    } catch (JsonProcessingException e) {
      throw new IOException(response.body(), e);
    }
  }
}
