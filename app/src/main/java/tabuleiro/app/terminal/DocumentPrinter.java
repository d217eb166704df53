package tabuleiro.app.terminal;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tabuleiro.lab.report.Document;

/** Prints what a terminal can show of a report: sentences and tables, no plots. */
record DocumentPrinter(PrintStream out) {
  private static final int WIDTH = 100;
  private static final Pattern NUMBER = Pattern.compile("[-+−±<>≤≥≈]?\\s?\\d.*|[–—-]?");

  void print(Document document) {
    out.println(document.title());
    wrapped(document.summary());
    for (Document.Block block : document.blocks()) {
      if (block instanceof Document.Heading heading) {
        out.println();
        out.println(heading.text());
      } else if (block instanceof Document.Paragraph paragraph) {
        wrapped(paragraph.text());
      } else if (block instanceof Document.Table table) {
        out.println();
        table(table);
      }
    }
  }

  /** Columns as wide as their widest cell; those of numbers stand to the right. */
  void table(Document.Table table) {
    if (!table.caption().isEmpty()) {
      out.println(table.caption());
    }
    List<List<String>> lines = new ArrayList<>(table.rows());
    lines.add(0, table.headings());
    int columns = table.headings().size();
    int[] widths = new int[columns];
    boolean[] isRight = new boolean[columns];
    for (int c = 0; c < columns; c++) {
      int column = c;
      widths[c] = lines.stream().mapToInt(line -> width(line.get(column))).max().orElse(0);
      isRight[c] = table.rows().stream().allMatch(row -> NUMBER.matcher(row.get(column)).matches());
    }
    for (List<String> line : lines) {
      StringBuilder text = new StringBuilder();
      for (int c = 0; c < columns; c++) {
        String pad = " ".repeat(widths[c] - width(line.get(c)));
        text.append(c == 0 ? "" : "  ");
        text.append(isRight[c] ? pad + line.get(c) : line.get(c) + pad);
      }
      out.println(text.toString().stripTrailing());
    }
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }

  private void wrapped(String text) {
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split("\\s+")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > WIDTH) {
        out.println(line);
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    if (line.length() > 0) {
      out.println(line);
    }
  }
}
