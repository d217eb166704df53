package tabuleiro.lab.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Result;

/**
 * The report of a study of problems and methods: conclusions, scores and sums next to reported
 * ones, the table of the courses, and plots. Everything is computed from the results. Times are in
 * a separate table, because only they differ between repetitions.
 *
 * @param problems the problems by name, each as text, in the order of the tables
 * @param scoring the scoring rule; empty if runs are not scored
 */
public record SolveReport(
    StudyFile file,
    Map<String, String> problems,
    List<Method> methods,
    Optional<StudyFile.Scoring> scoring,
    ReportedResults reported) {

  public SolveReport {
    problems = new LinkedHashMap<>(problems);
    methods = List.copyOf(methods);
  }

  /** The key of the task that runs a method on a problem. */
  public static String key(String problem, String method) {
    return problem + "/" + method;
  }

  public Document document(Map<String, Result> results, Locale locale) {
    StudyTexts texts = new StudyTexts(locale);
    Scores scores = scores(results);
    SolveFindings findings =
        new SolveFindings(texts, scores, problems, scoring.isPresent(), reported);
    SolveTables tables = new SolveTables(texts, scores, reported);
    SolvePlots plots = new SolvePlots(texts, scores, reported);
    List<Document.Block> blocks = new ArrayList<>();
    file.aboutIn(locale).ifPresent(about -> blocks.add(new Document.Paragraph(about)));
    blocks.add(heading(texts, "solve.findings"));
    findings.sentences().forEach(sentence -> blocks.add(new Document.Paragraph(sentence)));
    blocks.add(tables.summary(scoring.isPresent()));
    if (scoring.isPresent()) {
      blocks.add(heading(texts, "solve.scores"));
      blocks.add(tables.scoreTable());
      blocks.add(plots.scorePlot());
    }
    if (tables.hasReportedCounts()) {
      blocks.add(heading(texts, "solve.reported"));
      blocks.addAll(tables.reportedCounts());
    }
    blocks.add(heading(texts, "solve.effort"));
    blocks.add(plots.cactus(SolveRun::generated, "solve.cactus.nodes", "solve.axis.generated"));
    blocks.add(plots.generated());
    if (file.tellsTimes()) {
      blocks.add(heading(texts, "solve.times"));
      blocks.add(new Document.Paragraph(texts.text("solve.times.note")));
      blocks.add(tables.times());
      blocks.add(plots.cactus(SolveRun::millis, "solve.cactus.time", "solve.axis.millis"));
    }
    blocks.add(heading(texts, "solve.runs"));
    blocks.add(tables.runs());
    blocks.add(heading(texts, "solve.methods"));
    blocks.add(tables.methods());
    return new Document(file.titleIn(locale), findings.summary(), blocks);
  }

  private Scores scores(Map<String, Result> results) {
    Map<ReportedResults.Cell, SolveRun> runs = new LinkedHashMap<>();
    for (String problem : problems.keySet()) {
      for (Method method : methods) {
        Result result = Objects.requireNonNull(results.get(key(problem, method.name())));
        runs.put(new ReportedResults.Cell(problem, method.name()), SolveRun.of(result.values()));
      }
    }
    Optional<Long> failure = scoring.map(StudyFile.Scoring::failure);
    Optional<String> value = scoring.map(StudyFile.Scoring::value);
    return new Scores(
        List.copyOf(problems.keySet()), methods, runs, failure.orElse(0L), value.orElse("points"));
  }

  private static Document.Heading heading(StudyTexts texts, String key) {
    return new Document.Heading(2, texts.text(key));
  }
}
