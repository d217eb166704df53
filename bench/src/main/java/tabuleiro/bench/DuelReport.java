package tabuleiro.bench;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import tabuleiro.core.player.Report;

/**
 * Prints three comparisons from one run: seconds to the same depth of aima-core's alpha-beta, the
 * textbook alpha-beta and the engine on one thread, with ratios; the engine on one and on two
 * threads; and the engine as in play, with depth, seconds and nodes per second. Slow searches run
 * once and warm up on the way; of the others the best of several runs counts. CPU time is used for
 * one thread, wall-clock time for two; both are printed where they may differ.
 *
 * <p>The values of two searches must be equal, which is checked.
 */
public final class DuelReport {
  private static final int RUNS = 3;

  /** The depth at which values are compared with aima-core, which returns only moves. */
  private static final int CHECKED = 4;

  /** The best of several runs, in seconds: CPU time of the calling thread and wall-clock time. */
  private record Seconds(double processor, double wall) {}

  private DuelReport() {}

  public static void main(String[] arguments) {
    print("| game | depth | aima-core | textbook | engine | aima : engine |");
    print(" textbook : engine |\n| --- | --- | --- | --- | --- | --- | --- |\n");
    for (String world : List.of("quatro", "blokus", "cavalo")) {
      print(depthRow(world));
    }
    print("\n| game | depth | one thread | two threads | wall 1 : 2 | processor 1 : 2 |\n");
    print("| --- | --- | --- | --- | --- | --- |\n");
    for (String world : List.of("cavalo", "quatro", "blokus", "dots")) {
      print(threadsRow(world));
    }
    print("\n| game | depth | seconds a position | million nodes/s |\n");
    print("| --- | --- | --- | --- |\n");
    for (String world : List.of("cavalo", "quatro", "blokus", "dots")) {
      print(rateRow(world));
    }
  }

  private static String depthRow(String world) {
    Duels<?> duels = Duels.of(world);
    int depth = duels.depth();
    check(world, duels.aima(CHECKED), duels.textbook(CHECKED));
    double aima = best(() -> duels.aimaMoves(depth), 1).processor;
    int[][] values = new int[2][];
    double textbook = best(() -> values[0] = duels.textbook(depth), 1).processor;
    double engine = best(() -> values[1] = duels.engine(depth, 1), 3 * RUNS).processor;
    check(world, values[0], values[1]);
    return String.format(
        "| %s | %d | %.2f s | %.3f s | %.4f s | %.0f | %.1f |%n",
        world, depth, aima, textbook, engine, aima / engine, textbook / engine);
  }

  private static String threadsRow(String world) {
    Duels<?> duels = Duels.of(world);
    Seconds one = best(() -> duels.reports(duels.deep(), 1, false), RUNS);
    Seconds two = best(() -> duels.reports(duels.deep(), 2, false), RUNS);
    return String.format(
        "| %s | %d | %.3f s | %.3f s | %.2f | %.2f |%n",
        world,
        duels.deep(),
        one.wall,
        two.wall,
        one.wall / two.wall,
        one.processor / two.processor);
  }

  private static String rateRow(String world) {
    Duels<?> duels = Duels.of(world);
    double seconds = best(() -> duels.reports(duels.deep(), 1, true), RUNS).processor;
    long nodes = duels.reports(duels.deep(), 1, true).stream().mapToLong(Report::nodes).sum();
    return String.format(
        "| %s | %d | %.3f | %.2f |%n",
        world, duels.deep(), seconds / duels.positions().size(), nodes / seconds / 1e6);
  }

  private static void check(String world, int[] values, int[] others) {
    if (!Arrays.equals(values, others)) {
      throw new IllegalStateException(
          world + ": " + Arrays.toString(values) + " and " + Arrays.toString(others));
    }
  }

  private static Seconds best(Supplier<Object> search, int runs) {
    double processor = Double.POSITIVE_INFINITY;
    double wall = Double.POSITIVE_INFINITY;
    for (int i = 0; i < runs; i++) {
      long processorBegin = processorNanos();
      long wallBegin = System.nanoTime();
      Object unused = search.get();
      wall = Math.min(wall, (System.nanoTime() - wallBegin) / 1e9);
      processor = Math.min(processor, (processorNanos() - processorBegin) / 1e9);
    }
    return new Seconds(processor, wall);
  }

  private static long processorNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  @SuppressWarnings("SystemOut") // a command-line program
  private static void print(String text) {
    System.out.print(text);
  }
}
