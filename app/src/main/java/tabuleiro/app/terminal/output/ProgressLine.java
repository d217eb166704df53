package tabuleiro.app.terminal.output;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tabuleiro.lab.cluster.ClusterLoad;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.run.Result;

/**
 * Shows the progress of an experiment on standard error: an updating bar at a terminal, otherwise
 * an occasional line. The remaining time is estimated from the tasks of this run; results of
 * earlier runs do not count.
 *
 * <p>Not thread-safe.
 */
public final class ProgressLine implements ExperimentRun.Listener {
  private static final int BAR = 20;
  private static final Duration BLINK = Duration.ofMillis(100);
  private static final Duration WHILE = Duration.ofSeconds(30);

  private final Terminal terminal;
  private final LongSupplier clock;
  private final Map<String, Integer> tasksOfHosts = new TreeMap<>();
  private @Nullable Supplier<ClusterLoad> cluster;
  private String stage = "";
  private long total;
  private long done;
  private long fresh;
  private long began;
  private long shown;
  private boolean isVisible;

  /**
   * @param clock returns nanoseconds since an arbitrary time
   */
  public ProgressLine(Terminal terminal, LongSupplier clock) {
    this.terminal = terminal;
    this.clock = clock;
    began = clock.getAsLong();
    shown = terminal.hasStatusLine() ? began - BLINK.toNanos() : began;
  }

  /** The same line, which also shows what a cluster does. */
  public ProgressLine of(Supplier<ClusterLoad> load) {
    cluster = load;
    return this;
  }

  @Override
  public void expect(String newStage, long tasks) {
    stage = newStage;
    total = tasks;
    done = 0;
    fresh = 0;
    began = clock.getAsLong();
    show();
  }

  @Override
  public void done(Result result, boolean isNew) {
    done++;
    fresh += isNew ? 1 : 0;
    if (isNew && !result.host().isEmpty()) {
      tasksOfHosts.merge(result.host(), 1, Integer::sum);
    }
    total = Math.max(total, done);
    show();
  }

  /** Removes the bar. */
  public void end() {
    if (isVisible) {
      terminal.err().print("\r\u001b[K");
      terminal.err().flush();
      isVisible = false;
    }
  }

  /** Says how many tasks each machine of a cluster performed, after the end. */
  public void sayHosts() {
    if (!tasksOfHosts.isEmpty()) {
      List<String> hosts = new ArrayList<>();
      tasksOfHosts.forEach((host, tasks) -> hosts.add(host + " " + tasks));
      terminal.err().println(terminal.text("experiment.hosts", String.join(", ", hosts)));
    }
  }

  private void show() {
    long now = clock.getAsLong();
    Duration pause = terminal.hasStatusLine() ? BLINK : WHILE;
    if (now - shown < pause.toNanos()) {
      return;
    }
    shown = now;
    if (terminal.hasStatusLine()) {
      isVisible = true;
      terminal.err().print("\r" + bar() + " " + line(now) + "\u001b[K");
    } else {
      terminal.err().println(line(now));
    }
    terminal.err().flush();
  }

  private String bar() {
    int full = total == 0 ? 0 : (int) (BAR * done / total);
    return "█".repeat(full) + "░".repeat(BAR - full);
  }

  private String line(long now) {
    String head = stage.isEmpty() ? "" : stage + ": ";
    if (fresh == 0 || done == total) {
      return head + terminal.text("experiment.progress", done, total);
    }
    double each = (now - began) / (double) fresh;
    return head
        + terminal.text("experiment.left", done, total, brief((total - done) * each))
        + machines();
  }

  private String machines() {
    if (cluster == null) {
      return "";
    }
    ClusterLoad load = cluster.get();
    long percent = Math.round(100 * load.utilisation());
    return ", " + terminal.text("experiment.machines", load.hosts(), load.cores(), percent);
  }

  private static String brief(double nanos) {
    long seconds = Math.round(nanos / 1e9);
    return seconds < 3600
        ? String.format("%d:%02d", seconds / 60, seconds % 60)
        : String.format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
  }
}
