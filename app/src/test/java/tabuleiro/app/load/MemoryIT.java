package tabuleiro.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.Launcher;

/**
 * An experiment with many short tasks fits into little memory: 12,000 tasks into 64 MB, and as
 * {@code -Dtabuleiro.memory.tasks=100002 -Dtabuleiro.memory.megabytes=512} shows, more into more.
 */
class MemoryIT {
  private static final int TASKS = Integer.getInteger("tabuleiro.memory.tasks", 12_000);
  private static final int MEGABYTES = Integer.getInteger("tabuleiro.memory.megabytes", 64);

  @TempDir private Path folder = Path.of("");

  @Test
  void manyTasksFitIntoLittleMemoryAlsoWhenTheirResultsAreReadAgain() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("many.yaml"),
            "name: many\ngame: dots\nvariant: {size: 2x2}\n"
                + "players: [greedy, random, \"alphabeta:depth=1\"]\ngames: "
                + 2 * (TASKS / 3));
    String line =
        "./tabuleiro tournament "
            + file
            + " --json --store "
            + folder.resolve("many.db")
            + " --report "
            + folder.resolve("many.md");
    Map<String, String> memory = Map.of("TABULEIRO_JVM", "-Xmx" + MEGABYTES + "m");
    for (int resumed : new int[] {0, TASKS}) {
      Launcher.Said said = Launcher.here().run(line, memory);
      assertThat(said.code()).as(said.err()).isZero();
      assertThat(new ObjectMapper().readTree(said.out()).path("tasks").asInt()).isEqualTo(TASKS);
      assertThat(new ObjectMapper().readTree(said.out()).path("resumed").asInt())
          .isEqualTo(resumed);
    }
  }
}
