package tabuleiro.lab.bot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.lab.bot.system.BotFault;

/**
 * A private folder of this program for its bots. It has the empty folder over which each bot gets
 * its own temporary files. The {@link BotGuard} removes it.
 */
final class BotFolder {
  private BotFolder() {}

  private static final class Made {
    static final Path FOLDER = make();
  }

  static Path folder() {
    return Made.FOLDER;
  }

  /** The folder that a sandbox covers with temporary files. */
  static Path cell() {
    return folder().resolve("cell");
  }

  private static Path make() {
    try {
      Path folder = Files.createTempDirectory("tabuleiro-bots-").toRealPath();
      Path cell = Files.createDirectory(folder.resolve("cell"));
      // In the reverse order; after a kill the guard removes them.
      folder.toFile().deleteOnExit();
      cell.toFile().deleteOnExit();
      return folder;
    } catch (IOException e) {
      throw new EnvironmentException(BotFault.text("folder.failed"), e);
    }
  }
}
