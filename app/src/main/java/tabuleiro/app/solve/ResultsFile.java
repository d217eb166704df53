package tabuleiro.app.solve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.text.Message;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.study.SolveStatus;

/**
 * The table of results at the end of the course reports, {@code resultados.dat}: one row per
 * problem and algorithm, in Markdown. Without a solution, the row contains the reason instead of a
 * depth.
 */
public final class ResultsFile {
  private static final String BUNDLE = "tabuleiro.app.messages";

  private ResultsFile() {}

  public static <S extends Puzzle> String write(List<Answer<S>> answers, Locale locale) {
    StringBuilder text = new StringBuilder();
    text.append(Message.of(BUNDLE, "results.head").in(locale)).append('\n');
    text.append("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n");
    for (Answer<S> answer : answers) {
      SearchCounts counts = answer.counts();
      String depth =
          answer.path().isPresent()
              ? answer.depth() + (answer.isOptimal() ? " *" : "")
              : Message.of(BUNDLE, "status." + EnumIds.of(answer.status())).in(locale);
      text.append(
          String.format(
              Locale.ROOT,
              "| %s | %s | %d | %d | %s | %.6f | %.4f | %.3f |%n",
              answer.problem(),
              answer.method(),
              counts.generated(),
              counts.expanded(),
              depth,
              counts.penetrance(answer.depth()),
              counts.branchingFactor(answer.depth()),
              counts.nanos() / 1e9));
    }
    return text.toString();
  }

  /** Returns one row per method with its solved and proved problems and its effort. */
  public static <S extends Puzzle> String summary(List<Answer<S>> answers, Locale locale) {
    Map<String, List<Answer<S>>> methods = new LinkedHashMap<>();
    for (Answer<S> answer : answers) {
      methods.computeIfAbsent(answer.method(), method -> new ArrayList<>()).add(answer);
    }
    StringBuilder text = new StringBuilder();
    text.append(Message.of(BUNDLE, "results.summary").in(locale)).append('\n');
    text.append("| --- | ---: | ---: | ---: | ---: | ---: |\n");
    methods.forEach((method, its) -> text.append(summary(method, its)));
    return text.toString();
  }

  private static <S extends Puzzle> String summary(String method, List<Answer<S>> answers) {
    long answered = answers.stream().filter(a -> a.status() != SolveStatus.LIMIT).count();
    long proved = answers.stream().filter(ResultsFile::isProved).count();
    long generated = answers.stream().mapToLong(a -> a.counts().generated()).sum();
    long bytes = answers.stream().mapToLong(a -> a.counts().bytes()).max().orElse(0);
    long nanos = answers.stream().mapToLong(a -> a.counts().nanos()).sum();
    return String.format(
        Locale.ROOT,
        "| %s | %d / %d | %d | %d | %.1f MB | %.3f |%n",
        method,
        answered,
        answers.size(),
        proved,
        generated,
        bytes / 1e6,
        nanos / 1e9);
  }

  private static boolean isProved(Answer<?> answer) {
    return answer.isOptimal() || answer.status() == SolveStatus.UNSOLVABLE;
  }
}
