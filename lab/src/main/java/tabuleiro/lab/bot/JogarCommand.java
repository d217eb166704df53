package tabuleiro.lab.bot;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.text.Words;
import tabuleiro.lab.bot.system.BotFault;
import tabuleiro.lab.bot.system.ProgramFile;

/**
 * A Lisp file of a course with a function {@code (jogar estado tempo)}. A harness in Lisp, {@code
 * jogar.lisp}, loads it and speaks the protocol for it.
 *
 * @param packageName the package of the function; empty if the harness is to find it
 * @param lisp the program, SBCL or CLISP in small letters; empty for the one that is installed
 */
record JogarCommand(String file, String packageName, String lisp) {
  private static final String ENDING = ".lisp";
  private static final String HARNESS = "jogar.lisp";
  private static final List<String> LISPS = List.of("sbcl", "clisp");

  /** The file and package of a text such as {@code projeto.lisp:p01}, if it is one. */
  static Optional<JogarCommand> parse(String text) {
    String lower = Words.lower(text);
    int end = lower.endsWith(ENDING) ? text.length() : lower.lastIndexOf(ENDING + ":");
    if (end < 0) {
      return Optional.empty();
    } else if (end == text.length()) {
      return Optional.of(new JogarCommand(text, "", ""));
    }
    int colon = end + ENDING.length();
    return Optional.of(new JogarCommand(text.substring(0, colon), text.substring(colon + 1), ""));
  }

  /** The bot; its working folder is that of the file. */
  Bot bot(Path base) throws InputException {
    Path path = base.resolve(InputText.path(file)).toAbsolutePath().normalize();
    if (!Files.isRegularFile(path)) {
      throw new InputException(BotFault.text("jogar.missing")).of(file);
    } else if (packageName.indexOf(' ') >= 0) {
      throw new InputException(BotFault.text("jogar.package", packageName));
    }
    Path folder = path.getParent();
    if (folder == null) {
      throw new InputException(BotFault.text("jogar.missing")).of(file);
    }
    String name = path.getFileName().toString();
    return new Bot(
        name.substring(0, name.length() - ENDING.length()),
        command(path),
        folder,
        List.of(),
        Map.of(),
        BotLimits.STANDARD);
  }

  /** The words that start the harness for a file. */
  List<String> command(Path path) throws InputException {
    String program = installed();
    List<String> words = new ArrayList<>(List.of(program));
    words.add(program.equals("sbcl") ? "--script" : "-q");
    words.add(harness().toString());
    words.add(path.toString());
    if (!packageName.isEmpty()) {
      words.add(packageName);
    }
    return words;
  }

  private String installed() throws InputException {
    if (!lisp.isEmpty() && !LISPS.contains(lisp)) {
      throw new InputException(BotFault.text("jogar.lisp", lisp));
    }
    for (String program : lisp.isEmpty() ? LISPS : List.of(lisp)) {
      if (ProgramFile.onPath(program).isPresent()) {
        return program;
      }
    }
    throw new InputException(BotFault.text(lisp.isEmpty() ? "jogar.none" : "jogar.absent", lisp));
  }

  /** The harness as a file that a bot can read. */
  private static synchronized Path harness() {
    Path file = BotFolder.folder().resolve(HARNESS);
    try {
      if (!Files.exists(file)) {
        Files.writeString(file, BotSandbox.resource(HARNESS), StandardCharsets.UTF_8);
        file.toFile().deleteOnExit();
      }
      return file;
    } catch (IOException e) {
      throw new EnvironmentException(BotFault.text("folder.failed"), e);
    }
  }
}
