package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests the real launcher as users start it. */
class LauncherIT {
  private final Launcher launcher = Launcher.here();

  @Test
  void argumentsArriveAsTheyAre() {
    Launcher.Said said =
        launcher.run("./tabuleiro show dots --json --position '(((0) (0)) ((0) (0)))'");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("(h 1 1)", "(v 2 1)");
    assertThat(said.err()).isEmpty();
  }

  @Test
  void itRunsFromAnyFolderAndThroughALink() throws IOException {
    Path folder = Files.createTempDirectory("tabuleiro");
    Files.createSymbolicLink(folder.resolve("tab"), launcher.root().resolve("tabuleiro"));
    Launcher.Said said = new Launcher(folder).run("./tab perft quatro --depth 2");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("57600");
  }

  @Test
  void outputIsAsWideAsTheTerminal() {
    assumeTrue(Screen.isPossible(launcher), "tmux is not installed");
    try (Screen screen = new Screen(launcher, "./tabuleiro solve quatro --problem A,B")) {
      screen.await("ended with 0");
      assertThat(screen.text()).contains("branching").doesNotContain("not shown");
    }
    assertThat(launcher.run("./tabuleiro solve quatro --problem A,B").out())
        .contains("not shown: cost, branching");
  }

  @Test
  void badInputEndsWithTwoAndOneSentence() {
    Launcher.Said said = launcher.run("./tabuleiro show xadrez");
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.out()).isEmpty();
    assertThat(said.err().lines()).hasSize(1);
  }

  @Test
  void theLanguageIsTheUsersUnlessAskedFor() {
    String unknown = "./tabuleiro show xadrez";
    Map<String, String> portuguese = Map.of("LC_ALL", "", "LANG", "pt_PT.UTF-8");
    assertThat(launcher.run(unknown, portuguese).err()).startsWith("jogo “");
    assertThat(launcher.run(unknown + " --lang en", portuguese).err()).startsWith("unknown game");
    assertThat(launcher.run(unknown, Map.of("LC_ALL", "C")).err()).startsWith("unknown game");
  }

  @Test
  void boardsAreColouredInATerminalOnly() {
    assumeTrue(launcher.run("command -v script").code() == 0, "no script(1) to make a terminal");
    String inTerminal = "script -qec './tabuleiro show cavalo' /dev/null";
    assertThat(launcher.run(inTerminal).out()).contains("\u001b[");
    assertThat(launcher.run(inTerminal, Map.of("NO_COLOR", "1")).out()).doesNotContain("\u001b[1;");
    assertThat(launcher.run("./tabuleiro show cavalo").out()).doesNotContain("\u001b");
  }

  @Test
  void theClassesComeFromAnArchive() {
    Launcher.Said said =
        launcher.run("./tabuleiro games", Map.of("TABULEIRO_JVM", "-Xlog:class+load:stderr"));
    assertThat(said.code()).isZero();
    assertThat(said.err()).containsPattern("tabuleiro\\.app\\.Main source: shared objects file");
  }

  @Test
  void everyJavaOnThisMachineThatIsNewEnoughWorks() throws IOException {
    for (Path home : homes()) {
      Launcher.Said said =
          launcher.run("./tabuleiro perft blokus --depth 4", Map.of("JAVA_HOME", home.toString()));
      assertThat(said.code()).as(home + ": " + said.err()).isZero();
      assertThat(said.out()).contains("324");
    }
  }

  private static List<Path> homes() throws IOException {
    Path known = Path.of("/usr/lib/jvm");
    if (!Files.isDirectory(known)) {
      return List.of(Path.of(System.getProperty("java.home")));
    }
    try (Stream<Path> homes = Files.list(known)) {
      return homes.filter(home -> Files.isExecutable(home.resolve("bin/javac"))).sorted().toList();
    }
  }
}
