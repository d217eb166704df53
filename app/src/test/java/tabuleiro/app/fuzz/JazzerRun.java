package tabuleiro.app.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A run of Jazzer in a process of its own, because its agent changes the classes that it measures.
 *
 * @param target the name of a target, or {@code all}
 * @param folder where the run keeps its files
 * @param limits options of libFuzzer that end the run
 */
record JazzerRun(String target, Path folder, List<String> limits) {
  private static final String SANITIZERS = "com.code_intelligence.jazzer.sanitizers.";
  private static final int LARGEST = 2000;

  /** A short run for all targets has time for about so many examples of each. */
  private static final int FEW = 1;

  /** How many times slower the code is that Jazzer has instrumented. */
  private static final int SLOWDOWN = 4;

  /** The same inputs in every run, as far as its length is the same. */
  private static final int SEED = 20251;

  /**
   * The result of a run.
   *
   * @param isClean whether nothing was found
   * @param output what Jazzer printed
   * @param figures for each target its name, inputs, accepted inputs, milliseconds per 10 kB
   * @param findings the messages of the findings
   */
  record Result(boolean isClean, String output, List<String> figures, String findings) {

    /** The last lines that Jazzer printed. */
    String end() {
      List<String> lines = output.lines().toList();
      return String.join("\n", lines.subList(Math.max(0, lines.size() - 20), lines.size()));
    }

    /** The number of inputs so far in the line of an event, such as {@code #32 INITED …}. */
    long inputs(String event) {
      return output
          .lines()
          .filter(line -> line.startsWith("#") && line.contains(event))
          .mapToLong(line -> Long.parseLong(line.substring(1).split("\\s", 2)[0]))
          .findFirst()
          .orElse(0);
    }

    /** The row of the report: target, inputs, accepted inputs, covered edges, slowest input. */
    String row() {
      String[] figure = figures.get(0).split(" ");
      String done = output.lines().filter(line -> line.contains("DONE")).findFirst().orElse("");
      String edges = done.replaceAll(".*cov: (\\d+).*", "$1");
      return "| " + String.join(" | ", figure[0], figure[1], figure[2], edges, figure[3]) + " |";
    }
  }

  Result run() throws IOException, InterruptedException {
    Path corpus = Files.createDirectories(folder.resolve("corpus"));
    Path work = Files.createDirectories(folder.resolve("work"));
    writeExamples(corpus);
    writeWords(folder.resolve("words.dict"));
    Path log = folder.resolve("jazzer.log");
    Path figures = folder.resolve("figures.txt");
    Path findings = folder.resolve("findings.txt");
    Files.deleteIfExists(figures);
    Files.deleteIfExists(findings);
    List<String> command = new ArrayList<>(java());
    command.add("-Dfuzz.slowdown=" + SLOWDOWN);
    command.add("-Dfuzz.figures=" + figures);
    command.add("-Dfuzz.findings=" + findings);
    command.add("-Dfuzz.presets=" + Path.of("../presets").toAbsolutePath().normalize());
    command.addAll(
        List.of(
            "com.code_intelligence.jazzer.Jazzer",
            "--target_class=" + FuzzDriver.class.getName(),
            "--target_args=" + target,
            "--instrumentation_includes=tabuleiro.**",
            // Coverage only: hooks take most of the time to start; words replace what they find.
            "--trace=cov",
            "--custom_hook_includes=none",
            // They report every connection, also those of the targets to their own server, and
            // every file that a user names at the user's own terminal.
            "--disabled_hooks="
                + SANITIZERS
                + "ServerSideRequestForgery:"
                + SANITIZERS
                + "FilePathTraversal",
            "--reproducer_path=" + work,
            "-artifact_prefix=" + work + "/",
            "-dict=" + folder.resolve("words.dict"),
            "-seed=" + SEED,
            "-max_len=" + LARGEST,
            "-timeout=300",
            "-rss_limit_mb=0",
            "-print_final_stats=1"));
    command.addAll(limits);
    command.add(corpus.toString());
    Process process =
        new ProcessBuilder(command)
            .directory(work.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    int code = process.waitFor();
    return new Result(
        code == 0,
        Files.readString(log),
        Files.exists(figures) ? Files.readAllLines(figures) : List.of(),
        Files.exists(findings) ? Files.readString(findings) : "");
  }

  private static List<String> java() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx1g",
        "-XX:+UseSerialGC",
        "-Xss1m",
        "-cp",
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
  }

  private List<FuzzTarget> targets() {
    return target.equals("all") ? FuzzTargets.quick() : List.of(FuzzTargets.named(target));
  }

  private void writeExamples(Path corpus) throws IOException {
    for (FuzzTarget each : targets()) {
      List<String> examples = new ArrayList<>(each.examples());
      examples.addAll(Corpus.of(each.name()));
      boolean isOne = !target.equals("all");
      int step = isOne ? 1 : Math.max(1, examples.size() / FEW);
      for (int i = 0; i < examples.size(); i += step) {
        String input = isOne ? examples.get(i) : each.name() + "\n" + examples.get(i);
        if (input.length() <= LARGEST) {
          Files.writeString(corpus.resolve(each.name() + "-" + i), input);
        }
      }
    }
  }

  /** Writes the words in the format of libFuzzer, in which other bytes than letters are escaped. */
  private void writeWords(Path file) throws IOException {
    Set<String> words = new LinkedHashSet<>();
    targets().forEach(each -> words.addAll(each.words()));
    StringBuilder text = new StringBuilder();
    for (String word : words) {
      text.append('"');
      for (byte each : word.getBytes(StandardCharsets.UTF_8)) {
        text.append(String.format("\\x%02x", each));
      }
      text.append("\"\n");
    }
    Files.writeString(file, text);
  }
}
