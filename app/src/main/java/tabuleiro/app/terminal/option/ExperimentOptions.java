package tabuleiro.app.terminal.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;

/** Options of the commands that run experiments. */
public final class ExperimentOptions {
  private static final int MOST_THREADS = 1024;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "experiment.threads")
  private @Nullable Integer threads;

  @Option(names = "--report", paramLabel = "FILE", descriptionKey = "experiment.report")
  private List<Path> reports = new ArrayList<>();

  public int threads() throws InputException {
    if (threads == null) {
      return Runtime.getRuntime().availableProcessors();
    } else if (threads < 1 || threads > MOST_THREADS) {
      throw Terminal.fault("usage.range", "--threads", 1, MOST_THREADS, threads);
    }
    return threads;
  }

  public ReportFiles reports() throws InputException {
    return new ReportFiles(reports);
  }
}
