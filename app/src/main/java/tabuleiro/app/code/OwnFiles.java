package tabuleiro.app.code;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.core.code.SourceFile;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;

/**
 * The files of the user's programs. Those of an experiment are stored with it and take the place of
 * the file on the disk.
 */
public final class OwnFiles {
  private static final Map<String, SourceFile> STORED = new ConcurrentHashMap<>();

  private OwnFiles() {}

  /** Uses this text for all later programs of that name. */
  public static void store(String name, String text) {
    STORED.put(name, new SourceFile(name, text, Optional.empty()));
  }

  static SourceFile find(String name) throws InputException {
    SourceFile stored = STORED.get(name);
    if (stored != null) {
      return stored;
    }
    Path path = InputText.path(name);
    try {
      Path folder = path.toAbsolutePath().getParent();
      return new SourceFile(name, InputText.file(path), Optional.ofNullable(folder));
    } catch (InputException e) {
      throw e.of(name);
    }
  }
}
