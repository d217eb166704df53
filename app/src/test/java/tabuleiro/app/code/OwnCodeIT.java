package tabuleiro.app.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.Launcher;
import tabuleiro.app.web.Client;

/** Tests heuristics and evaluations of the user through the real launcher. */
class OwnCodeIT {
  private final Launcher launcher = Launcher.here();

  @TempDir private Path folder = Path.of("");

  private Launcher.Said solve(String file) {
    return launcher.run(
        "./tabuleiro solve dots --problem A --algorithm astar --heuristic '" + file + "'");
  }

  private String written(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(loop) | 3 | did not return within 2 s",
        "(+ 1 (h no)) | 3 | calls itself without end",
        "\"many\" | 2 | instead of a number",
        "(- (length no) 100) | 2 | must not be negative",
        "(- ext:double-float-positive-infinity ext:double-float-positive-infinity) | 2 | number",
        "(- ext:double-float-positive-infinity) | 2 | instead of a finite number",
        "(let (l) (loop (push (make-list 1000) l))) | 3 | the function h",
        "(with-open-file (s \"never.txt\" :direction :output) (print 1 s)) | 2 | is not allowed",
        "(ext:make-socket \"localhost\" 80) | 2 | is not allowed",
        "(ext:quit) | 2 | is not allowed",
      })
  void aMisbehavingFunctionEndsTheSearch(String body, int code, String expected)
      throws IOException {
    Launcher.Said said = solve(written("h.lisp", "\n(defun h (no)\n  " + body + ")\n"));
    assertThat(said.err()).contains("h.lisp").contains(expected);
    assertThat(said.err().lines()).hasSize(1);
    assertThat(said.code()).isEqualTo(code);
    assertThat(folder.resolve("never.txt")).doesNotExist();
    assertThat(running()).isEmpty();
  }

  /** The processes that were started with a file of this test's folder. */
  private List<ProcessHandle> running() {
    return ProcessHandle.allProcesses()
        .filter(each -> each.info().commandLine().orElse("").contains(folder.toString()))
        .toList();
  }

  @Test
  void carCannotBeRedefined() throws IOException {
    Launcher.Said said = solve(written("h.lisp", "\n(defun car (x) 1)\n(defun h (no) 1)\n"));
    assertThat(said.err()).contains("line 2").contains("“car” belongs to Common Lisp");
    assertThat(said.code()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "print('h many') | answered “many” instead of a number",
        "print('h nan') | answered “nan” instead of a number",
        "print('h -4') | must not be negative",
        "raise SystemExit(1) | ended with exit code 1",
      })
  void aMisbehavingBotEndsTheSearch(String answer, String expected) throws IOException {
    String text =
        """
        import sys
        for line in sys.stdin:
            if line.startswith("go"):
                %s
            else:
                print("ugiok" if line.startswith("ugi") else "readyok")
            sys.stdout.flush()
        """;
    String bot = written("h.py", text.formatted(answer));
    Launcher.Said said = solve("bot:python3 " + bot);
    assertThat(said.err()).contains("h.py").contains(expected);
    assertThat(said.err().lines()).hasSize(1);
    assertThat(said.code()).isEqualTo(2);
    // A bot ends when it reads the end of its input.
    Client.await("the bot ends", () -> running().isEmpty());
  }

  @Test
  void candidatesAreListed() {
    Launcher.Said said = solve("examples/heuristics/dots.lisp");
    assertThat(said.err()).contains("dada", "metade");
    assertThat(said.code()).isEqualTo(2);
  }

  @Test
  void javaCodeIsStoppedAndReportedWithItsLine() throws IOException {
    String text =
        """
        import tabuleiro.core.code.OwnHeuristic;
        import tabuleiro.games.dots.rules.DotsPuzzle;
        public class H implements OwnHeuristic<DotsPuzzle> {
          public double of(DotsPuzzle state) {
            %s
          }
        }
        """;
    Launcher.Said right =
        solve(written("H.java", text.formatted("return state.goal().target() - state.closed();")));
    assertThat(right.code()).as(right.err()).isZero();
    Launcher.Said endless = solve(written("H.java", text.formatted("while (true) {}")));
    assertThat(endless.err()).contains("H.java, line 5").contains("did not return within 2 s");
    assertThat(endless.code()).isEqualTo(3);
    Launcher.Said nan = solve(written("H.java", text.formatted("return Double.NaN;")));
    assertThat(nan.err()).contains("H.java: the code returned NaN instead of a finite number");
    assertThat(nan.code()).isEqualTo(2);
    Launcher.Said exits = solve(written("H.java", text.formatted("System.exit(0); return 1;")));
    assertThat(exits.err()).contains("H.java, line 5: java.lang.System.exit is not allowed");
    assertThat(exits.code()).isEqualTo(2);
  }
}
