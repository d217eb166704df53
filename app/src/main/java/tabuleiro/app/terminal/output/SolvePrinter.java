package tabuleiro.app.terminal.output;

import java.util.List;
import java.util.Locale;
import tabuleiro.app.solve.Answer;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.text.Words;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.study.SolveStatus;

/** Prints answers as text: one in full, or many as a table with the courses' statistics. */
public record SolvePrinter(Terminal terminal) {

  /** Prints an answer in full: the path, the last board and the statistics. */
  public <S extends Puzzle> void print(Answer<S> answer, boolean boards) {
    boolean found = answer.status() == SolveStatus.LIMIT && answer.path().isPresent();
    String more = answer.isOptimal() ? ".optimal" : found ? ".found" : "";
    String key = "solve." + EnumIds.of(answer.status()) + more;
    terminal.out().println(terminal.text(key, answer.problem(), answer.bound()));
    terminal.out().println(answer.method());
    List<Integer> moves = answer.path().map(Outcome.Path::moves).orElse(List.of());
    if (!moves.isEmpty()) {
      String list = String.join(" ", answer.moves());
      terminal.out().println(terminal.text("solve.moves", moves.size(), list));
    }
    for (int i = boards ? 0 : answer.depth(); i <= answer.depth(); i++) {
      int last = i == 0 ? State.NO_MOVE : moves.get(i - 1);
      terminal
          .out()
          .print(answer.notation().draw(answer.states().get(i), terminal.style().after(last)));
    }
    statistics(answer);
  }

  private <S extends Puzzle> void statistics(Answer<S> answer) {
    SearchCounts counts = answer.counts();
    terminal
        .out()
        .println(
            terminal.text(
                "solve.counts",
                counts.generated(),
                counts.duplicates(),
                counts.expanded(),
                answer.depth(),
                answer.path().map(Outcome.Path::cost).orElse(0),
                answer.end().points()));
    terminal
        .out()
        .println(
            terminal.text(
                "solve.ratios",
                decimal(counts.penetrance(answer.depth())),
                decimal(counts.branchingFactor(answer.depth())),
                counts.frontier(),
                counts.bytes() >> 10,
                counts.nanos() / 1_000_000));
  }

  /** Prints a row of the table, after the heading if it is the first. */
  public <S extends Puzzle> void row(Answer<S> answer, boolean first) {
    if (first) {
      terminal.out().println(terminal.text("solve.head"));
    }
    SearchCounts counts = answer.counts();
    terminal
        .out()
        .printf(
            terminal.locale(),
            "%-14s %-12s %-10s %3s %5d %6d %11d %11d %10.6f %8.4f %7d ms%n",
            answer.problem(),
            Words.split(answer.method(), ' ', 2).get(0),
            terminal.text("status." + EnumIds.of(answer.status())),
            answer.isOptimal() ? "*" : "",
            answer.depth(),
            answer.path().map(Outcome.Path::cost).orElse(0),
            counts.generated(),
            counts.expanded(),
            counts.penetrance(answer.depth()),
            counts.branchingFactor(answer.depth()),
            counts.nanos() / 1_000_000);
    terminal.out().flush();
  }

  /** Returns the answers as CSV with the keys of the JSON documents as header. */
  public static <S extends Puzzle> String csv(List<Answer<S>> answers) {
    StringBuilder text = new StringBuilder();
    for (Answer<S> answer : answers) {
      if (text.isEmpty()) {
        text.append(String.join(",", answer.document().keySet())).append('\n');
      }
      List<String> cells =
          answer.document().values().stream()
              .map(v -> v instanceof List<?> list ? join(list) : v.toString())
              .map(v -> v.contains(",") || v.contains("\"") ? quoted(v) : v)
              .toList();
      text.append(String.join(",", cells)).append('\n');
    }
    return text.toString();
  }

  private static String join(List<?> list) {
    return String.join(" ", list.stream().map(Object::toString).toList());
  }

  private static String quoted(String value) {
    return '"' + value.replace("\"", "\"\"") + '"';
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, "%.6f", value);
  }
}
