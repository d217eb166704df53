package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the real launcher where the environment is unusual or fails. */
class EnvironmentIT {
  private static final String SOLVE = " solve quatro --problem A --output ";

  private final Launcher launcher = Launcher.here();
  private final String program = "'" + launcher.root().resolve("tabuleiro") + "'";

  @TempDir private Path folder = Path.of("");

  private Launcher.Said in(Path where, String line) {
    return new Launcher(where).run(line);
  }

  private static void assertFailed(Launcher.Said said) {
    assertThat(said.code()).as(said.err()).isEqualTo(4);
    assertThat(said.err().lines()).hasSize(1);
  }

  @Test
  void resultsThatCannotBePrintedAreAnError() {
    assumeTrue(Files.exists(Path.of("/dev/full")), "this system has no /dev/full");
    for (String command : new String[] {"games", "show dots --json", "--help"}) {
      Launcher.Said said = launcher.run("./tabuleiro " + command + " > /dev/full");
      assertFailed(said);
      assertThat(said.err()).contains("the disk is full");
    }
    assertFailed(launcher.run("./tabuleiro games >&-"));
    assertFailed(in(folder, program + SOLVE + "/dev/full"));
  }

  @Test
  void aReaderWhoLeavesIsNoError() {
    Launcher.Said said =
        launcher.run("./tabuleiro games --json | head -n 1; exit \"${PIPESTATUS[0]}\"");
    assertThat(said.code()).isZero();
    assertThat(said.err()).isEmpty();
    Launcher.Said none = launcher.run("./tabuleiro games | true; exit \"${PIPESTATUS[0]}\"");
    assertThat(none.code()).isZero();
    assertThat(none.err()).isEmpty();
  }

  @Test
  void outputFollowsLinksAndWritesToPipesAndStreams() throws IOException {
    Path target = Files.writeString(folder.resolve("target"), "before");
    Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rw-r-----"));
    Files.createSymbolicLink(folder.resolve("link"), Path.of("target"));
    assertThat(in(folder, program + SOLVE + "link").code()).isZero();
    assertThat(folder.resolve("link")).isSymbolicLink();
    String text = Files.readString(target);
    assertThat(text).startsWith("((");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(target)))
        .isEqualTo("rw-r-----");

    String begin = text.substring(0, 20);
    String fifo = "mkfifo f && { cat f > read & } && " + program + SOLVE + "f > out && wait";
    assertThat(in(folder, fifo).code()).isZero();
    assertThat(folder.resolve("read")).content().startsWith(begin);

    assertThat(in(folder, program + SOLVE + "/dev/stdout > both").code()).isZero();
    assertThat(folder.resolve("both")).content().startsWith(begin).hasLineCount(1 + lines("out"));
    assertThat(in(folder, "ls -A | grep -c new").out().strip()).isEqualTo("0");
  }

  private int lines(String file) throws IOException {
    return Files.readAllLines(folder.resolve(file)).size();
  }

  @Test
  void namesThatAreNotAsciiWorkInTheCLocale() throws IOException {
    Path own = Files.createDirectory(folder.resolve("lição ł"));
    Map<String, String> c = Map.of("LC_ALL", "C");
    Launcher.Said said = new Launcher(own).run(program + SOLVE + "solução", c);
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(own.resolve("solução")).isNotEmptyFile();
    Launcher.Said refused = new Launcher(own).run(program + " show ção", c);
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).contains("“ção”");
  }

  @Test
  void anyPathIsAccepted() {
    for (String path : new String[] {"", "/nonexistent", "relative dir:.", ":::"}) {
      Launcher.Said said = launcher.run("PATH='" + path + "' ./tabuleiro perft quatro --depth 1");
      assertThat(said.code()).as(path + ": " + said.err()).isZero();
      assertThat(said.out()).contains("256");
    }
  }

  @Test
  void aReadOnlyInstallationRuns() throws IOException {
    Path root = folder.resolve("read only");
    Path home = root.resolve("app");
    Files.createDirectories(home.resolve("target"));
    Files.copy(launcher.root().resolve("tabuleiro"), root.resolve("tabuleiro"));
    Files.copy(
        launcher.root().resolve("app/target/tabuleiro.jar"), home.resolve("target/tabuleiro.jar"));
    // Root may write everywhere, so the program runs as another user.
    boolean isRoot = "0".equals(launcher.run("id -u").out().strip());
    String user = isRoot ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : "";
    assumeTrue(launcher.run(user + "true").code() == 0, "no setpriv(1) to give up the rights");
    launcher.run("chmod a+rx '" + folder + "' && chmod -R a-w,a+rX '" + root + "'");
    String start = user + "env HOME=/nonexistent ./tabuleiro ";
    Launcher.Said said = in(root, start + "perft quatro --depth 1");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.err()).isEmpty();
    Launcher.Said store = in(root, start + "study x.yaml --store x.db");
    assertThat(store.code()).isEqualTo(2); // the file does not exist
    Launcher.Said output = in(root, start + "solve quatro --problem A --output x");
    assertFailed(output);

    launcher.run("chmod u+w '" + root + "' && touch -d '+1 minute' '" + root + "/pom.xml'");
    launcher.run("chmod -R a-w,a+rX '" + root + "'");
    Launcher.Said stale = in(root, start + "perft quatro --depth 1");
    assertThat(stale.code()).isZero();
    assertThat(stale.err()).contains("the sources have changed").hasLineCount(1);
    launcher.run("chmod -R u+w '" + root + "' && rm '" + home + "/target/tabuleiro.jar'");
    launcher.run("chmod -R a-w '" + root + "'");
    assertFailed(in(root, start + "games"));
    launcher.run("chmod -R u+w '" + root + "'");
  }

  @Test
  void anUnusableTemporaryFolderIsNamed() {
    Map<String, String> jvm = Map.of("TABULEIRO_JVM", "-Djava.io.tmpdir=/nonexistent");
    Launcher.Said said =
        new Launcher(folder).run("touch x.db; " + program + " results list --store x.db", jvm);
    assertFailed(said);
    assertThat(said.err()).contains("/nonexistent", "TMPDIR");
    Map<String, String> own = Map.of("TMPDIR", folder.toString());
    assertThat(new Launcher(folder).run(program + " results list --store x.db", own).code())
        .isZero();
  }
}
