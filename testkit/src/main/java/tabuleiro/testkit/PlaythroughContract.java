package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tabuleiro.core.world.Resources;

/**
 * Compares a random game with the golden file next to the test. If they differ, the current game is
 * written to {@code target/}. If the change is intended, review the difference and replace the
 * golden file by it.
 */
public abstract class PlaythroughContract {

  /** The name of the golden file, such as {@code dots.playthrough}. */
  protected abstract String file();

  /** The current game. */
  protected abstract String today();

  @Test
  void theRecordedGameIsPlayedAsBefore() throws IOException {
    String golden = Resources.text(getClass(), file());
    String today = today();
    if (!today.equals(golden)) {
      Files.writeString(Path.of("target", file()), today);
    }
    assertThat(today.lines().toList()).isEqualTo(golden.lines().toList());
  }
}
