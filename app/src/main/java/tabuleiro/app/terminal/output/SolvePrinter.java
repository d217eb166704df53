package tabuleiro.app.terminal.output;

import java.util.List;
import tabuleiro.app.solve.Answer;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.solver.Outcome;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.study.SolveStatus;

/**
 * Prints an answer in full, and writes answers as CSV.
 *
 * @param isScored whether solutions are judged by their points
 */
public record SolvePrinter(Terminal terminal, boolean isScored) {

  /** Prints an answer in full: the path, the last board and the statistics. */
  public <S extends Puzzle> void print(Answer<S> answer, boolean boards) {
    boolean found = answer.status() == SolveStatus.LIMIT && answer.path().isPresent();
    boolean isOpen = answer.status() == SolveStatus.SOLVED && isScored;
    String more = answer.isOptimal() ? ".optimal" : found ? ".found" : isOpen ? ".scored" : "";
    String key = "solve." + EnumIds.of(answer.status()) + more;
    String status = terminal.text(key, answer.problem());
    boolean hasBound = answer.status() == SolveStatus.LIMIT && answer.bound() > 0;
    terminal.println(
        hasBound ? terminal.text("solve.limit.bound", status, answer.bound()) : status);
    terminal.println(answer.method());
    List<Integer> moves = answer.path().map(Outcome.Path::moves).orElse(List.of());
    if (!moves.isEmpty()) {
      String list = TextLines.unbroken(answer.moves(), " ");
      terminal.println(
          moves.size() == 1
              ? terminal.text("solve.move", list)
              : terminal.text("solve.moves", moves.size(), list));
    }
    for (int i = boards ? 0 : answer.depth(); i <= answer.depth(); i++) {
      int last = i == 0 ? State.NO_MOVE : moves.get(i - 1);
      terminal
          .out()
          .print(answer.notation().draw(answer.states().get(i), terminal.style().after(last)));
    }
    statistics(answer);
    explainExpanded(List.of(answer));
  }

  private <S extends Puzzle> void statistics(Answer<S> answer) {
    SearchCounts counts = answer.counts();
    terminal.println(
        terminal.text(
            "solve.counts",
            counts.generated(),
            counts.duplicates(),
            counts.expanded(),
            answer.depth(),
            answer.path().map(Outcome.Path::cost).orElse(0),
            answer.end().points()));
    terminal.println(
        terminal.text(
            "solve.ratios",
            decimal(counts.penetrance(answer.depth())),
            decimal(counts.branchingFactor(answer.depth())),
            counts.frontier(),
            counts.bytes() >> 10,
            counts.nanos() / 1_000_000));
  }

  /**
   * Explains the count of expanded states if a solution has more states than were expanded: a
   * depth-first search stops before all moves of the states of its path are generated.
   */
  public <S extends Puzzle> void explainExpanded(List<Answer<S>> answers) {
    boolean isSurprising =
        answers.stream()
            .anyMatch(
                answer ->
                    answer.status() == SolveStatus.SOLVED
                        && answer.counts().expanded() < answer.depth());
    if (isSurprising) {
      terminal.println(terminal.text("solve.expandedNote"));
    }
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

  private String decimal(double value) {
    return String.format(terminal.locale(), "%.6f", value);
  }
}
