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
 * Runs every command in the documents, except those of {@link AddAGameIT} and {@link WriteABotIT},
 * and those of clusters, which need Spark and are not run. A server is stopped when it prints its
 * address; its port may differ. Nothing is written to the user's own store.
 */
class DocumentsIT {
  private static final Pattern RUN = Pattern.compile("(TABULEIRO_\\w+=\\S+ )?\\./tabuleiro .*");
  private static final Pattern SERVE = Pattern.compile("\\./tabuleiro serve( .*)?");
  // These commands build or measure for minutes, and verify itself runs these tests.
  private static final Pattern NOT_RUN =
      Pattern.compile("\\./verify.*|git .*|cd .*|mvn .*|java -jar bench/.*|java -cp bench/.*");

  /** Other tests follow these step by step. */
  private static final List<String> GUIDES =
      List.of("docs/add-a-game.md", "docs/write-a-bot.md", "docs/cluster.md");

  private static final Launcher HERE = Launcher.here();

  /** The exit code of a process ended by SIGTERM. */
  private static final int ENDED = 143;

  @TempDir private Path folder = Path.of("");

  @TestFactory
  Stream<DynamicTest> commandsDoWhatTheDocumentsShow() throws IOException {
    return shown().stream()
        .filter(shown -> RUN.matcher(shown.command()).matches())
        .map(shown -> dynamicTest(shown.name() + ": " + shown.command(), () -> run(shown)));
  }

  @Test
  void everyCommandIsOneThatCanBeChecked() throws IOException {
    assertThat(shown()).isNotEmpty();
    for (ShownCommand shown : shown()) {
      assertThat(Stream.of(RUN, NOT_RUN))
          .as(shown.name() + ": " + shown.command())
          .anyMatch(known -> known.matcher(shown.command()).matches());
    }
  }

  @Test
  void linksBetweenDocumentsLeadSomewhere() throws IOException {
    Pattern link = Pattern.compile("]\\(([^)#:]+)(#[^)]*)?\\)");
    for (Path document : ShownCommand.documents(HERE.root())) {
      link.matcher(Files.readString(document))
          .results()
          .forEach(
              found ->
                  assertThat(document.resolveSibling(found.group(1)))
                      .as(document.toString())
                      .exists());
    }
  }

  private void run(ShownCommand shown) throws IOException, InterruptedException {
    if (SERVE.matcher(shown.command()).matches()) {
      serve(shown);
    } else {
      check(shown);
    }
  }

  private void check(ShownCommand shown) {
    String store = folder.resolve("tabuleiro.db").toString();
    Launcher.Said said = HERE.run(shown.command(), Map.of("TABULEIRO_STORE", store));
    assertThat(said.code())
        .as(said.err())
        .isIn(shown.command().contains("2>&1") ? List.of(0, 2) : List.of(0));
    if (said.code() == 0) { // an error is one sentence in one line
      shown.checkWidth(said.out());
    }
    shown.compare(said.out());
  }

  /** Waits until the server prints its address, then stops it. */
  private void serve(ShownCommand server) throws IOException, InterruptedException {
    assertThat(server.output()).as("a documented server says where it is").isNotEmpty();
    Launcher.Said said = HERE.serve(server.command(), folder);
    assertThat(said.code()).as(said.err()).isEqualTo(ENDED);
    server.checkWidth(said.out());
    server.compare(said.out());
  }

  private static List<ShownCommand> shown() throws IOException {
    List<ShownCommand> all = new ArrayList<>();
    for (Path document : ShownCommand.documents(HERE.root())) {
      if (GUIDES.stream().noneMatch(document::endsWith)) {
        all.addAll(ShownCommand.of(document));
      }
    }
    return all;
  }
}
