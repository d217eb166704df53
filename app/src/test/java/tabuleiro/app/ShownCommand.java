package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A command that a document shows, and the output shown for it. In a block marked {@code console},
 * a line beginning with {@code $} is a command and the lines after it are its output; {@code …}
 * alone on a line stands for any lines, and times and rates may differ.
 */
record ShownCommand(Path document, String command, List<String> output) {

  /** The commands of a document, in order. */
  static List<ShownCommand> of(Path document) throws IOException {
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

  /** Every document of the project. */
  static List<Path> documents(Path root) throws IOException {
    try (Stream<Path> docs = Files.walk(root.resolve("docs"))) {
      Stream<Path> top = Stream.of("README.md", "CONTRIBUTING.md").map(root::resolve);
      return Stream.concat(top, docs).filter(f -> f.toString().endsWith(".md")).sorted().toList();
    }
  }

  /** The document's file name, which tells it apart in reports. */
  String name() {
    return document.getFileName().toString();
  }

  /** Checks what the command said. */
  void compare(String said) {
    if (!output.isEmpty()) {
      List<String> pattern = new ArrayList<>();
      output.forEach(line -> pattern.add(line.equals("…") ? "(?:.*\n)*?" : quoted(line)));
      assertThat(timeless(said)).as(command).matches(String.join("", pattern));
    }
  }

  private static String quoted(String line) {
    return Pattern.quote(timeless(line + "\n"));
  }

  /** The text without what differs from run to run and from machine to machine. */
  private static String timeless(String text) {
    return text.replaceAll(" +\\d+ ms( +[\\d.]+ M/s)?", " T")
        .replaceAll("(http://127\\.0\\.0\\.1):\\d+", "$1:P")
        .replaceAll("(?m) +$", "");
  }
}
