package tabuleiro.app.load;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** What a process holds, and how long something takes. */
final class Measure {
  private final List<Double> millis = new ArrayList<>();

  /** Runs something and notes how long it takes. */
  void time(Runnable task) {
    long began = System.nanoTime();
    task.run();
    millis.add((System.nanoTime() - began) / 1e6);
  }

  /** The time that this part of all was not slower than: 0.5 is the median, 1 the worst. */
  private double quantile(double part) {
    List<Double> sorted = new ArrayList<>(millis);
    Collections.sort(sorted);
    return sorted.get(Math.min(sorted.size() - 1, (int) (part * sorted.size())));
  }

  /** A row of the table: name, then count, median, 95 % quantile and worst. */
  String row(String name) {
    return String.format(
        Locale.ROOT,
        "| %s | %d | %.1f | %.1f | %.1f |",
        name,
        millis.size(),
        quantile(0.5),
        quantile(0.95),
        quantile(1));
  }

  /** A row of the table: the same quantiles of this divided by those of another. */
  String ratios(String name, Measure idle) {
    return String.format(
        Locale.ROOT,
        "| %s | | %.2f | %.2f | %.2f |",
        name,
        quantile(0.5) / idle.quantile(0.5),
        quantile(0.95) / idle.quantile(0.95),
        quantile(1) / idle.quantile(1));
  }

  /** What a process holds: used heap after a collection, threads of the server, descriptors. */
  record Held(long heapMegabytes, long threads, long descriptors) {
    static Held now() {
      return new Held(usedMegabytes(), serverThreads(), openDescriptors());
    }
  }

  /** The used heap. The second collection frees what the first one found to be unreachable. */
  static long usedMegabytes() {
    System.gc();
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return (runtime.totalMemory() - runtime.freeMemory()) >> 20;
  }

  static long serverThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("arena-"))
        .count();
  }

  static long openDescriptors() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
        ? unix.getOpenFileDescriptorCount()
        : 0;
  }
}
