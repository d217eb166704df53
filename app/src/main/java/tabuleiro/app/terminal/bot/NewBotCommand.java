package tabuleiro.app.terminal.bot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tabuleiro.app.bot.BotStarter;
import tabuleiro.app.bot.StarterLanguage;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.PositionOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.bot.CommandLine;

/** {@code new-bot LANG GAME DIR}: writes a small bot that already plays. */
@Command(name = "new-bot", resourceBundle = Terminal.BUNDLE)
public final class NewBotCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(index = "0", paramLabel = "LANG", descriptionKey = "newbot.lang")
  private String language = "";

  @Parameters(index = "1", paramLabel = "GAME", descriptionKey = "option.game")
  private String game = "";

  @Parameters(index = "2", paramLabel = "DIR", descriptionKey = "newbot.dir")
  private String dir = "";

  public NewBotCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    StarterLanguage chosen = StarterLanguage.parse(language);
    World world = Worlds.find(game);
    PositionOptions.game(world, Variant.standard(world)); // refuses a world that is only a puzzle
    Path folder = folder();
    BotStarter starter = BotStarter.in(folder, chosen, world.id());
    starter.write(folder);
    tell(starter);
    return ExitCode.ANSWERED;
  }

  private Path folder() throws InputException {
    try {
      Path folder = Path.of(dir).toAbsolutePath().normalize();
      if (dir.isBlank()) {
        throw Terminal.fault("newbot.unwritable", dir);
      } else if (Files.exists(folder) && !isEmptyFolder(folder)) {
        throw Terminal.fault("newbot.exists", dir);
      } else if (isBelowFile(folder)) {
        throw Terminal.fault("newbot.unwritable", dir);
      }
      return folder;
    } catch (InvalidPathException e) {
      throw Terminal.fault("newbot.unwritable", dir);
    }
  }

  private static boolean isBelowFile(Path folder) {
    for (Path above = folder.getParent(); above != null; above = above.getParent()) {
      if (Files.exists(above)) {
        return !Files.isDirectory(above);
      }
    }
    return false;
  }

  private static boolean isEmptyFolder(Path folder) {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    } catch (IOException e) {
      return false;
    }
  }

  private void tell(BotStarter starter) {
    if (common.json) {
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("folder", dir);
      document.put("name", starter.name());
      document.put("language", starter.language().id());
      document.put("game", starter.game());
      document.put("files", List.copyOf(starter.files().keySet()));
      terminal.out().print(Json.write(document));
      return;
    }
    terminal.println(terminal.text("newbot.ready", starter.name(), dir));
    String first = "  ./tabuleiro check-bot " + starter.game() + " -- ";
    terminal.out().println(first + CommandLine.quoted(dir));
    terminal.out().println("  ./tabuleiro match " + starter.game() + opponents());
    terminal.println(terminal.text("newbot.fill", starter.language().source()));
  }

  private String opponents() {
    return " --players "
        + CommandLine.quoted("bot:" + CommandLine.quoted(dir))
        + " random --time 100";
  }
}
