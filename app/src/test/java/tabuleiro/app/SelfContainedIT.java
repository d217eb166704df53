package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An experiment that reads a file, with the real launcher, from different folders. */
class SelfContainedIT {
  @TempDir private Path folder;

  private Launcher.Said in(String name, String command) throws Exception {
    Path here = Files.createDirectories(folder.resolve(name));
    Path launcher = Launcher.here().root().resolve("tabuleiro");
    String store = folder.resolve("lab.db").toString();
    return Launcher.here()
        .run("cd '" + here + "' && '" + launcher + "' " + command + " --store '" + store + "'");
  }

  private JsonNode json(String name, String command) throws Exception {
    Launcher.Said said = in(name, command + " --json");
    assertThat(said.code()).as(said.err()).isZero();
    return new ObjectMapper().readTree(said.out());
  }

  @Test
  void anEditedOrDeletedFileNeverChangesAStoredExperiment() throws Exception {
    Path one = Files.createDirectories(folder.resolve("one"));
    Path problems = Files.writeString(one.resolve("m.dat"), "; problem X\n((1111111110) (i))\n");
    Files.writeString(
        one.resolve("study.yaml"),
        "name: filed\nsolve: {game: tetris, problems: {file: m.dat}, algorithms: procura-best}\n");
    assertThat(json("one", "study study.yaml").path("id").asInt()).isEqualTo(1);
    Files.writeString(problems, "; problem X\n((1111111110 1111111100) (i i))\n");
    JsonNode edited = json("one", "study study.yaml");
    assertThat(edited.path("id").asInt()).as("new problems, new results").isEqualTo(2);
    assertThat(edited.path("resumed").asInt() + edited.path("reused").asInt()).isZero();
    Files.delete(problems);
    for (int id = 1; id <= 2; id++) {
      Launcher.Said show = in("two", "results show " + id);
      assertThat(show.code()).as(show.err()).isZero();
      assertThat(show.out()).contains("procura-best", "Each method");
      assertThat(json("two", "rerun " + id).path("same").asBoolean()).isTrue();
    }
  }
}
