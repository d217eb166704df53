package tabuleiro.app.terminal.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import tabuleiro.app.files.FileActions;
import tabuleiro.app.files.FileFault;
import tabuleiro.app.files.OutputFile;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Words;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.report.HtmlReport;
import tabuleiro.lab.report.MarkdownReport;
import tabuleiro.lab.store.Experiment;

/**
 * Writes reports to the given files, in HTML or Markdown depending on the extension. By default,
 * both are written to a folder of the program.
 */
public final class ReportFiles {
  private static final Path FOLDER = Path.of("reports");

  private final List<Path> named;

  ReportFiles(List<Path> named) throws InputException {
    for (Path file : named) {
      if (!isHtml(file) && !ends(file, ".md")) {
        throw Terminal.fault("experiment.reportForm").of(file.toString());
      }
      OutputFile.check(file);
    }
    this.named = List.copyOf(named);
  }

  /** Writes a report and returns its files; the first is the main one. */
  public List<Path> write(Experiment experiment, Document document, Locale locale)
      throws InputException {
    List<Path> files = named.isEmpty() ? usual(experiment) : named;
    for (Path file : files) {
      OutputFile.write(
          file, isHtml(file) ? HtmlReport.write(document, locale) : MarkdownReport.write(document));
    }
    return files;
  }

  private static List<Path> usual(Experiment experiment) throws InputException {
    try {
      FileActions.current().createFolder(FOLDER);
    } catch (IOException e) {
      throw FileFault.of(FOLDER, e);
    }
    String plain = Words.trimmedStart(plain(experiment.name()), c -> c == '.' || c == '-');
    String name = plain + "-" + experiment.id();
    return List.of(FOLDER.resolve(name + ".html"), FOLDER.resolve(name + ".md"));
  }

  /** A name for files: other characters than letters, digits and ._- become one hyphen. */
  private static String plain(String name) {
    StringBuilder plain = new StringBuilder();
    boolean isKept = true;
    for (int c : name.codePoints().toArray()) {
      boolean wasKept = isKept;
      isKept = Character.isLetter(c) || Character.isDigit(c) || "._-".indexOf(c) >= 0;
      plain.append(isKept ? Character.toString(c) : wasKept ? "-" : "");
    }
    return plain.toString();
  }

  private static boolean isHtml(Path file) {
    return ends(file, ".html") || ends(file, ".htm");
  }

  private static boolean ends(Path file, String end) {
    return Words.lower(file.toString()).endsWith(end);
  }
}
