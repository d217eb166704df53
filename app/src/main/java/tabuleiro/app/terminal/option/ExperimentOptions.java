package tabuleiro.app.terminal.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.cluster.ClusterAddress;

/** Options of the commands that run experiments. */
public final class ExperimentOptions {
  private static final int MOST_THREADS = 1024;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "experiment.threads")
  private @Nullable Integer threads;

  @Mixin private ClusterOption cluster = new ClusterOption();

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

  /** The cluster that performs the tasks, if one is named. */
  public Optional<ClusterAddress> cluster() throws InputException {
    Optional<ClusterAddress> address = cluster.address();
    if (address.isPresent() && threads != null) {
      throw Terminal.fault("usage.exclusive", ClusterOption.NAME, "--threads");
    }
    return address;
  }

  public ReportFiles reports() throws InputException {
    return new ReportFiles(reports);
  }
}
