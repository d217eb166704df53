package tabuleiro.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Resources;
import tabuleiro.games.tetris.TetrisWorld;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.study.ReportedResults;
import tabuleiro.lab.study.StudyPlan;

/** Tests the studies that ship with the program. */
class StudyPresetsTest {
  private static final Path PRESETS = Path.of("..", "presets");

  private static StudyPlan plan(String name) throws IOException, InputException {
    Path file = PRESETS.resolve(name + ".yaml");
    return (StudyPlan) Plans.of(new Description("study", file.toString(), Files.readString(file)));
  }

  private static Document run(Plan plan) throws InterruptedException {
    return new Laboratory().run(plan, new LocalPool(2));
  }

  @ParameterizedTest
  @CsvSource({
    "tetris-course-1, 200",
    "tetris-course-2, 405",
    "tetris-course-3, 468",
    "dots-course, 102",
    "dots-course-game, 14",
    "blokus-course, 66",
    "quatro-course, 66",
    "quatro-course-game, 28",
    "cavalo-course, 66",
    "cavalo-course-game, 42"
  })
  void isCutIntoSoManyRuns(String name, int runs) throws IOException, InputException {
    StudyPlan plan = plan(name);
    assertThat(plan.name()).isEqualTo(name);
    assertThat(plan.tasks()).hasSize(runs).extracting("key").doesNotHaveDuplicates();
  }

  private static boolean isStudy(String file) {
    return file.endsWith(".yaml") && !file.startsWith("tune-") && !file.startsWith("tournament-");
  }

  @Test
  void everyStudyAmongThePresetsIsTestedHere() throws IOException {
    try (Stream<Path> files = Files.list(PRESETS)) {
      assertThat(files.map(file -> file.getFileName().toString()).filter(StudyPresetsTest::isStudy))
          .allMatch(
              file ->
                  List.of(
                          "tetris-course-1.yaml",
                          "tetris-course-2.yaml",
                          "tetris-course-3.yaml",
                          "dots-course.yaml",
                          "dots-course-game.yaml",
                          "blokus-course.yaml",
                          "quatro-course.yaml",
                          "quatro-course-game.yaml",
                          "cavalo-course.yaml",
                          "cavalo-course-game.yaml")
                      .contains(file));
    }
  }

  /** A default may change, and the counts of the manuals depend on the order of equal states. */
  @Test
  void coursePresetsNameTheOrderOfEqualStates() throws IOException {
    Pattern ordered =
        Pattern.compile("- (astar|greedy|ucs|wastar|beam)$|use: (astar|greedy|ucs|wastar|beam),");
    for (String game : List.of("dots", "blokus", "quatro", "cavalo")) {
      assertThat(Files.readString(PRESETS.resolve(game + "-course.yaml")).lines())
          .filteredOn(line -> ordered.matcher(line).find())
          .isNotEmpty()
          .allSatisfy(line -> assertThat(line).contains(" ties: "));
    }
  }

  /** The sums printed in the course report follow from its table, which our report shows. */
  @Test
  void theReportsSumsFollowFromItsScores() {
    Map<ReportedResults.Cell, Double> scores =
        CourseRows.boards(Resources.text(TetrisWorld.class, "study-10x4.json"));
    assertThat(scores).hasSize(120);
    assertThat(sum(scores, "procura-pp")).isEqualTo(-1300);
    assertThat(sum(scores, "A*-qualidade-h0")).isEqualTo(-700);
    assertThat(sum(scores, "A*-custo-oportunidade-h0")).isEqualTo(-20000);
    List<CourseRows.Row> random =
        CourseRows.weights(Resources.text(TetrisWorld.class, "course-random-search.csv"));
    List<CourseRows.Row> genetic =
        CourseRows.weights(Resources.text(TetrisWorld.class, "course-genetic.csv"));
    assertThat(random).hasSize(41);
    assertThat(genetic).hasSize(51);
    assertThat(best(random)).isEqualTo(200);
    assertThat(best(genetic)).isEqualTo(400);
  }

  private static double sum(Map<ReportedResults.Cell, Double> scores, String method) {
    return scores.entrySet().stream()
        .filter(score -> score.getKey().method().equals(method))
        .mapToDouble(Map.Entry::getValue)
        .sum();
  }

  private static double best(List<CourseRows.Row> rows) {
    return rows.stream()
        .mapToDouble(row -> row.scores().values().stream().mapToDouble(s -> s).sum())
        .max()
        .orElseThrow();
  }

  @Tag("long")
  @Test
  void theSecondTetrisStudyComesOutAsReported()
      throws IOException, InputException, InterruptedException {
    Document document = run(plan("tetris-course-2"));
    List<List<String>> scores = Laboratory.table(document, "Scores");
    assertThat(scores.get(0))
        .containsExactly(
            "procura-best",
            "100 *",
            "100 *",
            "100 *",
            "300 *",
            "200 *",
            "300 *",
            "0 *",
            "-500 ∅",
            "0 *",
            "600",
            "–");
    assertThat(scores)
        .filteredOn(row -> row.get(0).contains("random-2"))
        .extracting(row -> row.get(0) + ": " + row.get(10) + ", " + row.get(11))
        .contains(
            "course random-22: -1300, -1900",
            "course random-22-slow: -1900, -1900",
            "course random-27: -2200, -3300",
            "course random-27-slow: -3300, -3300");
    assertThat(Laboratory.text(document))
        .contains("226 of 387 reported scores are reproduced")
        .contains("Different: 3. Not compared because a limit ended our run: 158.")
        .contains("Identical problems: tabs-3, tabs-5")
        .contains("no solution: tabs-7")
        .contains("no method can score more than 600 in total");
  }

  @Tag("long")
  @Test
  void thePoolsOfTheGeneticSearchComeOutAsReported()
      throws IOException, InputException, InterruptedException {
    Document document = run(plan("tetris-course-3"));
    assertThat(Laboratory.text(document)).contains("459 of 459 reported scores are reproduced");
    assertThat(Laboratory.table(document, "Scores"))
        .filteredOn(row -> row.get(10).equals("400"))
        .hasSize(2)
        .allSatisfy(row -> assertThat(row.get(11)).isEqualTo("400"));
  }

  /** Annex 5 prints five rows for each iteration, and the sum of their sums. */
  @Test
  void theSumsOfFiveFollowFromTheRowsOfTheGeneticSearch() {
    List<String[]> rows =
        Resources.text(TetrisWorld.class, "course-genetic.csv")
            .lines()
            .skip(1)
            .map(line -> line.split(",", -1))
            .toList();
    List<Integer> sums = new ArrayList<>();
    for (int i = 0; i < rows.size(); i += 5) {
      int sum = rows.subList(i, i + 5).stream().mapToInt(StudyPresetsTest::rowSum).sum();
      assertThat(Double.parseDouble(rows.get(i)[16])).isEqualTo(sum);
      sums.add(sum);
    }
    assertThat(sums)
        .containsExactly(
            1000, 1000, 1000, 1000, 1000, 1200, 1300, 1400, 1400, 1400, 1400, 1400, 1500, 1500,
            1500, 1600, 1600, 1700);
  }

  private static int rowSum(String[] row) {
    int sum = Arrays.stream(row, 6, 15).mapToInt(Integer::parseInt).sum();
    assertThat(Integer.parseInt(row[15])).isEqualTo(sum);
    return sum;
  }

  /** Without our own search, which takes most of the time. */
  @Test
  void theFirstTetrisStudyComesOutAsReported()
      throws IOException, InputException, InterruptedException {
    String yaml =
        Files.readString(PRESETS.resolve("tetris-course-1.yaml"))
            .lines()
            .filter(line -> !line.contains("{use: procura-best"))
            .reduce("", (text, line) -> text + line + "\n");
    Document document = run(Laboratory.plan(yaml));
    assertThat(Laboratory.text(document))
        .contains("69 of 120 reported scores are reproduced")
        .contains("Different: 0. Not compared because a limit ended our run: 51.");
    assertThat(Laboratory.table(document, "Scores"))
        .endsWith(
            List.of("sum", "-1300", "-700", "-20000", "-1300"),
            List.of("sum reported", "-1300", "-700", "-20000", "–"))
        .contains(List.of("study-7-1", "-500 †", "300", "-500 †", "-500"));
  }

  @Test
  @Tag("slow")
  void theFirstTetrisStudyIsSolvedWhole() throws IOException, InputException, InterruptedException {
    Document document = run(plan("tetris-course-1"));
    assertThat(document.summary()).startsWith("procura-best is best: it solved 40 of 40 problems");
    assertThat(Laboratory.text(document))
        .contains("69 of 120 reported scores are reproduced")
        .contains("The best score is proved for 30 of 40 problems");
  }

  @Test
  void theManualsKnightGameIsSearchedToTheDigit()
      throws IOException, InputException, InterruptedException {
    String yaml =
        Files.readString(PRESETS.resolve("cavalo-course-game.yaml")).replace("    - engine\n", "");
    Document document = run(Laboratory.plan(yaml));
    assertThat(Laboratory.table(document, "Reported"))
        .hasSize(14 * 5)
        .allSatisfy(row -> assertThat(row.get(5)).isEqualTo("yes"));
  }

  @Test
  void quickCourseTablesRunWithinTinyLimits()
      throws IOException, InputException, InterruptedException {
    for (String game : List.of("dots", "blokus", "quatro", "cavalo")) {
      String yaml =
          Files.readString(PRESETS.resolve(game + "-course.yaml"))
              .replaceAll("nodes: \\d+", "nodes: 1500");
      Document document = run(Laboratory.plan(yaml));
      List<List<String>> runs = Laboratory.table(document, "One row per run");
      assertThat(runs).hasSizeGreaterThanOrEqualTo(66);
      assertThat(runs).allSatisfy(row -> assertThat(row.get(6).length()).isLessThanOrEqualTo(4));
      assertThat(Plans.of(new Description("study", "x", yaml)).name()).isEqualTo(game + "-course");
    }
  }

  @Test
  void theKnightsCountsAreThoseOfTheCourse()
      throws IOException, InputException, InterruptedException {
    String yaml =
        Files.readString(PRESETS.resolve("cavalo-course.yaml"))
            .replaceAll("nodes: \\d+", "nodes: 9000");
    assertThat(Laboratory.table(run(Laboratory.plan(yaml)), "Reported"))
        .hasSize(23)
        .allSatisfy(row -> assertThat(row.get(5)).isEqualTo("yes"));
  }
}
