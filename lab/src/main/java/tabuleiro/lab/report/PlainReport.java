package tabuleiro.lab.report;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;
import tabuleiro.core.layout.TableColumn;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.layout.TextTable;
import tabuleiro.core.text.Words;

/**
 * Writes a report as plain text for a terminal: tables in columns, plots as tables of their
 * numbers, everything in lines of a limited width.
 *
 * @param width the width of the terminal
 * @param note a sentence about the columns that a table lacks, given their headings
 */
public record PlainReport(int width, UnaryOperator<String> note) {
  private static final String INDENT = "  ";

  /** The complete report, ending in a line feed. */
  public String write(Document document) {
    StringBuilder text = new StringBuilder();
    text.append(underlined(document.title(), "═")).append('\n');
    if (!document.summary().isBlank()) {
      text.append(wrapped(document.summary())).append('\n');
    }
    for (Document.Block block : document.blocks()) {
      text.append('\n').append(text(block)).append('\n');
    }
    return text.toString();
  }

  private String text(Document.Block block) {
    if (block instanceof Document.Heading heading) {
      return heading.level() == 2 ? underlined(heading.text(), "─") : wrapped(heading.text());
    } else if (block instanceof Document.Paragraph paragraph) {
      return wrapped(paragraph.text());
    } else if (block instanceof Document.Preformatted preformatted) {
      String text = printable(preformatted.text(), "\n\t");
      return TextLines.fitted(text.stripTrailing().indent(INDENT.length()).stripTrailing(), width);
    } else if (block instanceof Document.Table table) {
      return table(table);
    } else {
      return table(PlotTable.of((Document.Plot) block));
    }
  }

  /** A single table, without a line feed at the end. */
  public String table(Document.Table table) {
    BitSet numbers = Columns.ofNumbers(table);
    List<TableColumn> columns = new ArrayList<>();
    for (int i = 0; i < table.headings().size(); i++) {
      String heading = line(table.headings().get(i));
      int rank = table.optional().indexOf(table.headings().get(i));
      TableColumn column =
          numbers.get(i) ? TableColumn.number(heading, 0) : TableColumn.text(heading, 0);
      columns.add(rank < 0 ? column : column.optional(table.optional().size() - rank));
    }
    List<List<String>> rows =
        table.rows().stream().map(row -> row.stream().map(PlainReport::line).toList()).toList();
    TextTable text = new TextTable(columns, rows);
    TextTable.Fitted indented = text.fitted(width - INDENT.length());
    // A table that fits without the indentation is easier to read than one that lacks columns.
    TextTable.Fitted fitted = indented.isWhole() ? indented : text.fitted(width);
    String margin = indented.isWhole() ? INDENT : "";
    List<String> lines = new ArrayList<>();
    if (!table.caption().isBlank()) {
      lines.add(wrapped(table.caption()));
    }
    fitted.lines().forEach(line -> lines.add(line.isEmpty() ? "" : margin + line));
    if (!fitted.dropped().isEmpty()) {
      lines.add(wrapped(note.apply(String.join(", ", fitted.dropped()))));
    }
    return String.join("\n", lines);
  }

  private String underlined(String text, String rule) {
    String lines = wrapped(text);
    int widest = lines.lines().mapToInt(TextLines::width).max().orElse(0);
    return lines + "\n" + rule.repeat(widest);
  }

  private String wrapped(String text) {
    return String.join("\n", TextLines.wrap(line(text), width));
  }

  /** Removes line breaks and control characters, which a terminal could interpret. */
  private static String line(String text) {
    return printable(Words.spaced(text), "");
  }

  /** Replaces control characters, except for some. */
  private static String printable(String text, String kept) {
    StringBuilder plain = new StringBuilder(text);
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      if (Character.isISOControl(c) && kept.indexOf(c) < 0) {
        plain.setCharAt(i, '�');
      }
    }
    return plain.toString();
  }
}
