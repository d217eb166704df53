package tabuleiro.lab.study;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The runs of a study and their scoring rule. The course's rule, for example, is the points of a
 * solution, and −500 if there is none.
 *
 * @param runs by {@link ReportedResults.Cell}, one for each problem and method
 * @param failure the score of a run without a solution
 * @param value the score of a solution: {@code points}, {@code cost} or {@code depth}
 */
record Scores(
    List<String> problems,
    List<Method> methods,
    Map<ReportedResults.Cell, SolveRun> runs,
    long failure,
    String value) {

  SolveRun run(String problem, Method method) {
    SolveRun run = runs.get(new ReportedResults.Cell(problem, method.name()));
    if (run == null) {
      throw new IllegalArgumentException(problem + " " + method.name());
    }
    return run;
  }

  long score(SolveRun run) {
    if (!run.isFound()) {
      return failure;
    }
    return switch (value) {
      case "cost" -> run.cost();
      case "depth" -> run.depth();
      default -> run.points();
    };
  }

  /**
   * Whether the reported score of a run agrees with ours; empty if none was reported. A failure at
   * a limit of ours agrees with nothing, unless the reported run ended at the same limit.
   */
  Optional<ReportedTable.Verdict> verdict(String problem, Method method, ReportedResults reported) {
    OptionalDouble theirs = reported.of(problem, method.name(), "score");
    if (theirs.isEmpty()) {
      return Optional.empty();
    }
    SolveRun run = run(problem, method);
    boolean hasSameLimit = reported.of(problem, method.name(), ReportedResults.LIMIT).isPresent();
    if (!run.isAnswered() && !hasSameLimit) {
      return Optional.of(ReportedTable.Verdict.LIMIT);
    }
    return Optional.of(
        theirs.getAsDouble() == (double) score(run)
            ? ReportedTable.Verdict.EQUAL
            : ReportedTable.Verdict.DIFFERENT);
  }

  long sum(Method method) {
    return problems.stream().mapToLong(problem -> score(run(problem, method))).sum();
  }

  long found(Method method) {
    return problems.stream().filter(problem -> run(problem, method).isFound()).count();
  }

  long proved(Method method) {
    return problems.stream().filter(problem -> run(problem, method).isProved()).count();
  }

  /** Whether any method proved that a problem has no solution. */
  boolean isUnsolvable(String problem) {
    return methods.stream().anyMatch(m -> run(problem, m).status() == SolveStatus.UNSOLVABLE);
  }

  /** Whether any method solved a problem. */
  boolean isSolved(String problem) {
    return methods.stream().anyMatch(m -> run(problem, m).isFound());
  }
}
