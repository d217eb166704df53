package tabuleiro.app.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.lab.match.GameRecord;

/**
 * Every write and sync of a game in the terminal fails once in turn. Each time the command ends
 * with one sentence and exit code 4, and the game goes on from its record to the same end, with the
 * same record and log as an undisturbed game.
 */
@Tag("long")
class PlayFaultsTest extends CommandTest {
  @TempDir private Path folder = Path.of("");

  @ParameterizedTest(name = "after the effect: {0}")
  @ValueSource(booleans = {false, true})
  void everyFaultIsSurvived(boolean isAfter) throws Exception {
    Path whole = Files.createDirectory(folder.resolve("whole"));
    assertThat(play(whole).code()).isZero();
    int points = 0;
    for (int failing = 1; ; failing++) {
      Path own = Files.createDirectory(folder.resolve("n" + failing));
      Said said;
      try (InjectedFault fault = new InjectedFault(failing, isAfter)) {
        said = play(own);
        if (!fault.isReached()) {
          assertThat(said.code()).as(said.err()).isZero();
          break;
        }
      }
      points++;
      String where = "action " + failing;
      assertThat(said.code()).as(where + ": " + said.err()).isEqualTo(ExitCode.ENVIRONMENT);
      assertThat(said.err().lines()).as(where).hasSize(1);
      Said again;
      try (InjectedFault none = new InjectedFault(Integer.MAX_VALUE, isAfter)) {
        again = play(own);
        assertThat(none.isReached()).isFalse();
      }
      assertThat(again.code()).as(where + ": " + again.err()).isZero();
      assertThat(moves(own)).as(where).isEqualTo(moves(whole));
      assertThat(log(own)).as(where).isEqualTo(log(whole));
    }
    assertThat(points).isGreaterThan(20);
    System.out.printf("faults injected: play, after the effect %b: %d%n", isAfter, points);
  }

  /** Starts the game, or resumes it if it has a record. */
  private static Said play(Path folder) {
    Path record = folder.resolve("record");
    List<String> line = new ArrayList<>(List.of("play", "dots", "--record=" + record));
    line.add("--log=" + folder.resolve("log"));
    if (record.toFile().length() > 0) {
      line.add("--resume");
    } else {
      line.addAll(List.of("--variant=size=2x2", "--first=greedy", "--second=alphabeta:depth=1"));
    }
    return run(line.toArray(String[]::new));
  }

  private static List<String> moves(Path folder) throws Exception {
    String text = Files.readString(folder.resolve("record"));
    assertThat(text.lines().filter(line -> line.contains("\"ended\""))).hasSize(1);
    return GameRecord.read(text).moves().stream().map(GameRecord.Move::text).toList();
  }

  /** Returns the lines of the log without times, which are the last number of a line. */
  private static List<String> log(Path folder) throws IOException {
    try (var lines = Files.lines(folder.resolve("log"))) {
      return lines.map(line -> line.replaceAll("[0-9]+\\.[0-9]+", "T")).toList();
    }
  }
}
