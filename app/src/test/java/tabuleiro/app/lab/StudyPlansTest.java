package tabuleiro.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.text.InputException;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;
import tabuleiro.games.tetris.TetrisWorld;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.study.StudyFile;
import tabuleiro.lab.study.StudyPlan;

/** Studies are planned from text, and give the same report whether or not they are interrupted. */
class StudyPlansTest {
  private static final String SMALL =
      """
      name: small
      times: false
      solve:
        game: tetris
        problems: [C, tabs-0..tabs-1, {random: {boards: 2, pieces: 3, seed: 7}}]
        algorithms:
          - procura-pp
          - {use: procura-astar, heuristics: [zero, altura], pathCost: qualidade}
          - {use: procura-best-course, weights: [course-genetic, {name: mine, values: [1, 0, 1, 0]}]}
          - recommended
        limits: {nodes: 3000}
        scoring: {failure: -500}
      """;

  private static final String DUEL =
      """
      name: duel
      times: false
      play:
        game: dots
        variant: {size: 2x2}
        players: [random, engine]
        positions: [start, {random: 6, plies: 3, seed: 5}]
        limits: {nodes: 2000}
        seeds: [1, 2]
        oracle: {nodes: 100000}
      """;

  private static Document once(String yaml, int threads) throws Exception {
    return new Laboratory().run(Laboratory.plan(yaml), new LocalPool(threads));
  }

  @Test
  void methodsAreNamedByWhatTellsThemApart() throws InputException {
    List<String> keys =
        ((StudyPlan) Laboratory.plan(SMALL)).tasks().stream().map(Task::key).toList();
    assertThat(keys)
        .hasSize(5 * 6)
        .startsWith(
            "C/procura-pp",
            "C/procura-astar zero",
            "C/procura-astar height",
            "C/procura-best-course course-genetic",
            "C/procura-best-course mine",
            "C/recommended",
            "tabs-0/procura-pp")
        .contains("tabs-1/recommended", "random-7-1/procura-pp", "random-7-2/procura-pp");
  }

  @ParameterizedTest
  @ValueSource(strings = {SMALL, DUEL})
  void twoThreadsGiveTheSameReportAsOne(String yaml) throws Exception {
    assertThat(once(yaml, 2)).isEqualTo(once(yaml, 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {SMALL, DUEL})
  void anInterruptedAndResumedStudyGivesTheSameReport(String yaml) throws Exception {
    Document whole = once(yaml, 1);
    for (int k : new int[] {1, 2, 5, 13, 40}) {
      Laboratory laboratory = new Laboratory();
      Document document = null;
      for (int breaks = 0; document == null; breaks++) {
        int before = laboratory.results();
        try {
          document = laboratory.run(Laboratory.plan(yaml), Laboratory.broken(k));
        } catch (InterruptedException e) {
          assertThat(laboratory.results()).isGreaterThanOrEqualTo(before + k);
          assertThat(breaks).isLessThan(200);
        }
      }
      assertThat(document).as("after every %s results", k).isEqualTo(whole);
    }
  }

  @Test
  void theLimitOfARunIsARowAndNotTheEnd() throws Exception {
    String yaml =
        """
        name: limits
        solve:
          game: dots
          problems: [A, F]
          algorithms: [bfs]
          limits: [{nodes: 50}, {nodes: 100000, memory: 1}, {nodes: 1000, depth: 1}]
        """;
    assertThat(Laboratory.table(once(yaml, 2), "One row per run"))
        .extracting(row -> row.get(0) + " " + row.get(1) + ": " + row.get(2))
        .containsExactly(
            "A bfs nodes=50: limit reached: nodes",
            "A bfs nodes=100000 memory=1: optimal",
            "A bfs nodes=1000 depth=1: limit reached: depth",
            "F bfs nodes=50: limit reached: nodes",
            "F bfs nodes=100000 memory=1: limit reached: memory",
            "F bfs nodes=1000 depth=1: limit reached: depth");
  }

  @Test
  void perfectPlayersGiveNothingAway() throws Exception {
    List<List<String>> players = Laboratory.table(once(DUEL, 1), "Each player");
    assertThat(players).extracting(row -> row.get(0)).contains("engine #1", "random #2");
    for (List<String> row : players) {
      int checked = Integer.parseInt(row.get(4));
      assertThat(checked).isBetween(2, 7);
      if (row.get(0).startsWith("engine")) {
        assertThat(row.get(5)).as(row.toString()).isEqualTo(row.get(4));
        assertThat(row.get(6)).isEqualTo("0");
      }
    }
  }

  @Test
  void problemsComeFromAFileBesideTheStudy(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("mine.dat"), "; problem X\n((1111111110) (i))\n");
    String yaml =
        """
        name: filed
        solve: {game: tetris, problems: {file: mine.dat}, algorithms: procura-best,
                scoring: {failure: -500}}
        """;
    Path file = folder.resolve("study.yaml");
    Plan plan = Plans.of(new Description("study", file.toString(), yaml));
    Document document = new Laboratory().run(plan, new LocalPool(1));
    assertThat(Laboratory.table(document, "Scores")).contains(List.of("X", "100 *"));
  }

  @Test
  void randomBoardsAreNeverLostFromTheStart() throws Exception {
    String yaml =
        """
        name: random
        solve: {game: tetris, problems: {random: {boards: 30, pieces: 1, seed: 1}},
                algorithms: procura-best}
        """;
    assertThat(Laboratory.table(once(yaml, 1), "Each method").get(0))
        .startsWith("procura-best", "30");
  }

  /** Flips a coin with a weighted probability of heads until it shows tails. */
  private record Coin() implements Tunable<Trial> {
    @Override
    public String name() {
      return "coin";
    }

    @Override
    public List<Weight> weights() {
      return List.of(new Weight("heads", 0.5, 0, 1));
    }

    @Override
    public Trial with(double... values) {
      return (seed, most) -> {
        SplittableRandom random = new SplittableRandom(seed);
        long heads = 0;
        while (heads < most && random.nextDouble() < values[0]) {
          heads++;
        }
        return new Trial.Score(heads, heads, heads < most);
      };
    }
  }

  @Tag("long")
  @Test
  void gamesAgainstChanceAreReportedWithTheirIntervals() throws Exception {
    String yaml =
        """
        name: coins
        times: false
        trial:
          game: tetris
          trials: coin
          weights: [standard, {name: good, values: [0.9]}, {name: sure, values: [1]}]
          games: 400
          moves: 1000
          seed: 3
          reported:
            source: arithmetic
            rows: [{problem: coin, method: good, score: 9}]
        """;
    Description description = new Description("study", "here.yaml", yaml);
    StudyFile file = description.as(StudyFile.class);
    StudyFile.Trials trial = Objects.requireNonNull(file.trial());
    Plan plan =
        TrialStudy.plan(
            new StudySource(description), file, trial, new TetrisWorld(), List.of(new Coin()));
    Document document = new Laboratory().run(plan, new LocalPool(2));
    assertThat(document).isEqualTo(new Laboratory().run(plan, new LocalPool(1)));
    List<List<String>> rows = Laboratory.table(document, "400 games each");
    // The mean number of heads is p / (1 - p): 1 and 9.
    assertThat(Double.parseDouble(rows.get(0).get(3))).isLessThan(1);
    assertThat(Double.parseDouble(rows.get(0).get(4))).isGreaterThan(1);
    assertThat(Double.parseDouble(rows.get(1).get(3))).isLessThan(9);
    assertThat(Double.parseDouble(rows.get(1).get(4))).isGreaterThan(9);
    assertThat(rows.get(1).get(10)).isEqualTo("9");
    assertThat(rows.get(2).subList(2, 10))
        .containsExactly("1000.0", "1000.0", "1000.0", "1000", "1000", "1000", "400000", "400");
  }

  @Test
  void theLabNeedsNothingOfThePlanButItsTasks() throws Exception {
    // A worker created from the same file can run the tasks of another plan.
    StudyPlan plan = (StudyPlan) Laboratory.plan(SMALL);
    Task task = plan.tasks().get(0);
    assertThat(Laboratory.plan(SMALL).worker().perform(task).path("status").asText())
        .isEqualTo(plan.worker().perform(task).path("status").asText())
        .isEqualTo("solved");
  }

  @Test
  void everyKeyIsUnique() throws InputException, IOException {
    List<Task> tasks = ((StudyPlan) Laboratory.plan(DUEL)).tasks();
    assertThat(IntStream.range(0, tasks.size()).mapToObj(i -> tasks.get(i).key()))
        .doesNotHaveDuplicates()
        .contains("start/random #1", "start/engine #2");
  }
}
