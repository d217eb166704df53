package tabuleiro.lab.bot;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.lab.bot.system.BotFault;
import tabuleiro.lab.bot.system.CommandWords;

/**
 * A bot: how it is started and what it may use.
 *
 * @param name the name in tables and reports
 * @param command the program and its arguments
 * @param folder the working folder of the program
 * @param build the command that makes the program from its sources; empty if there is none
 * @param options the options that the referee sets, in the order of {@code bot.yaml}
 */
public record Bot(
    String name,
    List<String> command,
    Path folder,
    List<String> build,
    Map<String, String> options,
    BotLimits limits) {
  /** The name of the file that describes a bot in its folder. */
  public static final String FILE = "bot.yaml";

  private static final int MOST_CHARACTERS = 2000;
  private static final int MOST_IN_NAME = 60;

  public Bot {
    command = List.copyOf(command);
    build = List.copyOf(build);
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  /** A bot that a command starts, with standard limits. */
  public static Bot of(String name, List<String> command, Path folder) {
    return new Bot(name, command, folder, List.of(), Map.of(), BotLimits.STANDARD);
  }

  /**
   * The bot that a text describes: a folder with a {@code bot.yaml}; {@code FILE.lisp} or {@code
   * FILE.lisp:PACKAGE}, a project of a course with a function {@code jogar}; or a command line,
   * with quotes as in a shell.
   *
   * @param base the folder that paths are relative to
   */
  public static Bot parse(String text, Path base) throws InputException {
    if (text.length() > MOST_CHARACTERS) {
      throw new InputException(BotFault.text("bot.long", MOST_CHARACTERS));
    }
    List<String> words = CommandWords.of(text);
    if (words.size() == 1) {
      Path file = base.resolve(InputText.path(words.get(0))).normalize();
      if (Files.isDirectory(file)) {
        return inFolder(file);
      }
      Optional<JogarCommand> jogar = JogarCommand.parse(words.get(0));
      if (jogar.isPresent()) {
        return jogar.get().bot(base);
      }
    }
    return of(name(words, base), words, base.toAbsolutePath().normalize());
  }

  /** The bot of a command that is already divided into words, as after {@code --} in a shell. */
  public static Bot parse(List<String> words, Path base) throws InputException {
    CommandWords.check(words);
    return words.size() == 1
        ? parse(CommandLine.quoted(words), base)
        : of(name(words, base), words, base.toAbsolutePath().normalize());
  }

  /** The bot that the {@code bot.yaml} of a folder describes. */
  public static Bot inFolder(Path folder) throws InputException {
    return BotFile.read(folder.toAbsolutePath().normalize());
  }

  /** The bot that the text of a {@code bot.yaml} describes, as if it were in a folder. */
  public static Bot described(String text, Path folder) throws InputException {
    return BotFile.parse(text, folder);
  }

  /**
   * A student's project with a function {@code (jogar estado tempo)}.
   *
   * @param packageName the Lisp package of the function; empty if it is to be found
   * @param lisp the program, SBCL or CLISP in small letters; empty for the one that is installed
   */
  public static Bot jogar(Path file, String packageName, String lisp) throws InputException {
    return new JogarCommand(file.toString(), packageName, lisp).bot(Path.of(""));
  }

  /** Builds the program, if it has a build command and its sources have changed. */
  public void prepare() throws InputException {
    new BotBuild(this).run();
  }

  /**
   * A hash of what the bot consists of: its command and options, the files that the command names
   * and, if there is a {@code bot.yaml}, the files of the folder. Products of the build do not
   * count.
   */
  public String hash() throws InputException {
    return new BotFiles(folder).hash(this);
  }

  /** The same bot with other limits. */
  public Bot with(BotLimits others) {
    return new Bot(name, command, folder, build, options, others);
  }

  /** The name of the file in a command that says most: the first that exists in the folder. */
  private static String name(List<String> words, Path base) throws InputException {
    String best = words.get(0);
    for (String word : words) {
      if (!word.isBlank() && Files.isRegularFile(base.resolve(InputText.path(word)))) {
        best = word;
        break;
      }
    }
    Path file = InputText.path(best).getFileName();
    String name = file == null ? best : file.toString();
    return name.length() > MOST_IN_NAME ? name.substring(0, MOST_IN_NAME) : name;
  }
}
