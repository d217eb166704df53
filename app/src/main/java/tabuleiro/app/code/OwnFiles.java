package tabuleiro.app.code;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import tabuleiro.core.code.SourceFile;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.lab.Sha256;

/** The files of the user's programs. */
public final class OwnFiles {
  private static final int MOST_FILES = 200;

  /** The files of an experiment, which is not to notice later changes. */
  private static final Map<String, SourceFile> KEPT = new ConcurrentHashMap<>();

  private OwnFiles() {}

  static SourceFile find(String name) throws InputException {
    SourceFile kept = KEPT.get(name);
    return kept == null ? read(name) : kept;
  }

  /** Reads all files anew from now on; for tests, which run several commands in one process. */
  static void forget() {
    KEPT.clear();
  }

  private static SourceFile read(String name) throws InputException {
    Path path = InputText.path(name);
    try {
      Path folder = path.toAbsolutePath().getParent();
      return new SourceFile(name, InputText.file(path), Optional.ofNullable(folder));
    } catch (InputException e) {
      throw e.of(name);
    }
  }

  /**
   * A hash of a program: of its file, and of the files in the same folder that it may load. The
   * file as it is now is used from now on.
   */
  public static String hash(String name) throws InputException {
    SourceFile source = find(name);
    KEPT.put(name, source);
    Map<String, String> texts = new TreeMap<>(Map.of("", source.text()));
    List<Path> others = others(source);
    int before;
    do { // a loaded file may load others
      before = texts.size();
      for (Path each : others) {
        SourceFile other = new SourceFile(each.toString(), "", Optional.empty());
        if (texts.values().stream().anyMatch(text -> text.contains(other.stem()))) {
          texts.put(each.getFileName().toString(), InputText.file(each));
        }
      }
    } while (texts.size() > before);
    return Sha256.of(texts.toString());
  }

  private static List<Path> others(SourceFile source) {
    Path self = Path.of(source.name()).toAbsolutePath().normalize();
    try (Stream<Path> files = Files.list(source.folder().orElseThrow())) {
      return files
          .filter(f -> OwnName.of(f.toString()).isPresent() && Files.isRegularFile(f))
          .filter(f -> !f.normalize().equals(self))
          .sorted()
          .limit(MOST_FILES)
          .toList();
    } catch (IOException e) {
      return List.of(); // then it loads none
    }
  }
}
