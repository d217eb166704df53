package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.newgame.NewProject;
import tabuleiro.app.terminal.CommandTest;

class NewGameCommandTest extends CommandTest {
  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(strings = {"Nim", "9men", "-nim", "nim-", "a--b", "nim game", "", "ã", "../nim"})
  void namesAreSmallLettersDigitsAndHyphens(String name) throws IOException {
    String dir = folder.resolve("new").toString();
    assertThat(run("new-game", "--dir", dir, "--", name).refusal()).contains("lower-case letters");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aNameThatIsTooLongOrTakenIsRefused() {
    assertThat(run("new-game", "a".repeat(41)).refusal()).contains("at most 40 lower-case letters");
    assertThat(run("new-game", "dots").refusal()).contains("the game “dots” already exists");
    assertThat(run("new-game", "dots", "--lang", "pt").refusal())
        .contains("o jogo “dots” já existe");
    assertThat(run("new-game").refusal()).contains("NAME");
    assertThat(run("new-game", "nim", "--size", "3").refusal()).contains("--size");
  }

  @Test
  void foldersInUseAndFoldersOfThisProgramAreRefused() throws IOException {
    Path full = Files.createDirectory(folder.resolve("full"));
    Files.writeString(full.resolve("note.txt"), "mine");
    assertThat(run("new-game", "nim", "--dir", full.toString()).refusal())
        .contains("already exists");
    assertThat(full.toFile().list()).containsExactly("note.txt");
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(run("new-game", "nim", "--dir", file.toString()).refusal())
        .contains("already exists");
    assertThat(run("new-game", "nim", "--dir", file.resolve("below").toString()).refusal())
        .contains("the folder of the file does not exist");
    System.setProperty("tabuleiro.home", folder.toString());
    try {
      assertThat(run("new-game", "nim", "--dir", folder.resolve("nim").toString()).refusal())
          .contains("is inside the folder of this program");
    } finally {
      System.clearProperty("tabuleiro.home");
    }
  }

  @Test
  void aProjectIsWrittenWhole() throws IOException {
    Path target = folder.resolve("lights out");
    JsonNode said =
        run("new-game", "lights-out", "--puzzle", "--json", "--dir", "" + target).json();
    assertThat(said.get("folder").asText()).isEqualTo(target.toString());
    for (JsonNode file : said.get("files")) {
      assertThat(Files.readString(target.resolve(file.asText())))
          .as(file.asText())
          .isNotBlank()
          .doesNotContain("{{Type}}", "{{id}}", "{{package}}", "{{name}}", "{{home}}");
    }
    assertThat(Files.isExecutable(target.resolve("tabuleiro"))).isTrue();
    assertThat(target.resolve("src/main/java/worlds/lightsout/LightsOutPuzzle.java")).exists();
    assertThat(folder.toFile().list()).containsExactly("lights out");
  }

  @Test
  void anEmptyFolderIsAccepted() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Said said = run("new-game", "nim", "--dir", empty.toString());
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("Nim is in " + empty, "moves, play, isOver, margin");
    assertThat(empty.resolve("src/main/java/worlds/nim/NimPosition.java")).exists();
  }

  @Test
  void namesThatMeanSomethingInJavaAreNoTrouble() {
    Map<String, String> files = new NewProject("switch", false, folder, "1").files();
    assertThat(files).containsKey("src/main/java/worlds/switch_/SwitchPosition.java");
    assertThat(files.get("src/main/java/worlds/switch_/SwitchWorld.java"))
        .contains("package worlds.switch_;", "return \"switch\";");
  }

  @Test
  void theProjectBuildsWithThePluginsOfThisOne() throws IOException {
    String ours = Files.readString(Path.of("../pom.xml"));
    String pom = new NewProject("nim", false, folder, "1").files().get("pom.xml");
    Pattern plugin =
        Pattern.compile("<artifactId>(maven-\\w+-plugin)</artifactId>\\s*<version>(.*?)</version>");
    List<MatchResult> plugins = plugin.matcher(pom).results().toList();
    assertThat(plugins).hasSize(5);
    Stream<String> known =
        plugin.matcher(ours).results().map(found -> found.group(1) + found.group(2));
    assertThat(known.toList())
        .containsAll(plugins.stream().map(found -> found.group(1) + found.group(2)).toList());
  }
}
