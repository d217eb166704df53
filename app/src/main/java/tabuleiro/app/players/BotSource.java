package tabuleiro.app.players;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;
import tabuleiro.lab.bot.Bot;

/** Which bots, which are programs of the user, a command may start. */
public interface BotSource {
  /** Refuses every bot. */
  BotSource NONE =
      text -> {
        throw PlayerSpec.fault("player.bot.refused", text);
      };

  /** Any bot; folders and files are relative to the working folder. */
  BotSource ANY =
      text -> {
        Bot bot = Bot.parse(text, Path.of(""));
        if (!isProgram(bot)) {
          throw PlayerSpec.fault("player.bot.missing", text);
        }
        return bot;
      };

  /**
   * The bot that a text describes.
   *
   * @throws InputException if there is none, or it may not be started
   */
  Bot find(String text) throws InputException;

  /** The bots that can be offered to users; empty if any program may be named. */
  default List<Bot> listed() {
    return List.of();
  }

  /**
   * The bots in a directory: its folders with a file {@code bot.yaml}, by the names of the folders.
   * All of them are read now.
   *
   * @throws InputException if the directory or one of the bots cannot be read
   */
  static BotSource in(Path directory) throws InputException {
    Map<String, Bot> bots = new TreeMap<>();
    for (Path folder : folders(directory)) {
      bots.put(folder.getFileName().toString(), Bot.inFolder(folder));
    }
    return new BotSource() {
      @Override
      public Bot find(String text) throws InputException {
        Bot bot = bots.get(text);
        if (bot == null) {
          throw PlayerSpec.fault("player.bot.unknown", text, Quotation.names(bots.keySet()));
        }
        return bot;
      }

      @Override
      public List<Bot> listed() {
        return List.copyOf(bots.values());
      }
    };
  }

  /** Whether the first word of the command is a file, or a program that the system finds. */
  private static boolean isProgram(Bot bot) throws InputException {
    Path program = InputText.path(bot.command().get(0));
    if (!bot.build().isEmpty() || Files.isRegularFile(bot.folder().resolve(program))) {
      return true;
    }
    String path = System.getenv().getOrDefault("PATH", "");
    return path.isEmpty()
        || File.separatorChar == '\\' // Windows completes names of programs
        || (program.getNameCount() == 1
            && Words.split(path, File.pathSeparatorChar).stream()
                .anyMatch(folder -> Files.isExecutable(Path.of(folder).resolve(program))));
  }

  private static List<Path> folders(Path directory) throws InputException {
    try (Stream<Path> files = Files.list(directory)) {
      List<Path> folders = new ArrayList<>();
      files
          .filter(file -> Files.isRegularFile(file.resolve(Bot.FILE)))
          .sorted()
          .forEach(folders::add);
      return folders;
    } catch (IOException e) {
      throw PlayerSpec.fault("player.bot.directory").of(directory.toString());
    }
  }
}
