package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.terminal.CommandTest;

/** The log of a game between course programs has the counts that the manuals print. */
class CourseLogsTest extends CommandTest {
  @TempDir private Path folder = Path.of("");

  /** Plays a game and returns what a pattern finds in its log, each with its groups joined. */
  private List<String> logged(String game, int depth, Pattern pattern) throws IOException {
    Path log = folder.resolve("log.dat");
    String player = "course:time=600000" + (depth == 0 ? "" : ",depth=" + depth);
    Said said = run("play", game, "--first", player, "--second", player, "--log", "" + log);
    assertThat(said.code()).as(said.err()).isZero();
    return pattern.matcher(Files.readString(log)).results().map(found -> joined(found)).toList();
  }

  private static String joined(MatchResult found) {
    StringBuilder text = new StringBuilder(found.group(1));
    for (int i = 2; i <= found.groupCount(); i++) {
      text.append(' ').append(found.group(i));
    }
    return text.toString();
  }

  /** The first line of the manual cannot come from one search; the second one is reproduced. */
  @Test
  void dotsLogsTheSecondLineOfTheManual() throws IOException {
    Pattern counts = Pattern.compile("\\)\\)\\) (\\d+) (\\d+) (\\d+) [\\d.]+\\)");
    List<String> lines = logged("dots", 3, counts);
    assertThat(lines).hasSize(71).startsWith("5046 69 70", "5322 71 69");
  }

  /** The counts of the manual from its second move on; the depth of the first one was another. */
  @Test
  void quatroLogsTheCountsOfTheSampleGame() throws IOException {
    Pattern counts = Pattern.compile("Nos Analisados: (\\d+)\\s+Cortes: (\\d+)");
    assertThat(logged("quatro", 0, counts))
        .containsExactly(
            "512 256", "450 225", "392 196", "338 169", "288 144", "242 121", "200 100", "162 81",
            "128 64", "98 49", "72 36", "50 25", "32 16", "18 9");
  }

  /** The counts of the first position are derived by hand in the test of the player. */
  @Test
  void blokusLogsWhatTheProgramCounts() throws IOException {
    Pattern counts = Pattern.compile("nós analisados: (\\d+)\\s+Número de cortes: (\\d+)");
    assertThat(logged("blokus", 2, counts)).hasSizeGreaterThan(40).startsWith("58 3");
  }
}
