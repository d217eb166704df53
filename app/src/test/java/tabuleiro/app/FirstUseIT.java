package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first use of a fresh copy of the project that has never been built. */
class FirstUseIT {

  @Test
  void aFreshCopyBuildsItselfOnceAndAgainWhenItsSourcesChange(
      @TempDir Path folder, @TempDir Path games) throws Exception {
    Launcher here = Launcher.here();
    // Copies the current files, committed or not; requires git to list them.
    String copy =
        "git ls-files -co --exclude-standard -z | xargs -0 cp --parents -t '" + folder + "'";
    assumeTrue(here.run("git rev-parse && " + copy).code() == 0, "not a git checkout");

    Launcher fresh = new Launcher(folder);
    Launcher.Said first = fresh.serve("./tabuleiro serve", games);
    assertThat(first.err()).isEqualTo("tabuleiro: building, please wait …\n");
    assertThat(first.out()).startsWith("The arena is running at http://127.0.0.1:").hasLineCount(1);
    assertThat(games.resolve("tabuleiro.db")).isNotEmptyFile();

    Launcher.Said second = fresh.run("./tabuleiro games");
    assertThat(second.code()).isZero();
    assertThat(second.err()).isEmpty();
    assertThat(second.out()).contains("dots", "blokus", "quatro", "cavalo", "tetris");

    fresh.run("sleep 1; touch app/src/main/java/tabuleiro/app/Main.java");
    assertThat(fresh.run("./tabuleiro games").err()).contains("building");
  }
}
