package tabuleiro.lab.report;

/** Writes reports as Markdown. */
public final class MarkdownReport {
  private MarkdownReport() {}

  /** The whole report. */
  public static String write(Document document) {
    StringBuilder text = new StringBuilder();
    text.append("# ").append(document.title()).append("\n\n").append(document.summary());
    text.append("\n");
    for (Document.Block block : document.blocks()) {
      if (block instanceof Document.Heading heading) {
        text.append("\n## ").append(heading.text()).append("\n");
      } else if (block instanceof Document.Table table) {
        text.append("\n| ").append(String.join(" | ", table.headings())).append(" |\n");
        text.append("| --- ".repeat(table.headings().size())).append("|\n");
        table.rows().forEach(r -> text.append("| ").append(String.join(" | ", r)).append(" |\n"));
      }
    }
    return text.toString();
  }
}
