package tabuleiro.lab.study;

import static tabuleiro.lab.study.StudyTexts.NOTHING;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.report.Document;

/** The tables of a study of problems and methods. */
record SolveTables(StudyTexts texts, Scores scores, ReportedResults reported) {
  private static final List<String> COUNTS =
      List.of("generated", "expanded", "depth", "penetrance");

  /** A row for each method: what it solved and proved, its effort and its score. */
  Document.Table summary(boolean isScored) {
    boolean hasReported = scores.methods().stream().anyMatch(m -> reportedSum(m).isPresent());
    List<String> headings =
        headings("method", "found", "proved", "generated.all", "expanded.all", "memory");
    if (isScored) {
      headings.add(head("sum"));
      if (hasReported) {
        headings.add(head("sum.reported"));
      }
    }
    List<List<String>> rows = new ArrayList<>();
    for (Method method : scores.methods()) {
      List<String> row = new ArrayList<>();
      row.add(method.name());
      row.add(texts.number(scores.found(method)));
      row.add(texts.number(scores.proved(method)));
      row.add(texts.number(total(method, SolveRun::generated)));
      row.add(texts.number(total(method, SolveRun::expanded)));
      row.add(texts.fixed(most(method, SolveRun::bytes) / 1e6, 1));
      if (isScored) {
        row.add(texts.number(scores.sum(method)));
        if (hasReported) {
          row.add(cell(reportedSum(method)));
        }
      }
      rows.add(row);
    }
    String caption = texts.text("solve.summary.caption", scores.problems().size());
    return new Document.Table(caption, headings, rows)
        .withOptional(head("memory"), head("expanded.all"));
  }

  /** The scores of all runs; the longer of problems and methods are the rows. */
  Document.Table scoreTable() {
    boolean hasReported =
        scores.methods().stream().anyMatch(method -> reportedSum(method).isPresent());
    String caption =
        texts.text(hasReported ? "solve.scores.caption.reported" : "solve.scores.caption");
    return scores.methods().size() > scores.problems().size()
        ? scoresByMethod(caption, hasReported)
        : scoresByProblem(caption, hasReported);
  }

  private Document.Table scoresByMethod(String caption, boolean hasReported) {
    List<String> headings = headings("method");
    headings.addAll(scores.problems());
    headings.add(head("sum"));
    if (hasReported) {
      headings.add(head("sum.reported"));
    }
    List<List<String>> rows = new ArrayList<>();
    for (Method method : scores.methods()) {
      List<String> row = new ArrayList<>(List.of(method.name()));
      scores.problems().forEach(problem -> row.add(scoreCell(problem, method)));
      row.add(texts.number(scores.sum(method)));
      if (hasReported) {
        row.add(cell(reportedSum(method)));
      }
      rows.add(row);
    }
    return new Document.Table(caption, headings, rows);
  }

  private Document.Table scoresByProblem(String caption, boolean hasReported) {
    List<String> headings = headings("problem");
    scores.methods().forEach(method -> headings.add(method.name()));
    List<List<String>> rows = new ArrayList<>();
    for (String problem : scores.problems()) {
      List<String> row = new ArrayList<>(List.of(problem));
      scores.methods().forEach(method -> row.add(scoreCell(problem, method)));
      rows.add(row);
    }
    rows.add(row(head("sum"), method -> texts.number(scores.sum(method))));
    if (hasReported) {
      rows.add(row(head("sum.reported"), method -> cell(reportedSum(method))));
    }
    return new Document.Table(caption, headings, rows);
  }

  private List<String> row(String first, Function<Method, String> cell) {
    List<String> row = new ArrayList<>(List.of(first));
    scores.methods().forEach(method -> row.add(cell.apply(method)));
    return row;
  }

  /** Our score, whether it is proved or not compared, and the reported score if it differs. */
  private String scoreCell(String problem, Method method) {
    SolveRun run = scores.run(problem, method);
    String cell = texts.number(scores.score(run));
    if (run.status() == SolveStatus.UNSOLVABLE) {
      cell += " ∅";
    } else if (run.isOptimal()) {
      cell += " *";
    }
    if (scores
        .verdict(problem, method, reported)
        .equals(Optional.of(ReportedTable.Verdict.LIMIT))) {
      cell += " †";
    }
    OptionalDouble theirs = reported.of(problem, method.name(), "score");
    boolean differs = theirs.isPresent() && theirs.getAsDouble() != (double) scores.score(run);
    return differs ? cell + " [" + texts.number(theirs.getAsDouble(), 1) + "]" : cell;
  }

  /** Whether numbers other than scores were reported. */
  boolean hasReportedCounts() {
    return reported.runs().values().stream().anyMatch(run -> !run.containsKey("score"));
  }

  /** The reported numbers of each run next to ours, with reasons for differences. */
  List<Document.Block> reportedCounts() {
    ReportedTable table = new ReportedTable(texts, reported);
    for (String problem : scores.problems()) {
      for (Method method : scores.methods()) {
        ReportedResults.Cell cell = new ReportedResults.Cell(problem, method.name());
        SolveRun run = scores.run(problem, method);
        reported
            .of(problem, method.name())
            .ifPresent(theirs -> table.add(cell, figures(run, theirs)));
      }
    }
    return table.blocks(headings("problem", "method", "measure", "reported", "ours", "equal"));
  }

  private List<ReportedTable.Figure> figures(SolveRun run, Map<String, Double> theirs) {
    List<ReportedTable.Figure> figures = new ArrayList<>();
    if (theirs.containsKey(ReportedResults.FAILED)) {
      ReportedTable.Verdict verdict =
          run.isFound()
              ? ReportedTable.Verdict.DIFFERENT
              : run.isAnswered() || theirs.containsKey(ReportedResults.LIMIT)
                  ? ReportedTable.Verdict.EQUAL
                  : ReportedTable.Verdict.LIMIT;
      String failed = texts.text("solve.head.failed");
      figures.add(new ReportedTable.Figure(head("outcome"), failed, status(run), verdict));
    }
    for (String measure : COUNTS) {
      Double value = theirs.get(measure);
      if (value != null) {
        boolean isCompared = run.isAnswered() || theirs.containsKey(ReportedResults.LIMIT);
        double ours = count(run, measure);
        int decimals = measure.equals("penetrance") ? 6 : 1;
        figures.add(
            new ReportedTable.Figure(
                head(measure),
                texts.number(value, decimals),
                isCounted(run, measure) ? texts.number(ours, decimals) : status(run),
                !isCompared
                    ? ReportedTable.Verdict.LIMIT
                    : Math.abs(ours - value) < 1e-9
                        ? ReportedTable.Verdict.EQUAL
                        : ReportedTable.Verdict.DIFFERENT));
      }
    }
    return figures;
  }

  /** Whether a measure has a value without a solution. */
  private static boolean isCounted(SolveRun run, String measure) {
    return run.isFound() || measure.equals("generated") || measure.equals("expanded");
  }

  private static double count(SolveRun run, String measure) {
    return switch (measure) {
      case "generated" -> (double) run.generated();
      case "expanded" -> (double) run.expanded();
      case "penetrance" -> run.penetrance();
      default -> run.depth();
    };
  }

  /** The table at the end of the course reports, a row for each run. */
  Document.Table runs() {
    List<String> headings =
        headings(
            "problem",
            "method",
            "outcome",
            "depth",
            "cost",
            "points",
            "generated",
            "expanded",
            "penetrance",
            "branching");
    List<List<String>> rows = new ArrayList<>();
    for (String problem : scores.problems()) {
      for (Method method : scores.methods()) {
        SolveRun run = scores.run(problem, method);
        rows.add(
            List.of(
                problem,
                method.name(),
                status(run),
                run.isFound() ? texts.number(run.depth()) : NOTHING,
                run.isFound() ? texts.number(run.cost()) : NOTHING,
                run.isFound() ? texts.number(run.points()) : NOTHING,
                texts.number(run.generated()),
                texts.number(run.expanded()),
                run.isFound() ? texts.fixed(run.penetrance(), 6) : NOTHING,
                run.isFound() ? texts.fixed(run.branchingFactor(), 4) : NOTHING));
      }
    }
    return new Document.Table(texts.text("solve.runs.caption"), headings, rows)
        .withOptional(head("cost"), head("branching"), head("expanded"), head("penetrance"));
  }

  private String status(SolveRun run) {
    return switch (run.status()) {
      case SOLVED -> texts.text(run.isOptimal() ? "solve.status.optimal" : "solve.status.solved");
      case UNSOLVABLE -> texts.text("solve.status.unsolvable");
      case LIMIT -> {
        String limit = texts.text("solve.limit." + run.reason().map(EnumIds::of).orElse("depth"));
        yield texts.text(run.isFound() ? "solve.status.found" : "solve.status.limit", limit);
      }
    };
  }

  Document.Table times() {
    List<String> headings = headings("problem");
    List<List<String>> rows = new ArrayList<>();
    if (scores.methods().size() > scores.problems().size()) {
      headings.set(0, head("method"));
      headings.addAll(scores.problems());
      for (Method method : scores.methods()) {
        List<String> row = new ArrayList<>(List.of(method.name()));
        scores.problems().forEach(problem -> row.add(seconds(scores.run(problem, method))));
        rows.add(row);
      }
    } else {
      scores.methods().forEach(method -> headings.add(method.name()));
      for (String problem : scores.problems()) {
        rows.add(row(problem, method -> seconds(scores.run(problem, method))));
      }
    }
    return new Document.Table(texts.text("solve.times.caption"), headings, rows);
  }

  private String seconds(SolveRun run) {
    return texts.fixed(run.millis() / 1e3, 3);
  }

  Document.Table methods() {
    List<List<String>> rows =
        scores.methods().stream().map(method -> List.of(method.name(), method.how())).toList();
    return new Document.Table(texts.text("solve.methods.caption"), headings("method", "how"), rows);
  }

  private long total(Method method, Function<SolveRun, Long> count) {
    return scores.problems().stream()
        .mapToLong(problem -> count.apply(scores.run(problem, method)))
        .sum();
  }

  private long most(Method method, Function<SolveRun, Long> count) {
    return scores.problems().stream()
        .mapToLong(problem -> count.apply(scores.run(problem, method)))
        .max()
        .orElse(0);
  }

  private OptionalDouble reportedSum(Method method) {
    return reported.sum(method.name(), "score");
  }

  private String cell(OptionalDouble value) {
    return value.isPresent() ? texts.number(value.getAsDouble(), 1) : NOTHING;
  }

  private String head(String key) {
    return texts.text("solve.head." + key);
  }

  private List<String> headings(String... keys) {
    List<String> headings = new ArrayList<>();
    for (String key : keys) {
      headings.add(head(key));
    }
    return headings;
  }
}
