package tabuleiro.app.web.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.lab.Plans;
import tabuleiro.app.web.WebServer;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.experiment.Laboratory;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Runner;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.store.MemoryStore;
import tabuleiro.lab.store.Store;
import tabuleiro.lab.store.Stores;

/** The routes of real experiments, while they run and after they are done. */
class LabRoutesTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String STUDY =
      """
      name: small study
      solve:
        game: dots
        problems: A..B
        algorithms:
          - {use: astar, name: A-star, heuristics: profile}
          - {use: bfs, name: breadth}
      """;
  private static final String TUNE =
      """
      name: small tuning
      subject: {game: tetris, solver: procura-best-course}
      method: {name: cma-es, generations: 3, population: 4}
      fitness: {games: 4, block: 2}
      training: {seed: 1}
      heldOut: {seed: 2, size: 4}
      finalists: {count: 1}
      seed: 5
      """;
  private static final String TOURNAMENT =
      """
      name: small tournament
      game: dots
      variant: {size: 2x2}
      players: [random, greedy, 'alphabeta:depth=1']
      limits: {nodes: 200}
      games: 4
      seed: 2
      """;
  private static final String SWISS =
      TOURNAMENT.replace("small", "swiss") + "system: swiss\nrounds: 3\n";

  private final Store store = new MemoryStore();
  private final HttpClient client = HttpClient.newHttpClient();
  private WebServer server;

  @BeforeEach
  void start() {
    server = new WebServer("127.0.0.1", 0, store);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private HttpResponse<String> get(String path) throws Exception {
    URI address = URI.create("http://127.0.0.1:" + server.port() + "/api/v1" + path);
    return client.send(
        HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
  }

  private JsonNode json(String path) throws Exception {
    HttpResponse<String> response = get(path);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    return JSON.readTree(response.body());
  }

  /** Runs an experiment in the store and returns its id. */
  private long run(String kind, String text, Runner runner) throws Exception {
    return run(new Description(kind, "here.yaml", text), runner);
  }

  private long run(Description description, Runner runner) throws Exception {
    return new Laboratory(store, runner, ExperimentRun.Listener.NONE)
        .run(
            description,
            Plans.of(description),
            JsonNodeFactory.instance.objectNode(),
            false,
            Locale.ENGLISH)
        .experiment()
        .id();
  }

  /** Returns a runner that stops after {@code most} results, as if the program had been stopped. */
  private static Runner until(int most) {
    int[] left = {most};
    return (tasks, worker, done) -> {
      List<Result> some = new ArrayList<>();
      int size = Math.min(left[0], tasks.size());
      new LocalPool(1).run(tasks.subList(0, size), worker, some::add);
      some.forEach(done);
      left[0] -= size;
      if (size < tasks.size()) {
        throw new InterruptedException();
      }
    };
  }

  private static List<JsonNode> blocks(JsonNode results, String type) {
    List<JsonNode> found = new ArrayList<>();
    for (JsonNode block : results.path("document").path("blocks")) {
      if (block.path("type").asText().equals(type)) {
        found.add(block);
      }
    }
    return found;
  }

  private static JsonNode plot(JsonNode results, String shape) {
    return blocks(results, "plot").stream()
        .filter(plot -> plot.path("shape").asText().equals(shape))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aStudyIsFollowedAndReported() throws Exception {
    long id = run("study", STUDY, until(3));
    JsonNode half = json("/experiments/" + id + "/results");
    assertThat(half.path("done").asBoolean()).isFalse();
    assertThat(half.path("tasks").asInt()).isEqualTo(3);
    assertThat(half.path("stageDone").asInt()).isEqualTo(3);
    assertThat(half.path("stageTasks").asInt()).isEqualTo(4);
    assertThat(half.path("stage").asText()).isNotEmpty();
    assertThat(half.has("document")).isFalse();
    JsonNode stored = half.path("results");
    assertThat(stored.path("rows")).hasSize(3);
    assertThat(stored.path("headings").toString()).contains("generated");
    assertThat(get("/experiments/" + id + "/report").statusCode()).isEqualTo(409);

    assertThat(run("study", STUDY, new LocalPool(1))).isEqualTo(id);
    JsonNode whole = json("/experiments/" + id + "/results");
    assertThat(whole.path("done").asBoolean()).isTrue();
    assertThat(whole.has("results")).isFalse();
    assertThat(blocks(whole, "table")).isNotEmpty();
    assertThat(whole.path("document").toString()).contains("A-star", "breadth");
    assertThat(plot(whole, "steps").path("series")).hasSize(2);
    assertThat(get("/experiments/" + id + "/report").statusCode()).isEqualTo(200);
  }

  @Test
  void aTuningHasItsCurveFromTheFirstGenerationOn() throws Exception {
    long id = run("tune", TUNE, until(3));
    JsonNode early = json("/experiments/" + id + "/results");
    assertThat(early.has("document")).isFalse();
    assertThat(early.path("results").path("rows")).hasSize(3);

    assertThat(run("tune", TUNE, until(12))).isEqualTo(id);
    JsonNode half = json("/experiments/" + id + "/results");
    assertThat(half.path("done").asBoolean()).isFalse();
    JsonNode curve = plot(half, "lines");
    assertThat(curve.path("series").get(0).path("points")).hasSize(1);
    assertThat(curve.path("series").get(0).path("points").get(0)).hasSize(4);
    assertThat(half.path("stageTasks").asInt()).isGreaterThan(half.path("stageDone").asInt());

    assertThat(run("tune", TUNE, new LocalPool(1))).isEqualTo(id);
    JsonNode whole = json("/experiments/" + id + "/results");
    assertThat(plot(whole, "lines").path("series").get(0).path("points")).hasSize(3);
    assertThat(whole.path("document").path("summary").asText()).isNotEmpty();
  }

  @Test
  void aTournamentHasItsCrosstableFromTheFirstPairOn() throws Exception {
    long id = run("tournament", TOURNAMENT, until(1));
    JsonNode early = json("/experiments/" + id + "/results");
    assertThat(early.path("stageTasks").asInt()).isEqualTo(6);
    assertThat(plot(early, "bars").path("categories")).hasSize(2);

    run("tournament", TOURNAMENT, new LocalPool(1));
    JsonNode whole = json("/experiments/" + id + "/results?lang=pt");
    assertThat(whole.path("done").asBoolean()).isTrue();
    JsonNode bars = plot(whole, "bars");
    assertThat(bars.path("categories")).hasSize(3);
    JsonNode best = bars.path("series").get(0).path("points").get(0);
    assertThat(best.get(2).asDouble()).isLessThan(best.get(1).asDouble());
    assertThat(whole.path("document").toString()).contains("jogadores");
  }

  @Test
  void aSwissTournamentIsReportedRoundByRound() throws Exception {
    long id = run("tournament", SWISS, until(1));
    assertThat(json("/experiments/" + id + "/results").has("document")).isFalse();
    run("tournament", SWISS, until(2));
    JsonNode half = json("/experiments/" + id + "/results");
    assertThat(half.path("tasks").asInt()).isEqualTo(3);
    assertThat(plot(half, "bars").path("categories")).hasSize(2);
    run("tournament", SWISS, new LocalPool(1));
    JsonNode whole = json("/experiments/" + id + "/results");
    assertThat(plot(whole, "bars").path("categories")).hasSize(3);
  }

  @Test
  void unknownExperimentsAreMissing() throws Exception {
    assertThat(get("/experiments/77/results").statusCode()).isEqualTo(404);
    assertThat(get("/experiments/x/results").statusCode()).isEqualTo(404);
  }

  @Test
  void anExperimentIsShownWithoutItsFiles(@TempDir Path folder) throws Exception {
    Path problems = Files.writeString(folder.resolve("m.dat"), "; problem X\n((1111111110) (i))\n");
    String text =
        "name: filed\nsolve: {game: tetris, problems: {file: m.dat}, algorithms: procura-best}\n";
    String file = folder.resolve("study.yaml").toString();
    long id = run(new Description("study", file, text), new LocalPool(1));
    Files.delete(problems);
    JsonNode whole = json("/experiments/" + id + "/results");
    assertThat(whole.path("document").toString()).contains("procura-best");
    assertThat(whole.path("notes")).isEmpty();
    assertThat(get("/experiments/" + id + "/report").statusCode()).isEqualTo(200);
  }

  @Test
  void anExperimentWithoutStoredFilesShowsItsResults() throws Exception {
    String text =
        "name: old\nsolve: {game: tetris, problems: {file: m.dat}, algorithms: procura-best}\n";
    JsonNodeFactory json = JsonNodeFactory.instance;
    long id = store.create("study", "old", "f", text, json.objectNode()).id();
    Task task = new Task("X/procura-best", json.objectNode(), 0);
    store.add(id, task, new Result(task.key(), json.objectNode().put("points", 7), Duration.ZERO));
    store.finish(id);
    JsonNode view = json("/experiments/" + id + "/results");
    assertThat(view.path("notes").get(0).asText()).contains("“m.dat”", "is not stored");
    assertThat(view.path("results").path("rows").toString()).contains("X/procura-best", "7");
  }

  @Test
  void oneBadRowDoesNotBreakTheLaboratory(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("lab.db");
    JsonNodeFactory json = JsonNodeFactory.instance;
    try (Store disk = Stores.open(file.toString())) {
      for (int i = 0; i < 2; i++) {
        long id = disk.create("study", "s", "f", STUDY, json.objectNode()).id();
        Task task = new Task("A/A-star", json.objectNode(), 0);
        disk.add(id, task, new Result(task.key(), json.objectNode(), Duration.ZERO));
      }
      try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
          Statement statement = connection.createStatement()) {
        statement.execute("update experiment set manifest = '' where id = 1");
        statement.execute("update result set outcome = 'null' where experiment = 2");
      }
      server.close();
      server = new WebServer("127.0.0.1", 0, disk);
      JsonNode list = json("/experiments");
      assertThat(list.path("experiments")).hasSize(1);
      assertThat(list.path("damaged").toString()).isEqualTo("[1]");
      assertThat(get("/experiments/1").statusCode()).isEqualTo(404);
      assertThat(get("/experiments/1/results").body()).contains("damaged");
      assertThat(json("/experiments/2/results").path("notes").get(0).asText()).endsWith(": 1");
    }
  }
}
