package tabuleiro.lab.bot.system;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.text.Words;

/**
 * Finds the file of the program that a command starts, so that a missing one is reported as such.
 */
public final class ProgramFile {
  private ProgramFile() {}

  /**
   * A command whose first word is the path of a program: of a file in the folder, if the word has a
   * slash or names no program of the search path.
   */
  public static List<String> resolved(List<String> command, Path folder) throws InputException {
    String word = command.get(0);
    if (File.separatorChar == '\\') {
      return command; // Windows has its own rules for the endings of programs
    }
    Path own = folder.resolve(InputText.path(word)).normalize();
    Optional<Path> found = word.contains("/") ? Optional.empty() : onPath(word);
    Path program = found.orElse(own);
    if (!Files.isRegularFile(program)) {
      throw new InputException(BotFault.text("start.missing", word, folder));
    } else if (!Files.isExecutable(program)) {
      throw new InputException(BotFault.text("start.permission", word));
    }
    List<String> words = new ArrayList<>(command);
    words.set(0, program.toAbsolutePath().toString());
    return words;
  }

  /** A program of the search path. */
  public static Optional<Path> onPath(String name) throws InputException {
    String path = System.getenv("PATH");
    for (String folder : Words.split(path == null ? "" : path, File.pathSeparatorChar)) {
      if (!folder.isEmpty()) {
        Path file = InputText.path(folder).resolve(InputText.path(name));
        if (Files.isRegularFile(file) && Files.isExecutable(file)) {
          return Optional.of(file);
        }
      }
    }
    return Optional.empty();
  }
}
