package tabuleiro.lab.report;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.core.text.TextScanner;

/**
 * Writes a report as GitHub-flavoured Markdown. Plots become tables of their numbers, so nothing is
 * lost. Markup in texts is escaped.
 */
public final class MarkdownReport {
  private static final String SPECIAL = "\\`*_[]<>#|~&";

  private MarkdownReport() {}

  /** The complete report, ending in a line feed. */
  public static String write(Document document) {
    StringBuilder text = new StringBuilder();
    text.append("# ").append(inline(document.title())).append("\n\n");
    if (!document.summary().isBlank()) {
      text.append("**").append(inline(document.summary())).append("**\n\n");
    }
    for (Document.Block block : document.blocks()) {
      write(block, text);
    }
    return text.toString().stripTrailing() + "\n";
  }

  private static void write(Document.Block block, StringBuilder into) {
    if (block instanceof Document.Heading heading) {
      into.append("#".repeat(heading.level())).append(' ').append(inline(heading.text()));
    } else if (block instanceof Document.Paragraph paragraph) {
      into.append(paragraph(paragraph.text()));
    } else if (block instanceof Document.Preformatted preformatted) {
      fenced(preformatted.text(), into);
    } else if (block instanceof Document.Table table) {
      write(table, into);
    } else if (block instanceof Document.Plot plot) {
      write(PlotTable.of(plot), into);
    }
    into.append("\n\n");
  }

  /** Escapes the start of a line that Markdown would read as a list or a heading. */
  private static String paragraph(String text) {
    String safe = inline(text);
    TextScanner scan = new TextScanner(safe);
    scan.digits();
    int mark = scan.position();
    return scan.takeAny("-+=.)") ? safe.substring(0, mark) + "\\" + safe.substring(mark) : safe;
  }

  /** Uses a fence longer than any in the text. */
  private static void fenced(String text, StringBuilder into) {
    String fence = "```";
    while (text.contains(fence)) {
      fence += "`";
    }
    into.append(fence).append('\n').append(text.stripTrailing()).append('\n').append(fence);
  }

  private static void write(Document.Table table, StringBuilder into) {
    BitSet numbers = Columns.ofNumbers(table);
    if (!table.caption().isBlank()) {
      into.append('*').append(inline(table.caption())).append("*\n\n");
    }
    row(table.headings(), into);
    into.append("\n|");
    for (int column = 0; column < table.headings().size(); column++) {
      into.append(numbers.get(column) ? " ---: |" : " :--- |");
    }
    for (List<String> row : table.rows()) {
      into.append('\n');
      row(row, into);
    }
  }

  private static void row(List<String> cells, StringBuilder into) {
    into.append(
        cells.stream().map(MarkdownReport::inline).collect(Collectors.joining(" | ", "| ", " |")));
  }

  private static String oneLine(String text) {
    return text.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /** Escapes everything in a line that could be markup. */
  private static String inline(String text) {
    StringBuilder safe = new StringBuilder();
    for (char letter : oneLine(text).toCharArray()) {
      if (SPECIAL.indexOf(letter) >= 0) {
        safe.append('\\');
      }
      safe.append(letter);
    }
    return safe.toString();
  }
}
