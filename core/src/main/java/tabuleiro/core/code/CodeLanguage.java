package tabuleiro.core.code;

import tabuleiro.core.text.InputException;

/** A language in which users write heuristics and evaluations. Found by {@code ServiceLoader}. */
public interface CodeLanguage {

  /** Whether a file is written in this language, judged by the ending of its name. */
  boolean reads(String fileName);

  /** Whether a text, such as an argument of a command, names a file of this language. */
  default boolean isNamedIn(String text) {
    int end = text.lastIndexOf(':');
    return reads(text) || (end > 0 && reads(text.substring(0, end)));
  }

  /** Starts in the background what takes long to start; a program will follow soon. */
  default void prepare() {}

  /**
   * Loads a program.
   *
   * @param prelude definitions that the program may use and replace, in the same language; empty if
   *     there are none
   * @throws InputException if the program cannot be read, with the file and the line
   */
  OwnProgram load(SourceFile source, String prelude) throws InputException;
}
