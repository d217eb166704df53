package tabuleiro.app.terminal.output;

import java.util.List;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.report.PlainReport;

/** Prints the text and tables of a report; plots are left out. */
public record DocumentPrinter(Terminal terminal) {

  public void print(Document document) {
    List<Document.Block> shown =
        document.blocks().stream().filter(block -> !(block instanceof Document.Plot)).toList();
    terminal.out().print(report().write(new Document(document.title(), document.summary(), shown)));
  }

  public void table(Document.Table table) {
    terminal.out().println(report().table(table));
  }

  private PlainReport report() {
    return new PlainReport(terminal.width(), names -> terminal.text("table.dropped", names));
  }
}
