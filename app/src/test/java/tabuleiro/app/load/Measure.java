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

  double median() {
    List<Double> sorted = new ArrayList<>(millis);
    Collections.sort(sorted);
    return sorted.get(sorted.size() / 2);
  }

  double worst() {
    return Collections.max(millis);
  }

  int count() {
    return millis.size();
  }

  /** A row of the table: name, count, median and worst, idle and under attack, and the ratios. */
  static String row(String name, Measure idle, Measure attacked) {
    return String.format(
        Locale.ROOT,
        "| %s | %d | %.1f | %.1f | %d | %.1f | %.1f | %.2f |",
        name,
        idle.count(),
        idle.median(),
        idle.worst(),
        attacked.count(),
        attacked.median(),
        attacked.worst(),
        attacked.median() / idle.median());
  }

  /** What a process holds: used heap after a collection, threads of the server, descriptors. */
  record Held(long heapMegabytes, long threads, long descriptors) {
    static Held now() {
      System.gc();
      Runtime runtime = Runtime.getRuntime();
      long used = runtime.totalMemory() - runtime.freeMemory();
      return new Held(used >> 20, serverThreads(), openDescriptors());
    }
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
