package tabuleiro.app.terminal.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tabuleiro.app.solve.Answer;
import tabuleiro.app.solve.ComparedAnswer;
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

  private static final double THOUSAND = 1000;

  private final Terminal terminal;
  private final boolean isScored;
  private final boolean hasHeuristics;
  private final List<TableColumn> columns;
  private final TableLayout layout;
  private boolean isEmpty = true;

  /**
   * @param problems the names of the problems
   * @param methods the names of the algorithms
   * @param isScored whether solutions are judged by their points, which are shown then
   */
  public SolveTable(
      Terminal terminal, List<String> problems, List<String> methods, boolean isScored) {
    this(terminal, isScored, false, columns(terminal, problems, methods, isScored));
  }

  private SolveTable(
      Terminal terminal, boolean isScored, boolean hasHeuristics, List<TableColumn> columns) {
    this.terminal = terminal;
    this.isScored = isScored;
    this.hasHeuristics = hasHeuristics;
    this.columns = columns;
    layout = TableLayout.of(columns, terminal.width());
  }

  private static List<TableColumn> columns(
      Terminal terminal, List<String> problems, List<String> methods, boolean isScored) {
    return List.of(
        TableColumn.text(head(terminal, "problem"), widest(problems.stream())).wrappedTo(16),
        TableColumn.text(head(terminal, "algorithm"), widest(methods.stream())),
        TableColumn.text(head(terminal, "status"), widest(statuses(terminal))),
        TableColumn.number(head(terminal, "depth"), 4),
        isScored
            ? TableColumn.number(head(terminal, "points"), 5)
            : TableColumn.number(head(terminal, "cost"), 5).optional(4),
        TableColumn.number(head(terminal, "generated"), 9),
        TableColumn.number(head(terminal, "expanded"), 9).optional(1),
        TableColumn.number(head(terminal, "penetrance"), 8).optional(2),
        TableColumn.number(head(terminal, "branching"), 8).optional(3),
        TableColumn.number(head(terminal, "time"), 9));
  }

  /** This table with the heuristic of each row and the time of its calls. */
  public SolveTable withHeuristics(List<String> names) {
    List<TableColumn> wider = new ArrayList<>(columns);
    for (int i : new int[] {3, 4, 5, 9}) { // depth, cost, generated, time
      wider.set(i, wider.get(i).optional(1 + i));
    }
    wider.set(0, wider.get(0).wrappedTo(0));
    wider.set(1, wider.get(1).wrappedTo(0));
    wider.set(2, wider.get(2).wrappedTo(0));
    wider.set(6, TableColumn.number(head(terminal, "expanded"), 8));
    wider.set(7, wider.get(7).optional(0));
    wider.set(8, wider.get(8).optional(0));
    wider.add(
        2, TableColumn.text(head(terminal, "heuristic"), widest(names.stream())).wrappedTo(12));
    wider.add(TableColumn.number(head(terminal, "call"), 7));
    return new SolveTable(terminal, isScored, true, wider);
  }

  private static int widest(Stream<String> texts) {
    return texts.mapToInt(TextLines::width).max().orElse(0);
  }

  private static Stream<String> statuses(Terminal terminal) {
    return Stream.of(SolveStatus.values())
        .map(s -> status(terminal, s) + (s == SolveStatus.SOLVED ? OPTIMAL : ""));
  }

  private static String status(Terminal terminal, SolveStatus status) {
    return terminal.text("status." + EnumIds.of(status));
  }

  private static String head(Terminal terminal, String column) {
    return terminal.text("solve.head." + column);
  }

  /** Prints a row, after the headings if it is the first. */
  public <S extends Puzzle> void row(ComparedAnswer<S> compared) {
    Answer<S> answer = compared.answer();
    if (isEmpty) {
      layout.headings().forEach(terminal.out()::println);
      isEmpty = false;
    }
    SearchCounts counts = answer.counts();
    Locale locale = terminal.locale();
    List<String> cells =
        new ArrayList<>(
            List.of(
                answer.problem(),
                answer.name(),
                status(terminal, answer.status()) + (answer.isOptimal() ? OPTIMAL : ""),
                String.valueOf(answer.depth()),
                measure(answer),
                String.valueOf(counts.generated()),
                String.valueOf(counts.expanded()),
                String.format(locale, "%.6f", counts.penetrance(answer.depth())),
                String.format(locale, "%.4f", counts.branchingFactor(answer.depth())),
                counts.nanos() / 1_000_000 + " ms"));
    if (hasHeuristics) {
      cells.add(2, compared.heuristic().isEmpty() ? "–" : compared.heuristic());
      cells.add(call(compared));
    }
    layout.row(cells).forEach(terminal.out()::println);
    terminal.out().flush();
  }

  /** The time of a call, in the unit that fits. */
  private String call(ComparedAnswer<?> compared) {
    if (compared.nanosPerCall().isEmpty()) {
      return "–";
    }
    double nanos = compared.nanosPerCall().getAsDouble();
    if (nanos < THOUSAND) {
      return String.format(terminal.locale(), "%.0f ns", nanos);
    }
    double micros = nanos / THOUSAND;
    return micros < THOUSAND
        ? String.format(terminal.locale(), "%.1f µs", micros)
        : String.format(terminal.locale(), "%.1f ms", micros / THOUSAND);
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
