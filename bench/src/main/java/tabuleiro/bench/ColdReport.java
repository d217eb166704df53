package tabuleiro.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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
  private static final String NODES = "\"nodes\" : ";

  /** Something that is measured in a new process of a copy of the program. */
  private interface Measure {
    double of(Path folder) throws IOException, InterruptedException;
  }

  private ColdReport() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<Path> folders = Arrays.stream(arguments).map(Path::of).map(Path::toAbsolutePath).toList();
    if (folders.isEmpty()) {
      throw new IllegalArgumentException("expected the folder of at least one built program");
    }
    print("| measured |" + " %s |".repeat(folders.size()) + "%n", folders.toArray());
    print("| --- |" + " --- |".repeat(folders.size()) + "%n");
    print(row("`games`, milliseconds", folders, ColdReport::startMillis));
    for (String game : GAMES) {
      print(row(game + ", nodes in the first second", folders, folder -> nodes(folder, game)));
    }
  }

  private static String row(String title, List<Path> folders, Measure measure)
      throws IOException, InterruptedException {
    List<double[]> measured = new ArrayList<>();
    folders.forEach(folder -> measured.add(new double[RUNS]));
    for (int run = 0; run < RUNS; run++) {
      for (int i = 0; i < folders.size(); i++) {
        measured.get(i)[run] = measure.of(folders.get(i));
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

  private static double startMillis(Path folder) throws IOException, InterruptedException {
    long start = System.nanoTime();
    String unused = run(folder, "games");
    return (System.nanoTime() - start) / 1e6;
  }

  private static double nodes(Path folder, String game) throws IOException, InterruptedException {
    String answer = run(folder, "analyse", game, "--time", "1000", "--json");
    int start = answer.indexOf(NODES) + NODES.length();
    return Double.parseDouble(answer.substring(start, answer.indexOf(',', start)));
  }

  private static String run(Path folder, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("./tabuleiro"));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    byte[] answer = process.getInputStream().readAllBytes();
    if (process.waitFor() != 0) {
      throw new IllegalStateException(folder + ": " + command + " failed");
    }
    return new String(answer, StandardCharsets.UTF_8);
  }

  @SuppressWarnings({"SystemOut", "AnnotateFormatMethod"}) // a command-line program
  private static void print(String format, Object... arguments) {
    System.out.printf(format, arguments);
  }
}
