package tabuleiro.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Prints what a new process does in its first second: the time until {@code games} ends, and the
 * nodes that {@code analyse --time 1000} counts in each game. The arguments are folders of built
 * copies of the program, such as two commits. They take turns, and medians are compared with the
 * first copy.
 */
public final class ColdReport {
  private static final int RUNS = 7;
  private static final List<String> GAMES = List.of("cavalo", "dots", "blokus");

  /** Something that is measured in a new process of a copy of the program. */
  private interface Measure {
    double of(BuiltProgram program) throws IOException, InterruptedException;
  }

  private ColdReport() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<BuiltProgram> programs = BuiltProgram.all(arguments);
    print("| measured |" + " %s |".repeat(arguments.length) + "%n", (Object[]) arguments);
    print("| --- |" + " --- |".repeat(arguments.length) + "%n");
    print(row("`games`, milliseconds", programs, ColdReport::startMillis));
    for (String game : GAMES) {
      print(row(game + ", nodes in the first second", programs, program -> nodes(program, game)));
    }
  }

  private static String row(String title, List<BuiltProgram> programs, Measure measure)
      throws IOException, InterruptedException {
    List<double[]> measured = new ArrayList<>();
    programs.forEach(folder -> measured.add(new double[RUNS]));
    for (int run = 0; run < RUNS; run++) {
      for (int i = 0; i < programs.size(); i++) {
        measured.get(i)[run] = measure.of(programs.get(i));
      }
    }
    StringBuilder row = new StringBuilder("| " + title + " |");
    double first = median(measured.get(0));
    for (double[] values : measured) {
      row.append(String.format(" %.0f (%.2f) |", median(values), median(values) / first));
    }
    return row.append("%n").toString();
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static double startMillis(BuiltProgram program) throws IOException, InterruptedException {
    long start = System.nanoTime();
    BuiltProgram.Answer unused = program.run("games");
    return (System.nanoTime() - start) / 1e6;
  }

  private static double nodes(BuiltProgram program, String game)
      throws IOException, InterruptedException {
    return program.run("analyse", game, "--time", "1000", "--json").number("nodes");
  }

  @SuppressWarnings({"SystemOut", "AnnotateFormatMethod"}) // a command-line program
  private static void print(String format, Object... arguments) {
    System.out.printf(format, arguments);
  }
}
