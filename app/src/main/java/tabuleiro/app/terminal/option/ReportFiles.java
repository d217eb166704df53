package tabuleiro.app.terminal.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import tabuleiro.app.terminal.output.AtomicFile;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;
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
      Path folder = file.toAbsolutePath().getParent();
      if (!isHtml(file) && !ends(file, ".md")) {
        throw Terminal.fault("experiment.reportForm").of(file.toString());
      } else if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(file)) {
        throw Terminal.fault("file.unwritable").of(file.toString());
      }
    }
    this.named = List.copyOf(named);
  }

  /** Writes a report and returns its files; the first is the main one. */
  public List<Path> write(Experiment experiment, Document document, Locale locale)
      throws InputException {
    List<Path> files = named.isEmpty() ? usual(experiment) : named;
    for (Path file : files) {
      AtomicFile.write(
          file, isHtml(file) ? HtmlReport.write(document, locale) : MarkdownReport.write(document));
    }
    return files;
  }

  private static List<Path> usual(Experiment experiment) throws InputException {
    try {
      Files.createDirectories(FOLDER);
    } catch (IOException e) {
      throw Terminal.fault("file.unwritable").of(FOLDER.toString());
    }
    String plain = experiment.name().replaceAll("[^\\p{L}\\p{N}._-]+", "-");
    String name = plain.replaceAll("^[.-]+", "") + "-" + experiment.id();
    return List.of(FOLDER.resolve(name + ".html"), FOLDER.resolve(name + ".md"));
  }

  private static boolean isHtml(Path file) {
    return ends(file, ".html") || ends(file, ".htm");
  }

  private static boolean ends(Path file, String end) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(end);
  }
}
