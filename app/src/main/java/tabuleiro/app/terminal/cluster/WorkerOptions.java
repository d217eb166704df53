package tabuleiro.app.terminal.cluster;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabuleiro.app.cluster.ClusterProcesses;
import tabuleiro.app.players.BotSource;
import tabuleiro.app.players.ExperimentPrograms;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.cluster.ClusterAddress;
import tabuleiro.lab.cluster.ClusterSecret;

/** What this machine offers to a cluster. */
final class WorkerOptions {
  private static final int MOST_CORES = 1024;
  private static final int LEAST_MEGABYTES = 1024;
  private static final int MOST_MEGABYTES = 1 << 24;

  @Option(names = "--cores", paramLabel = "N", descriptionKey = "cluster.cores")
  private @Nullable Integer cores;

  @Option(names = "--memory", paramLabel = "MB", descriptionKey = "cluster.memory")
  private @Nullable Integer memory;

  @Option(names = "--bots", paramLabel = "DIR", descriptionKey = "cluster.bots")
  private @Nullable Path bots;

  /** The number of cores; 0 means no worker. */
  int cores(int least) throws InputException {
    if (cores == null) {
      return Runtime.getRuntime().availableProcessors();
    } else if (cores < least || cores > MOST_CORES) {
      throw Terminal.fault("usage.range", "--cores", least, MOST_CORES, cores);
    }
    return cores;
  }

  /** The memory, by default all of this machine except a gigabyte. */
  private int memory() throws InputException {
    if (memory == null) {
      long all =
          ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getTotalMemorySize();
      return (int) Math.max(LEAST_MEGABYTES, (all >> 20) - LEAST_MEGABYTES);
    } else if (memory < LEAST_MEGABYTES || memory > MOST_MEGABYTES) {
      throw Terminal.fault("usage.range", "--memory", LEAST_MEGABYTES, MOST_MEGABYTES, memory);
    }
    return memory;
  }

  /** Checks the options before anything is started. */
  void check(int least) throws InputException {
    if (cores(least) == 0 && (memory != null || bots != null)) {
      throw Terminal.fault("usage.exclusive", "--cores 0", memory != null ? "--memory" : "--bots");
    }
    memory();
    if (bots != null) {
      BotSource.in(bots);
    }
  }

  /** Starts a worker. */
  ClusterProcesses.Started start(ClusterProcesses processes, ClusterAddress master, String host)
      throws InputException, IOException {
    Path work = ClusterSecret.folder().resolve("work");
    Files.createDirectories(work);
    String allowed = bots == null ? "" : bots.toAbsolutePath().toString();
    return processes.start(
        ClusterProcesses.WORKER,
        Map.of(),
        Map.of(ExperimentPrograms.ALLOWED, allowed, ExperimentPrograms.NODE, "true"),
        List.of(
            master.url(),
            host,
            String.valueOf(cores(1)),
            String.valueOf(memory()),
            work.toAbsolutePath().toString()));
  }
}
