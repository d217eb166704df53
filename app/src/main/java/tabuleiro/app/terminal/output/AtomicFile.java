package tabuleiro.app.terminal.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import tabuleiro.core.text.InputException;

/** Writes a file completely or not at all: writes a temporary file next to it, then moves it. */
public final class AtomicFile {
  private AtomicFile() {}

  public static void write(Path file, String text) throws InputException {
    Path target = file.toAbsolutePath();
    Path beside = target.resolveSibling("." + target.getFileName() + ".new");
    try {
      Files.writeString(beside, text);
      Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      try {
        Files.deleteIfExists(beside);
      } catch (IOException ignored) {
        // The temporary file could not be written either.
      }
      throw Terminal.fault("file.unwritable").of(file.toString());
    }
  }
}
