package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tabuleiro.core.world.Resources;

/**
 * Compares a random game with the golden file beside the test. When they differ, the game as it is
 * played today is left under {@code target/}: if the change is meant, read the difference with your
 * own eyes and put that file in the place of the golden one.
 */
public abstract class PlaythroughContract {

  /** The name of the golden file, such as {@code dots.playthrough}. */
  protected abstract String file();

  /** The game as it is played today. */
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
