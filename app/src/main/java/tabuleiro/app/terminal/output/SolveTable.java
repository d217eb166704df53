package tabuleiro.app.terminal.output;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tabuleiro.app.solve.Answer;
import tabuleiro.core.Puzzle;
import tabuleiro.core.layout.TableColumn;
import tabuleiro.core.layout.TableLayout;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.solver.Outcome;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.study.SolveStatus;

/** Prints answers as a table with the courses' statistics, each row as soon as it is known. */
public final class SolveTable {
  private static final String OPTIMAL = " *";

  private final Terminal terminal;
  private final boolean isScored;
  private final TableLayout layout;
  private boolean isEmpty = true;

  /**
   * @param problems the names of the problems
   * @param methods the names of the algorithms
   * @param isScored whether solutions are judged by their points, which are shown then
   */
  public SolveTable(
      Terminal terminal, List<String> problems, List<String> methods, boolean isScored) {
    this.terminal = terminal;
    this.isScored = isScored;
    layout =
        TableLayout.of(
            List.of(
                TableColumn.text(head("problem"), widest(problems.stream())).wrappedTo(16),
                TableColumn.text(head("algorithm"), widest(methods.stream())),
                TableColumn.text(head("status"), widest(statuses())),
                TableColumn.number(head("depth"), 4),
                isScored
                    ? TableColumn.number(head("points"), 5)
                    : TableColumn.number(head("cost"), 5).optional(4),
                TableColumn.number(head("generated"), 9),
                TableColumn.number(head("expanded"), 9).optional(1),
                TableColumn.number(head("penetrance"), 8).optional(2),
                TableColumn.number(head("branching"), 8).optional(3),
                TableColumn.number(head("time"), 9)),
            terminal.width());
  }

  private static int widest(Stream<String> texts) {
    return texts.mapToInt(TextLines::width).max().orElse(0);
  }

  private Stream<String> statuses() {
    return Stream.of(SolveStatus.values())
        .map(s -> status(s) + (s == SolveStatus.SOLVED ? OPTIMAL : ""));
  }

  private String status(SolveStatus status) {
    return terminal.text("status." + EnumIds.of(status));
  }

  private String head(String column) {
    return terminal.text("solve.head." + column);
  }

  /** Prints a row, after the headings if it is the first. */
  public <S extends Puzzle> void row(Answer<S> answer) {
    if (isEmpty) {
      layout.headings().forEach(terminal.out()::println);
      isEmpty = false;
    }
    SearchCounts counts = answer.counts();
    Locale locale = terminal.locale();
    List<String> cells =
        List.of(
            answer.problem(),
            answer.name(),
            status(answer.status()) + (answer.isOptimal() ? OPTIMAL : ""),
            String.valueOf(answer.depth()),
            measure(answer),
            String.valueOf(counts.generated()),
            String.valueOf(counts.expanded()),
            String.format(locale, "%.6f", counts.penetrance(answer.depth())),
            String.format(locale, "%.4f", counts.branchingFactor(answer.depth())),
            counts.nanos() / 1_000_000 + " ms");
    layout.row(cells).forEach(terminal.out()::println);
    terminal.out().flush();
  }

  /** The cost of the path; for a puzzle with points the points, which determine the cost. */
  private <S extends Puzzle> String measure(Answer<S> answer) {
    if (!isScored) {
      return String.valueOf(answer.path().map(Outcome.Path::cost).orElse(0));
    }
    return answer.path().isPresent() ? String.valueOf(answer.end().points()) : "–";
  }

  /** Prints which columns did not fit. */
  public void end() {
    if (!isEmpty && !layout.dropped().isEmpty()) {
      terminal.println(terminal.text("table.dropped", String.join(", ", layout.dropped())));
    }
  }
}
