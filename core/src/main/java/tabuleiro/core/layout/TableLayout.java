package tabuleiro.core.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The columns of a table, fitted to a width. The attempts are, in this order: all columns side by
 * side; headings in several lines; wrapped cells; one space between columns instead of two; without
 * optional columns. Only the widths of the columns are needed, so rows can be written as soon as
 * they are known.
 */
public final class TableLayout {
  private static final int WIDE_GAP = 2;

  private final List<TableColumn> columns;
  private final List<Integer> shown;
  private final List<Integer> widths;
  private final int gap;
  private final boolean fits;

  private TableLayout(List<TableColumn> columns, List<Integer> shown, Attempt attempt) {
    this.columns = List.copyOf(columns);
    this.shown = List.copyOf(shown);
    widths = attempt.widths;
    gap = attempt.gap;
    fits = attempt.fits;
  }

  /** The widths of the shown columns with this many spaces between them. */
  private record Attempt(List<Integer> widths, int gap, boolean fits) {}

  public static TableLayout of(List<TableColumn> columns, int width) {
    List<Integer> shown = new ArrayList<>(IntStream.range(0, columns.size()).boxed().toList());
    while (true) {
      Attempt attempt = attempt(shown.stream().map(columns::get).toList(), width);
      Optional<Integer> least =
          shown.stream()
              .filter(column -> columns.get(column).rank() > 0)
              .max(Comparator.comparingInt(column -> columns.get(column).rank()));
      if (attempt.fits || least.isEmpty()) {
        return new TableLayout(columns, shown, attempt);
      }
      shown.remove(least.get());
    }
  }

  private static Attempt attempt(List<TableColumn> columns, int width) {
    List<Integer> natural = columns.stream().map(TableColumn::widthWithHeading).toList();
    List<Integer> words = columns.stream().map(TableColumn::widthWithWords).toList();
    Attempt last = new Attempt(natural, WIDE_GAP, isWithin(natural, WIDE_GAP, width));
    for (int gap = WIDE_GAP; gap > 0 && !last.fits; gap--) {
      last = new Attempt(words, gap, isWithin(words, gap, width));
      if (!last.fits) {
        List<Integer> wrapped = wrapped(columns, words, width - gap * (columns.size() - 1));
        last = new Attempt(wrapped, gap, isWithin(wrapped, gap, width));
      }
    }
    return last;
  }

  private static boolean isWithin(List<Integer> widths, int gap, int width) {
    return sum(widths) + gap * (widths.size() - 1) <= width;
  }

  private static int sum(List<Integer> widths) {
    return widths.stream().mapToInt(Integer::intValue).sum();
  }

  /** Takes the excess from the widest columns whose cells may be wrapped. */
  private static List<Integer> wrapped(List<TableColumn> columns, List<Integer> widths, int width) {
    List<Integer> narrow = new ArrayList<>(widths);
    for (int excess = sum(widths) - width; excess > 0; excess--) {
      int widest = -1;
      for (int i = 0; i < narrow.size(); i++) {
        boolean mayShrink = narrow.get(i) > columns.get(i).narrowest();
        if (mayShrink && (widest < 0 || narrow.get(i) > narrow.get(widest))) {
          widest = i;
        }
      }
      if (widest < 0) {
        break;
      }
      narrow.set(widest, narrow.get(widest) - 1);
    }
    return narrow;
  }

  /** Whether the shown columns fit into the width. */
  public boolean fits() {
    return fits;
  }

  /** The headings of the columns that are not shown. */
  public List<String> dropped() {
    return IntStream.range(0, columns.size())
        .filter(column -> !shown.contains(column))
        .mapToObj(column -> columns.get(column).heading())
        .toList();
  }

  /** The lines of the headings; the last words of all headings are in the last line. */
  public List<String> headings() {
    List<List<String>> cells = new ArrayList<>();
    int height = 1;
    for (int i = 0; i < widths.size(); i++) {
      cells.add(TextLines.wrap(columns.get(shown.get(i)).heading(), widths.get(i)));
      height = Math.max(height, cells.get(i).size());
    }
    for (int i = 0; i < widths.size(); i++) {
      List<String> lower = new ArrayList<>(Collections.nCopies(height - cells.get(i).size(), ""));
      lower.addAll(cells.get(i));
      cells.set(i, lower);
    }
    return lines(cells, height);
  }

  /** A line below the headings. */
  public String rule() {
    return String.join(" ".repeat(gap), widths.stream().map("─"::repeat).toList());
  }

  /** The lines of a row, which has a cell for every column, also for those that are not shown. */
  public List<String> row(List<String> row) {
    List<List<String>> cells = new ArrayList<>();
    int height = 1;
    for (int i = 0; i < widths.size(); i++) {
      String cell = row.get(shown.get(i));
      boolean isWrapped = !columns.get(shown.get(i)).isNumber();
      cells.add(isWrapped ? TextLines.wrap(cell, widths.get(i)) : List.of(cell));
      height = Math.max(height, cells.get(i).size());
    }
    return lines(cells, height);
  }

  private List<String> lines(List<List<String>> cells, int height) {
    List<String> lines = new ArrayList<>();
    for (int y = 0; y < height; y++) {
      StringBuilder line = new StringBuilder();
      int excess = 0;
      for (int i = 0; i < widths.size(); i++) {
        String text = y < cells.get(i).size() ? cells.get(i).get(y) : "";
        // A cell that is wider than expected takes its space from the next ones.
        int room = widths.get(i) - TextLines.width(text) - excess;
        excess = Math.max(0, -room);
        String space = " ".repeat(Math.max(0, room));
        line.append(i == 0 ? "" : " ".repeat(gap));
        line.append(columns.get(shown.get(i)).isNumber() ? space + text : text + space);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
