package tabuleiro.app.solve;

import java.util.List;
import java.util.Locale;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.text.Message;
import tabuleiro.lab.EnumIds;

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
}
