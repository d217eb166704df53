package tabuleiro.lab.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import tabuleiro.lab.report.Document;

/**
 * The plots of a study of problems and methods. A cactus plot shows how many problems each method
 * solved within a given effort (Gent and others use it to compare solvers). The line that is
 * highest on the left is the fastest; the one highest on the right solves the most.
 */
record SolvePlots(StudyTexts texts, Scores scores, ReportedResults reported) {
  /** The maximum number of distinguishable series. */
  private static final int MOST_SERIES = 10;

  /** Scores: bars by problem, or the sums by method if there are many methods. */
  Document.Plot scorePlot() {
    return scores.methods().size() > MOST_SERIES ? sums() : scoresByProblem();
  }

  private Document.Plot scoresByProblem() {
    List<Document.Series> series = new ArrayList<>();
    for (Method method : scores.methods()) {
      List<Document.Point> points = new ArrayList<>();
      for (int i = 0; i < scores.problems().size(); i++) {
        SolveRun run = scores.run(scores.problems().get(i), method);
        points.add(Document.Point.of(i, (double) scores.score(run)));
      }
      series.add(new Document.Series(method.name(), points));
    }
    return bars("solve.plot.scores", scores.problems(), series, "solve.axis.score", false);
  }

  private Document.Plot sums() {
    List<Document.Point> ours = new ArrayList<>();
    List<Document.Point> theirs = new ArrayList<>();
    for (int i = 0; i < scores.methods().size(); i++) {
      int at = i;
      ours.add(Document.Point.of(i, (double) scores.sum(scores.methods().get(i))));
      reported
          .sum(scores.methods().get(i).name(), "score")
          .ifPresent(sum -> theirs.add(Document.Point.of(at, sum)));
    }
    List<Document.Series> series = new ArrayList<>();
    series.add(new Document.Series(texts.text("solve.head.ours"), ours));
    if (!theirs.isEmpty()) {
      series.add(new Document.Series(texts.text("solve.head.reported"), theirs));
    }
    List<String> names = scores.methods().stream().map(Method::name).toList();
    return bars("solve.plot.sums", names, series, "solve.axis.score", false);
  }

  private Document.Plot bars(
      String caption,
      List<String> categories,
      List<Document.Series> series,
      String axis,
      boolean isLogarithmic) {
    return new Document.Plot(
        Document.Shape.BARS,
        texts.text(caption),
        new Document.Axis("", false),
        new Document.Axis(texts.text(axis), isLogarithmic),
        categories,
        series);
  }

  /** Generated states for each problem, as points over the number of the problem. */
  Document.Plot generated() {
    List<Document.Series> series = new ArrayList<>();
    for (Method method : scores.methods()) {
      List<Document.Point> points = new ArrayList<>();
      for (int i = 0; i < scores.problems().size(); i++) {
        SolveRun run = scores.run(scores.problems().get(i), method);
        points.add(Document.Point.of(i + 1, Math.max(1.0, (double) run.generated())));
      }
      series.add(new Document.Series(method.name(), points));
    }
    return new Document.Plot(
        Document.Shape.POINTS,
        texts.text("solve.plot.generated"),
        new Document.Axis(texts.text("solve.axis.problem"), false),
        new Document.Axis(texts.text("solve.axis.generated"), true),
        List.of(),
        most(series));
  }

  /** How many problems each method solved within a given effort. */
  Document.Plot cactus(ToLongFunction<SolveRun> spent, String caption, String axis) {
    List<Document.Series> series = new ArrayList<>();
    for (Method method : scores.methods()) {
      List<Long> sorted =
          scores.problems().stream()
              .map(problem -> scores.run(problem, method))
              .filter(SolveRun::isFound)
              .map(run -> Math.max(1, spent.applyAsLong(run)))
              .sorted()
              .toList();
      List<Document.Point> points = new ArrayList<>();
      for (int i = 0; i < sorted.size(); i++) {
        points.add(Document.Point.of((double) sorted.get(i), i + 1));
      }
      if (!points.isEmpty()) {
        series.add(new Document.Series(method.name(), points));
      }
    }
    return new Document.Plot(
        Document.Shape.STEPS,
        texts.text(caption),
        new Document.Axis(texts.text(axis), true),
        new Document.Axis(texts.text("solve.axis.solved"), false),
        List.of(),
        most(series));
  }

  /** The first distinguishable series, and always the last one. */
  private static List<Document.Series> most(List<Document.Series> series) {
    if (series.size() <= MOST_SERIES) {
      return series;
    }
    List<Document.Series> some = new ArrayList<>(series.subList(0, MOST_SERIES - 1));
    some.add(series.get(series.size() - 1));
    return some;
  }
}
