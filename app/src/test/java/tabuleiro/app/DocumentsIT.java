package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs every command that the documents show. In a block marked {@code console}, a line beginning
 * with {@code $} is a command and the lines after it are its output; {@code …} alone on a line
 * stands for any lines, and times and rates may differ. A server is ended when it says where it is;
 * its port may differ too. Nothing is written to the user's own store.
 */
class DocumentsIT {
  private static final Pattern RUN = Pattern.compile("(TABULEIRO_\\w+=\\S+ )?\\./tabuleiro .*");
  private static final Pattern SERVE = Pattern.compile("\\./tabuleiro serve( .*)?");
  // Commands that build or measure for minutes; verify itself is what runs these tests.
  private static final Pattern NOT_RUN =
      Pattern.compile("\\./verify.*|git .*|cd .*|mvn .*|java -jar bench/.*|java -cp bench/.*");
  private static final Launcher HERE = Launcher.here();

  /** The exit code of a program that is told to end (SIGTERM). */
  private static final int ENDED = 143;

  @TempDir private Path folder = Path.of("");

  /** A command of a document and the output shown for it. */
  private record Shown(Path document, String command, List<String> output) {}

  @TestFactory
  Stream<DynamicTest> commandsDoWhatTheDocumentsShow() throws IOException {
    return shown().stream()
        .filter(shown -> RUN.matcher(shown.command).matches())
        .map(shown -> dynamicTest(shown.document + ": " + shown.command, () -> run(shown)));
  }

  @Test
  void everyCommandIsOneThatCanBeChecked() throws IOException {
    assertThat(shown()).isNotEmpty();
    for (Shown shown : shown()) {
      assertThat(Stream.of(RUN, NOT_RUN))
          .as(shown.document + ": " + shown.command)
          .anyMatch(known -> known.matcher(shown.command).matches());
    }
  }

  @Test
  void linksBetweenDocumentsLeadSomewhere() throws IOException {
    Pattern link = Pattern.compile("]\\(([^)#:]+)(#[^)]*)?\\)");
    for (Path document : documents()) {
      link.matcher(Files.readString(document))
          .results()
          .forEach(
              found ->
                  assertThat(document.resolveSibling(found.group(1)))
                      .as(document.toString())
                      .exists());
    }
  }

  private void run(Shown shown) throws IOException, InterruptedException {
    if (SERVE.matcher(shown.command).matches()) {
      serve(shown);
    } else {
      check(shown);
    }
  }

  private void check(Shown shown) {
    String store = folder.resolve("tabuleiro.db").toString();
    Launcher.Said said = HERE.run(shown.command, Map.of("TABULEIRO_STORE", store));
    assertThat(said.code())
        .as(said.err())
        .isIn(shown.command.contains("2>&1") ? List.of(0, 2) : List.of(0));
    compare(shown, said.out());
  }

  private static void compare(Shown shown, String said) {
    if (!shown.output.isEmpty()) {
      List<String> pattern = new ArrayList<>();
      shown.output.forEach(line -> pattern.add(line.equals("…") ? "(?:.*\n)*?" : quoted(line)));
      assertThat(timeless(said)).matches(String.join("", pattern));
    }
  }

  /** A server says where it is and stays until it is ended. */
  private void serve(Shown server) throws IOException, InterruptedException {
    assertThat(server.output).as("a documented server says where it is").isNotEmpty();
    Launcher.Said said = HERE.serve(server.command, folder);
    assertThat(said.code()).as(said.err()).isEqualTo(ENDED);
    compare(server, said.out());
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

  private static List<Shown> shown() throws IOException {
    List<Shown> all = new ArrayList<>();
    for (Path document : documents()) {
      boolean inside = false;
      for (String line : Files.readAllLines(document)) {
        if (line.startsWith("```")) {
          inside = line.equals("```console");
        } else if (inside && line.startsWith("$ ")) {
          all.add(
              new Shown(HERE.root().relativize(document), line.substring(2), new ArrayList<>()));
        } else if (inside) {
          all.get(all.size() - 1).output.add(line);
        }
      }
    }
    return all;
  }

  private static List<Path> documents() throws IOException {
    try (Stream<Path> docs = Files.walk(HERE.root().resolve("docs"))) {
      Stream<Path> top = Stream.of("README.md", "CONTRIBUTING.md").map(HERE.root()::resolve);
      return Stream.concat(top, docs).filter(f -> f.toString().endsWith(".md")).sorted().toList();
    }
  }
}
