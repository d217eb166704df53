package tabuleiro.lab.report;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import tabuleiro.core.text.Words;

/**
 * Writes a report as plain text for a terminal: tables in columns, plots as tables of their
 * numbers, paragraphs in lines of at most 100 characters.
 */
public final class PlainReport {
  private static final int WIDTH = 100;

  private PlainReport() {}

  /** The complete report, ending in a line feed. */
  public static String write(Document document) {
    StringBuilder text = new StringBuilder();
    text.append(line(document.title())).append('\n');
    text.append("═".repeat(width(line(document.title())))).append('\n');
    if (!document.summary().isBlank()) {
      text.append(wrapped(document.summary())).append('\n');
    }
    for (Document.Block block : document.blocks()) {
      text.append('\n').append(text(block)).append('\n');
    }
    return text.toString();
  }

  private static String text(Document.Block block) {
    if (block instanceof Document.Heading heading) {
      String text = line(heading.text());
      return heading.level() == 2 ? text + "\n" + "─".repeat(width(text)) : text;
    } else if (block instanceof Document.Paragraph paragraph) {
      return wrapped(paragraph.text());
    } else if (block instanceof Document.Preformatted preformatted) {
      String text = printable(preformatted.text(), "\n\t");
      return text.stripTrailing().indent(2).stripTrailing();
    } else if (block instanceof Document.Table table) {
      return table(table);
    } else {
      return table(PlotTable.of((Document.Plot) block));
    }
  }

  /** A single table, without a line feed at the end. */
  public static String table(Document.Table table) {
    BitSet numbers = Columns.ofNumbers(table);
    int columns = table.headings().size();
    List<List<String>> lines = new ArrayList<>();
    lines.add(table.headings());
    lines.addAll(table.rows());
    int[] widths = new int[columns];
    for (List<String> cells : lines) {
      for (int column = 0; column < columns; column++) {
        widths[column] = Math.max(widths[column], width(line(cells.get(column))));
      }
    }
    StringBuilder text = new StringBuilder();
    if (!table.caption().isBlank()) {
      text.append(line(table.caption())).append('\n');
    }
    for (int i = 0; i < lines.size(); i++) {
      StringBuilder row = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        String cell = line(lines.get(i).get(column));
        String space = " ".repeat(widths[column] - width(cell));
        row.append("  ").append(numbers.get(column) ? space + cell : cell + space);
      }
      text.append(row.toString().stripTrailing()).append('\n');
      if (i == 0) {
        text.append(rule(widths)).append('\n');
      }
    }
    return text.toString().stripTrailing();
  }

  private static String rule(int[] widths) {
    StringBuilder rule = new StringBuilder();
    for (int width : widths) {
      rule.append("  ").append("─".repeat(width));
    }
    return rule.toString();
  }

  private static String wrapped(String text) {
    StringBuilder wrapped = new StringBuilder();
    int used = 0;
    for (String word : Words.of(line(text))) {
      boolean isNewLine = used > 0 && used + 1 + width(word) > WIDTH;
      wrapped.append(isNewLine ? "\n" : used > 0 ? " " : "").append(word);
      used = isNewLine || used == 0 ? width(word) : used + 1 + width(word);
    }
    return wrapped.toString();
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

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }
}
