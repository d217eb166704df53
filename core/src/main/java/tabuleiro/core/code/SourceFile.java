package tabuleiro.core.code;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A program of the user.
 *
 * @param name the name of the file as the user gave it, for messages
 * @param text its content
 * @param folder where the files are that it loads; empty if it may load none
 */
public record SourceFile(String name, String text, Optional<Path> folder) {

  /** The name of the file without folders and ending: {@code h} for {@code mine/h.lisp}. */
  public String stem() {
    String file = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    int dot = file.lastIndexOf('.');
    return dot > 0 ? file.substring(0, dot) : file;
  }
}
