package tabuleiro.app.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.MemoryStore;
import tabuleiro.lab.tune.Instance;

class TunePlansTest {

  private static String file(String subject, String fitness, String more) {
    return """
    name: small
    subject: %s
    method: {name: cma-es, generations: 2, population: 4}
    fitness: %s
    training: {seed: 1}
    heldOut: {seed: 2, size: 4}
    finalists: {count: 1}
    seed: 5
    %s
    """
        .formatted(subject, fitness, more);
  }

  private static final String SOLVER = "{game: tetris, solver: procura-best-course}";
  private static final String BOARDS = "{games: 4, block: 2}";

  private static Description description(String text) {
    return new Description("tune", "small.yaml", text);
  }

  private static Document run(String text, int threads) throws Exception {
    Description description = description(text);
    Plan plan = Plans.of(description);
    MemoryStore store = new MemoryStore();
    Experiment experiment =
        store.create("tune", plan.name(), "f", text, JsonNodeFactory.instance.objectNode());
    return plan.run(
        new ExperimentRun(
            store, experiment, new LocalPool(threads), plan.worker(), ExperimentRun.Listener.NONE),
        Locale.ENGLISH);
  }

  private static Document.Table table(Document document, int number) {
    return document.blocks().stream()
        .filter(Document.Table.class::isInstance)
        .map(Document.Table.class::cast)
        .toList()
        .get(number);
  }

  private static Stream<String> subjects() {
    String match = "confirm: {match: {games: 4, sprt: [0, 10], nodes: 60}}";
    return Stream.of(
        file(SOLVER, BOARDS, "curve: {every: 1}"),
        file(
            "{game: tetris, heuristic: geral, algorithm: greedy}",
            "{games: 4, nodes: 500, failure: -100}",
            "start: standard"),
        file("{game: cavalo, evaluation: potential}", "{games: 2, nodes: 50, block: 1}", match),
        file(
            "{game: cavalo, evaluation: potential, variant: {preset: course}}",
            "{games: 2, depth: 1, count: margin, opponents: [start, greedy]}",
            "fixed: [stuck]"),
        file("{game: blokus, evaluation: influence}", "{games: 2, depth: 1}", ""));
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("subjects")
  void everythingWithWeightsIsTunedTheSameWithOneThreadAndTwo(String text) throws Exception {
    Document one = run(text, 1);
    assertThat(one.title()).isEqualTo("Tuning: small");
    assertThat(table(one, 1).rows()).hasSize(2);
    assertThat(run(text, 2)).isEqualTo(one);
  }

  /** The row of the report with its best weights: 100 100 100 200 200 200 0 none 0, total 400. */
  @Test
  void theCourseGroupsBoardsScoreAsInItsReport() throws Exception {
    World tetris = Worlds.find("tetris");
    assertThat(sum(tetris.puzzles(Variant.standard(tetris)).orElseThrow())).isEqualTo(400);
  }

  private static <S extends Puzzle> double sum(Puzzles<S> puzzles) throws InputException {
    Tunable<Solver<S>> solver = puzzles.weightedSolvers().get(0);
    ObjectNode subject = JsonNodeFactory.instance.objectNode();
    PuzzleFitness<S> fitness =
        new PuzzleFitness<>(subject, puzzles, solver::with, Limits.NONE, false, -500);
    assertThat(fitness.content(new Instance("A", 0)))
        .isEqualTo(puzzles.notation().write(puzzles.problems().get(0).start()));
    double[] genetic =
        Objects.requireNonNull(solver.known().get("course-genetic")).stream()
            .mapToDouble(Double::doubleValue)
            .toArray();
    double sum = 0;
    for (int board = 0; board < 9; board++) {
      sum += fitness.score(genetic, new Instance("tabs-" + board, 0));
    }
    return sum;
  }

  /** Rolls a die until it shows more than a weight. */
  private record Dice() implements Tunable<Trial> {
    @Override
    public String name() {
      return "dice-6";
    }

    @Override
    public List<Weight> weights() {
      return List.of(new Weight("most", 3, 0, 5));
    }

    @Override
    public Trial with(double... values) {
      return (seed, mostMoves) -> {
        SplittableRandom random = new SplittableRandom(seed);
        long moves = 0;
        while (moves < mostMoves && random.nextInt(6) <= values[0]) {
          moves++;
        }
        return new Trial.Score(moves, moves, moves < mostMoves);
      };
    }
  }

  @Test
  void aTrialIsJudgedByTheScoreOfItsGame() {
    TrialFitness fitness = new TrialFitness(JsonNodeFactory.instance.objectNode(), new Dice(), 50);
    assertThat(fitness.score(new double[] {5}, new Instance("", 1))).isEqualTo(50);
    double mean = 0;
    for (int i = 0; i < 4000; i++) {
      mean += fitness.score(new double[] {3}, new Instance("", i)) / 4000;
    }
    assertThat(mean).isBetween(1.8, 2.2);
  }

  @Test
  void nobodyIsAheadOfItself() throws Exception {
    String text = file("{game: cavalo, evaluation: potential}", "{games: 3, nodes: 40}", "");
    List<String> start = table(run(text, 1), 1).rows().get(1);
    assertThat(start.get(1)).startsWith("0.500 ± 0.000");
    assertThat(start.get(3)).startsWith("0.500 ± 0.000");
  }

  private static Stream<Path> presets() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("..", "presets"))) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("tune-"))
          .sorted()
          .toList()
          .stream();
    }
  }

  /**
   * As in annex 5 of the Tetris report: five rows for each iteration, and the sum of their sums.
   */
  @Test
  void theGeneticSearchOfTheCourseShowsItsFiveBestAfterEachGeneration() throws Exception {
    String text =
        Files.readString(Path.of("..", "presets", "tune-course-genetic.yaml"))
            .replace("generations: 31", "generations: 2")
            .replace("size: 2000", "size: 3")
            .replace("curve: {every: 5, games: 200}", "");
    Document.Table pool =
        run(text, 1).blocks().stream()
            .filter(block -> block instanceof Document.Table)
            .map(Document.Table.class::cast)
            .filter(table -> table.headings().contains("sum of all"))
            .findFirst()
            .orElseThrow();
    assertThat(pool.headings()).contains("generation", "holes", "tabs-0", "tabs-8", "sum");
    assertThat(pool.rows()).extracting(row -> row.get(0)).startsWith("1", "1", "1", "1", "1", "2");
    assertThat(pool.rows())
        .hasSize(10)
        .extracting(row -> row.get(14) + " " + row.get(15))
        .startsWith("-200 600", "200 ", "200 ", "200 ", "200 ", "200 1200");
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyPresetIsAPlan(Path preset) throws Exception {
    String text = Files.readString(preset);
    if (text.contains("trial:")) {
      assumeThat(Worlds.find("tetris").trials()).isNotEmpty();
    }
    assertThat(Plans.of(description(text)).kind()).isEqualTo("tune");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{game: tetris} | “subject” needs exactly one of trial, evaluation, solver and heuristic",
        "{game: tetris, solver: x, trial: y} | “subject” needs exactly one of",
        "{game: chess, solver: x} | small.yaml: unknown game “chess”",
        "{game: tetris, solver: x} | tetris has no solver “x” with weights; expected one of: procura-best",
        "{game: dots, trial: x} | dots has no trial with weights to tune",
        "{game: tetris, evaluation: x} | tetris",
        "{game: cavalo, evaluation: potential} | “fitness” needs nodes or depth",
        "{game: tetris, heuristic: geral} | “fitness” needs nodes or depth",
        "{game: tetris, heuristic: geral, algorithm: bfs} | “bfs” is not a search that uses",
        "{game: tetris, solver: x, algorithm: astar} | “subject.algorithm” can be used only with a heuristic",
        "{solver: x} | the field “subject.game” is missing",
        "{game: tetris, solver: procura-best-course, variant: {a: b}} | small.yaml",
        "{gam: tetris} | unknown field “gam”; expected one of: algorithm, evaluation, game"
      })
  void aSubjectMustExist(String subject, String expected) {
    assertFault(file(subject, BOARDS, ""), expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{games: 4, mostMoves: 5} | the field “fitness.mostMoves” has no effect on this subject",
        "{games: 4, opponents: [random]} | the field “fitness.opponents” has no effect",
        "{games: 4, count: margin} | the field “fitness.count” cannot be “margin”; expected one",
        "{block: 4} | the field “fitness.games” is missing"
      })
  void aSolverIsJudgedByWhatConcernsIt(String fitness, String expected) {
    assertFault(file(SOLVER, fitness, ""), expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[nobody]", "['engine:eval=x']", "[]"})
  void opponentsMustExist(String opponents) {
    String fitness = "{games: 2, depth: 1, opponents: " + opponents + "}";
    assertFault(file("{game: cavalo, evaluation: potential}", fitness, ""), "small.yaml: ");
  }

  @Test
  void aMatchNeedsAnEvaluationAndProblemsNeedAPuzzle() {
    assertFault(
        file(SOLVER, BOARDS, "confirm: {match: {games: 10}}"),
        "only an evaluation can be confirmed by a match");
    String named = file(SOLVER, BOARDS, "").replace("{seed: 1}", "{problems: [tabs-0, nowhere]}");
    assertFault(named, "nowhere");
    assertFault(
        file("{game: cavalo, evaluation: potential}", "{games: 2, depth: 1}", "")
            .replace("{seed: 1}", "{problems: [A]}"),
        "problems can be named only for a solver or a heuristic");
  }

  private static void assertFault(String text, String expected) {
    assertThatThrownBy(() -> Plans.of(description(text)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("small.yaml")
        .hasMessageContaining(expected);
  }
}
