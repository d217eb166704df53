package tabuleiro.core.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A table whose rows are all known. If it is too wide even without its optional columns, it is
 * continued below with the same first columns, and nothing is dropped.
 */
public final class TextTable {
  private final List<TableColumn> columns;
  private final List<List<String>> rows;

  /**
   * @param columns the columns; they become as wide as their widest cell
   */
  public TextTable(List<TableColumn> columns, List<List<String>> rows) {
    this.columns =
        IntStream.range(0, columns.size())
            .mapToObj(i -> measured(columns.get(i), i, rows))
            .toList();
    this.rows = rows.stream().map(List::copyOf).toList();
  }

  private static TableColumn measured(TableColumn column, int index, List<List<String>> rows) {
    int width = rows.stream().mapToInt(row -> TextLines.width(row.get(index))).max().orElse(0);
    return column.withWidth(width);
  }

  /**
   * The table as lines.
   *
   * @param dropped the headings of the columns that it lacks
   * @param parts 1, or more if it is continued below
   */
  public record Fitted(List<String> lines, List<String> dropped, int parts) {
    /** Whether all columns are side by side. */
    public boolean isWhole() {
      return dropped.isEmpty() && parts == 1;
    }
  }

  /** The table in this width, with a line below the headings. */
  public Fitted fitted(int width) {
    TableLayout whole = TableLayout.of(columns, width);
    List<String> lines = new ArrayList<>();
    if (whole.fits()) {
      write(whole, rows, lines);
      return new Fitted(lines, whole.dropped(), 1);
    }
    List<List<Integer>> parts = parts(width);
    for (List<Integer> part : parts) {
      if (!lines.isEmpty()) {
        lines.add("");
      }
      List<List<String>> cells =
          rows.stream().map(row -> part.stream().map(row::get).toList()).toList();
      write(TableLayout.of(columns(part), width), cells, lines);
    }
    return new Fitted(lines, List.of(), parts.size());
  }

  private static void write(TableLayout layout, List<List<String>> rows, List<String> lines) {
    lines.addAll(layout.headings());
    lines.add(layout.rule());
    rows.forEach(row -> lines.addAll(layout.row(row)));
  }

  /**
   * The columns of each part. Every part repeats the columns up to the first text column and adds
   * as many others as fit.
   */
  private List<List<Integer>> parts(int width) {
    int keys = 0;
    while (keys < columns.size() - 1 && columns.get(keys).isNumber()) {
      keys++;
    }
    List<Integer> key = IntStream.rangeClosed(0, keys).boxed().toList();
    List<List<Integer>> parts = new ArrayList<>();
    List<Integer> part = new ArrayList<>(key);
    for (int i = keys + 1; i < columns.size(); i++) {
      List<Integer> longer = new ArrayList<>(part);
      longer.add(i);
      if (part.size() > key.size() && !TableLayout.of(columns(longer), width).fits()) {
        parts.add(part);
        longer = new ArrayList<>(key);
        longer.add(i);
      }
      part = longer;
    }
    parts.add(part);
    return parts;
  }

  /** Columns of a part; none of them is optional. */
  private List<TableColumn> columns(List<Integer> part) {
    return part.stream().map(column -> columns.get(column).optional(0)).toList();
  }
}
