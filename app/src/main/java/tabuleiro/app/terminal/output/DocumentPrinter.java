package tabuleiro.app.terminal.output;

import java.io.PrintStream;
import java.util.List;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.report.PlainReport;

/** Prints the text and tables of a report; plots are left out. */
public record DocumentPrinter(PrintStream out) {

  public void print(Document document) {
    List<Document.Block> shown =
        document.blocks().stream().filter(block -> !(block instanceof Document.Plot)).toList();
    out.print(PlainReport.write(new Document(document.title(), document.summary(), shown)));
  }

  public void table(Document.Table table) {
    out.println(PlainReport.table(table));
  }
}
