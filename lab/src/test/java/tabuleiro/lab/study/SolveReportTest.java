package tabuleiro.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.core.limits.Budget;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Result;

/** A report shows its results by the study's rule. */
class SolveReportTest {
  private static final Method PLAIN = new Method("plain", "plain, nodes ≤ 10");
  private static final Method BEST = new Method("best", "best");
  private static final StudyFile FILE = new StudyFile("x", null, null, true, null, null, null);
  private static final Optional<StudyFile.Scoring> RULE =
      Optional.of(new StudyFile.Scoring(-500L, null));

  private final Map<String, String> problems = new LinkedHashMap<>();
  private final Map<String, Result> results = new LinkedHashMap<>();

  private static SolveRun solved(boolean isOptimal, long points, long generated) {
    return new SolveRun(
        SolveStatus.SOLVED,
        Optional.empty(),
        true,
        isOptimal,
        4,
        7,
        points,
        generated,
        0,
        3,
        0.1,
        1.5,
        2_000_000,
        12);
  }

  private static SolveRun failed(SolveStatus status, Optional<Budget.Reason> reason) {
    return new SolveRun(status, reason, false, false, 0, 0, 0, 10, 0, 5, 0, 0, 0, 3);
  }

  private void add(String problem, Method method, SolveRun run) {
    String key = SolveReport.key(problem, method.name());
    results.put(key, new Result(key, run.values(), Duration.ofMillis(run.millis())));
  }

  private Document document(Optional<StudyFile.Scoring> rule, ReportedResults reported) {
    problems.put("a", "board 1");
    problems.put("b", "board 2");
    problems.put("c", "board 1");
    add("a", PLAIN, solved(false, 100, 50));
    add("b", PLAIN, failed(SolveStatus.LIMIT, Optional.of(Budget.Reason.NODES)));
    add("c", PLAIN, failed(SolveStatus.LIMIT, Optional.of(Budget.Reason.MEMORY)));
    add("a", BEST, solved(true, 300, 80));
    add("b", BEST, failed(SolveStatus.UNSOLVABLE, Optional.empty()));
    add("c", BEST, solved(true, 300, 90));
    return new SolveReport(FILE, problems, List.of(PLAIN, BEST), rule, reported)
        .document(results, Locale.ENGLISH);
  }

  private static List<List<String>> table(Document document, String caption) {
    return document.blocks().stream()
        .filter(Document.Table.class::isInstance)
        .map(Document.Table.class::cast)
        .filter(table -> table.caption().startsWith(caption))
        .findFirst()
        .orElseThrow()
        .rows();
  }

  private static String text(Document document) {
    return String.join("\n", document.blocks().stream().map(Object::toString).toList());
  }

  @Test
  void failuresScoreWhatTheRuleSays() {
    ReportedResults reported =
        new ReportedResults(
            "a report",
            Map.of(
                new ReportedResults.Cell("a", "plain"), Map.of("score", 100.0),
                new ReportedResults.Cell("b", "plain"), Map.of("score", 0.0)));
    Document document = document(RULE, reported);
    assertThat(table(document, "Scores"))
        .containsExactly(
            List.of("a", "100", "300 *"),
            List.of("b", "-500 † [0]", "-500 ∅"),
            List.of("c", "-500", "300 *"),
            List.of("sum", "-900", "100"),
            List.of("sum reported", "100", "–"));
    assertThat(document.summary())
        .isEqualTo("best is best: it solved 2 of 3 problems and scored 100.");
    assertThat(text(document))
        .contains("1 of 2 reported scores are reproduced here (a report).")
        .contains("Different: 0. Not compared because a limit ended our run: 1.")
        .contains("Identical problems: a, c.")
        .contains("Proved to have no solution: b. No method can score there")
        .contains("no method can score more than 100 in total");
  }

  /** A score of a failure is compared like a failure: only a proof agrees with it. */
  @Test
  void aFailureAtALimitOfOursAgreesWithNoScore() {
    ReportedResults reported =
        new ReportedResults(
            "a report",
            Map.of(
                cell("a", "plain"), Map.of("score", 200.0),
                cell("b", "best"), Map.of("score", -500.0),
                cell("b", "plain"), Map.of("score", -500.0),
                cell("c", "plain"), Map.of("score", -500.0, ReportedResults.LIMIT, 1.0)));
    Document document = document(RULE, reported);
    assertThat(table(document, "Scores"))
        .startsWith(
            List.of("a", "100 [200]", "300 *"),
            List.of("b", "-500 †", "-500 ∅"),
            List.of("c", "-500", "300 *"));
    assertThat(text(document))
        .contains("2 of 4 reported scores are reproduced here (a report).")
        .contains("Different: 1. Not compared because a limit ended our run: 1.");
  }

  @Test
  void aRunIsARowOfTheCourseTable() {
    assertThat(table(document(RULE, ReportedResults.NONE), "One row per run"))
        .contains(
            List.of("a", "plain", "solved", "4", "7", "100", "50", "3", "0.100000", "1.5000"),
            List.of("b", "plain", "limit reached: nodes", "–", "–", "–", "10", "5", "–", "–"),
            List.of("c", "plain", "limit reached: memory", "–", "–", "–", "10", "5", "–", "–"),
            List.of("b", "best", "no solution", "–", "–", "–", "10", "5", "–", "–"));
  }

  @Test
  void withoutARuleNothingIsScored() {
    Document document = document(Optional.empty(), ReportedResults.NONE);
    assertThat(document.summary())
        .isEqualTo("best solved the most problems, 2 of 3, and proved the most answers, 3.");
    assertThat(text(document)).doesNotContain("score");
  }

  @Test
  void aCactusCountsWhatIsSolvedWithinHowMuch() {
    Document.Plot cactus =
        document(RULE, ReportedResults.NONE).blocks().stream()
            .filter(Document.Plot.class::isInstance)
            .map(Document.Plot.class::cast)
            .filter(plot -> plot.shape() == Document.Shape.STEPS)
            .findFirst()
            .orElseThrow();
    assertThat(cactus.series())
        .containsExactly(
            new Document.Series("plain", List.of(Document.Point.of(50, 1))),
            new Document.Series(
                "best", List.of(Document.Point.of(80, 1), Document.Point.of(90, 2))));
  }

  @Test
  void countsOfOthersStandBesideOurs() {
    ReportedResults reported =
        new ReportedResults(
            "a manual",
            Map.of(
                new ReportedResults.Cell("a", "plain"), Map.of("generated", 50.0, "expanded", 4.0),
                new ReportedResults.Cell("b", "plain"), Map.of(ReportedResults.FAILED, 1.0)));
    assertThat(table(document(Optional.empty(), reported), "Reported: a manual"))
        .containsExactly(
            List.of("a", "plain", "generated", "50", "50", "yes"),
            List.of("a", "plain", "expanded", "4", "3", "no"),
            List.of(
                "b",
                "plain",
                "result",
                "not found",
                "limit reached: nodes",
                "limit, not compared"));
  }

  private static ReportedResults.Cell cell(String problem, String method) {
    return new ReportedResults.Cell(problem, method);
  }

  /** Only a proof, or the limit that the others had, agrees with a reported failure. */
  @Test
  void aLimitOfOursIsNoAgreement() {
    ReportedResults reported =
        new ReportedResults(
            "a manual",
            Map.of(
                cell("a", "plain"), Map.of(ReportedResults.FAILED, 1.0),
                cell("b", "best"), Map.of(ReportedResults.FAILED, 1.0),
                cell("b", "plain"), Map.of(ReportedResults.FAILED, 1.0, "generated", 10.0),
                cell("c", "plain"),
                    Map.of(ReportedResults.FAILED, 1.0, ReportedResults.LIMIT, 1.0)));
    Document document = document(Optional.empty(), reported);
    assertThat(table(document, "Reported: a manual"))
        .extracting(row -> row.get(0) + " " + row.get(1) + ": " + row.get(5))
        .containsExactly(
            "a plain: no",
            "b plain: limit, not compared",
            "b plain: limit, not compared",
            "b best: yes",
            "c plain: yes");
    assertThat(text(document)).contains("5 reported numbers: 2 equal, 1 different, 2 not compared");
  }

  @Test
  void reasonsAreNumberedBelowTheTable() {
    ReportedReason reason = new ReportedReason(null, "They count the start.", "Contam.");
    ReportedResults reported =
        new ReportedResults(
            "a manual",
            Map.of(
                cell("a", "plain"), Map.of("generated", 50.0, "expanded", 4.0, "penetrance", 0.1),
                cell("a", "best"), Map.of("generated", 81.0),
                cell("c", "best"), Map.of("generated", 91.0)),
            Map.of(cell("a", "plain"), reason, cell("c", "best"), reason));
    Document document = document(Optional.empty(), reported);
    assertThat(table(document, "Reported: a manual"))
        .extracting(row -> row.get(0) + " " + row.get(2) + " " + row.get(4) + ": " + row.get(5))
        .containsExactly(
            "a generated 50: yes",
            "a expanded 3: no [1]",
            "a penetrance 0.100000: yes",
            "a generated 80: no",
            "c generated 90: no [1]");
    assertThat(text(document)).contains("[1] They count the start.").doesNotContain("[2]");
  }
}
