package tabuleiro.app.web.code;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.app.code.OwnName;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.text.Words;

/**
 * The folder of {@code serve --mine DIR}. It is read at every request, so that the page always has
 * the files as they are. Only the files directly in it can be named.
 *
 * @param folder empty if the server offers no code of its owner
 */
public record OwnFolder(Optional<Path> folder) {
  public static final OwnFolder NONE = new OwnFolder(Optional.empty());

  private static final int MOST_FILES = 100;
  private static final int MOST_PARAMETERS = 2;
  private static final long LARGEST = 1 << 20;

  /** The functions that can be used as a heuristic or an evaluation, by name, sorted by file. */
  public List<String> functions() {
    List<String> names = new ArrayList<>();
    for (Path file : files()) {
      String name = file.getFileName().toString();
      if (Words.lower(name).endsWith(".java")) {
        names.add(name);
      } else {
        LispOutline.of(text(file)).stream()
            .filter(f -> f.parameters() >= 1 && f.parameters() <= MOST_PARAMETERS)
            .forEach(f -> names.add(name + ":" + f.name()));
      }
    }
    return names;
  }

  /** Whether a name means a file of the folder. */
  public boolean has(String name) {
    return OwnName.of(name)
        .filter(
            own -> files().stream().anyMatch(f -> f.getFileName().toString().equals(own.file())))
        .isPresent();
  }

  private List<Path> files() {
    if (folder.isEmpty()) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder.get())) {
      return all.filter(OwnFolder::isCode).sorted().limit(MOST_FILES).toList();
    } catch (IOException e) {
      return List.of(); // the owner has just removed it
    }
  }

  private static boolean isCode(Path file) {
    try {
      return OwnName.of(file.getFileName().toString()).isPresent()
          && Files.isRegularFile(file)
          && Files.size(file) <= LARGEST;
    } catch (IOException e) {
      return false;
    }
  }

  /** The text of a file; empty if it cannot be read, which the search then reports. */
  private static String text(Path file) {
    try {
      return InputText.file(file);
    } catch (InputException e) {
      return "";
    }
  }
}
