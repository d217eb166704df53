package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.core.layout.TextLines;

/**
 * A command in a document and its expected output. In a block marked {@code console}, a line that
 * starts with {@code $} is a command and the following lines are its output. A line {@code …}
 * matches any lines, and times and rates may differ.
 */
public record ShownCommand(Path document, String command, List<String> output) {
  private static final Pattern ADDRESS = Pattern.compile("(^| )(/|https?://)");

  /** Returns the commands of a document, in order. */
  public static List<ShownCommand> of(Path document) throws IOException {
    List<ShownCommand> all = new ArrayList<>();
    boolean inside = false;
    for (String line : Files.readAllLines(document)) {
      if (line.startsWith("```")) {
        inside = line.equals("```console");
      } else if (inside && line.startsWith("$ ")) {
        all.add(new ShownCommand(document, line.substring(2), new ArrayList<>()));
      } else if (inside) {
        all.get(all.size() - 1).output.add(line);
      }
    }
    return all;
  }

  /** Returns every document of the project. */
  public static List<Path> documents(Path root) throws IOException {
    try (Stream<Path> docs = Files.walk(root.resolve("docs"))) {
      Stream<Path> top = Stream.of("README.md", "CONTRIBUTING.md").map(root::resolve);
      return Stream.concat(top, docs).filter(f -> f.toString().endsWith(".md")).sorted().toList();
    }
  }

  /** Returns the file name of the document, for test reports. */
  public String name() {
    return document.getFileName().toString();
  }

  /** Compares the actual output with the document. */
  public void compare(String said) {
    if (!output.isEmpty()) {
      List<String> pattern = new ArrayList<>();
      output.forEach(line -> pattern.add(line.equals("…") ? "(?:.*\n)*?" : quoted(line)));
      assertThat(timeless(said)).as(command).matches(String.join("", pattern));
    }
  }

  /**
   * Checks that text output fits a terminal of 80 columns. Exempt are JSON, the answers of {@code
   * jogar}, which are one line each, and lines with a path or an address, which are not broken. No
   * board in the documents is wider.
   */
  public void checkWidth(String said) {
    if (command.contains(" --json") || command.startsWith("./tabuleiro jogar ")) {
      return;
    }
    assertThat(said.lines().filter(line -> !ADDRESS.matcher(line).find()))
        .as(command)
        .allSatisfy(line -> assertThat(TextLines.width(line)).as(line).isLessThanOrEqualTo(80));
  }

  private static String quoted(String line) {
    return Pattern.quote(timeless(line + "\n"));
  }

  /** Removes text that differs between runs and machines, also the late moves of a match. */
  private static String timeless(String text) {
    return text.replaceAll("(\\d\\.\\d +\\d+\\.\\d) +\\d+ ms +\\d+ ", "$1 T L ")
        .replaceAll(" +\\d+ ms( +[\\d.]+ M/s)?", " T")
        .replaceAll("(http://127\\.0\\.0\\.1):\\d+", "$1:P")
        .replaceAll("(?m) +$", "");
  }
}
