package tabuleiro.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the commands of docs/cluster.md that need one machine only, in their order. */
class DocumentIT {
  private static final String PROMPT = "$ ./tabuleiro ";

  @TempDir private Path folder = Path.of("");

  /** A command with the lines that the document shows below it; an ellipsis stands for others. */
  private record Shown(String command, List<String> output) {}

  private static List<Shown> shown() throws IOException {
    List<Shown> all = new ArrayList<>();
    boolean isConsole = false;
    for (String line : Files.readAllLines(Path.of("../docs/cluster.md"))) {
      if (line.startsWith("```")) {
        isConsole = line.equals("```console");
      } else if (isConsole && line.startsWith(PROMPT)) {
        all.add(new Shown(line.substring(PROMPT.length()), new ArrayList<>()));
      } else if (isConsole && !line.equals("…")) {
        all.get(all.size() - 1).output().add(line);
      }
    }
    return all;
  }

  @Test
  void commandsDoWhatTheDocumentShows() throws Exception {
    List<Shown> commands = shown();
    assertThat(commands).hasSizeGreaterThan(5);
    try (TestCluster cluster = new TestCluster(folder)) {
      String address = cluster.url();
      String port = address.substring(address.lastIndexOf(':') + 1);
      for (Shown each : commands) {
        String command = each.command.replace("7077", port);
        if (command.startsWith("cluster start")) {
          command += " --port " + port;
        } else if (command.equals("cluster status")) {
          command += " " + address;
        }
        TestCluster.Said said = cluster.run("", command.split(" "));
        assertThat(said.code()).as(command + "\n" + said.err()).isZero();
        for (String line : each.output) {
          assertThat(said.out()).as(command).contains(line.replace("7077", port));
        }
      }
    }
  }
}
