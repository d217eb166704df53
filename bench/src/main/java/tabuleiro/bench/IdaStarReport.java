package tabuleiro.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Prints how fast IDA* solves one of Korf's fifteen puzzles in a new process, with its table of
 * failed states, without it, and on two threads. The arguments are folders of built copies of the
 * program, such as two commits, which take turns:
 *
 * <pre>
 *   IdaStarReport FOLDER [FOLDER]                  the first of Korf's problems
 *   IdaStarReport FOLDER [FOLDER] --problem N      another one
 * </pre>
 *
 * <p>A figure is the median time of the search on the wall clock and the states expanded per
 * second. A copy that does not know an option gets a dash. All copies must find solutions of the
 * same cost, which is checked.
 */
public final class IdaStarReport {
  private static final int RUNS = 3;
  private static final String PLAIN = "--keep-duplicates";
  private static final String PROBLEM = "--problem";

  private final List<BuiltProgram> programs;
  private final String problem;
  private double cost = Double.NaN;

  private IdaStarReport(List<BuiltProgram> programs, String problem) {
    this.programs = programs;
    this.problem = problem;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<String> folders = new ArrayList<>(List.of(arguments));
    int at = folders.indexOf(PROBLEM);
    String problem = at < 0 ? "1" : folders.get(at + 1);
    if (at >= 0) {
      folders.subList(at, at + 2).clear();
    }
    IdaStarReport report =
        new IdaStarReport(BuiltProgram.all(folders.toArray(new String[0])), problem);
    print("| IDA*, Korf " + problem + " |");
    print(" %s |".repeat(folders.size()) + "%n", folders.toArray());
    print("| --- |" + " --- |".repeat(folders.size()) + "%n");
    report.row("with the table of failed states");
    report.row("without it", PLAIN);
    report.row("without it, two threads", PLAIN, "--threads", "2");
  }

  private void row(String title, String... options) throws IOException, InterruptedException {
    List<List<Double>> seconds = new ArrayList<>();
    List<Double> expanded = new ArrayList<>();
    for (int i = 0; i < programs.size(); i++) {
      seconds.add(new ArrayList<>());
      expanded.add(Double.NaN);
    }
    for (int run = 0; run < RUNS; run++) {
      for (int i = 0; i < programs.size(); i++) {
        Optional<BuiltProgram.Answer> answer =
            programs.get(i).runIfKnown("examples/fifteen", question(options));
        if (answer.isPresent()) {
          check(answer.get().number("cost"));
          seconds.get(i).add(answer.get().number("millis") / 1e3);
          expanded.set(i, answer.get().number("expanded"));
        }
      }
    }
    print("| %s |", title);
    for (int i = 0; i < programs.size(); i++) {
      if (seconds.get(i).isEmpty()) {
        print(" – |");
      } else {
        Collections.sort(seconds.get(i));
        double median = seconds.get(i).get(seconds.get(i).size() / 2);
        print(" %.2f s, %.1f M/s |", median, expanded.get(i) / median / 1e6);
      }
    }
    print("%n");
  }

  private void check(double found) {
    if (!Double.isNaN(cost) && cost != found) {
      throw new IllegalStateException("solutions of different cost: " + cost + " and " + found);
    }
    cost = found;
  }

  private String[] question(String... options) {
    List<String> arguments = new ArrayList<>(List.of("solve", "fifteen", "--json"));
    BuiltProgram newest = programs.get(programs.size() - 1); // an earlier one lacks the file
    String problems = newest.folder().resolve("examples/fifteen/korf.dat").toString();
    arguments.addAll(List.of("--problems", problems, PROBLEM, problem));
    arguments.addAll(List.of("--algorithm", "idastar", "--heuristic", "manhattan"));
    arguments.addAll(List.of(options));
    return arguments.toArray(new String[0]);
  }

  @SuppressWarnings({"SystemOut", "AnnotateFormatMethod"}) // a command-line program
  private static void print(String format, Object... arguments) {
    System.out.printf(format, arguments);
  }
}
