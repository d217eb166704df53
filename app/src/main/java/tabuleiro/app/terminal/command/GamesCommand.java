package tabuleiro.app.terminal.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tabuleiro.app.names.Aliases;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.GameDescription;
import tabuleiro.app.terminal.output.GamesPrinter;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.World;

/** {@code games [GAME]}: an overview of the worlds, or everything about one of them. */
@Command(name = "games", resourceBundle = Terminal.BUNDLE)
public final class GamesCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(arity = "0..1", paramLabel = "GAME", descriptionKey = "games.game")
  private @Nullable String game;

  public GamesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    List<World> worlds = game == null ? Worlds.all() : List.of(Worlds.find(game));
    List<GameDescription> games = new ArrayList<>();
    for (World world : worlds) {
      games.add(GameDescription.of(world));
    }
    if (common.json) {
      List<Map<String, Object>> documents =
          games.stream().map(each -> each.document(terminal.locale())).toList();
      Map<String, Object> all = new LinkedHashMap<>();
      all.put("games", documents);
      all.put("algorithmAliases", Aliases.algorithms());
      all.put("playerAliases", Aliases.players());
      terminal.out().print(Json.write(all));
    } else if (game == null) {
      new GamesPrinter(terminal).overview(games);
    } else {
      new GamesPrinter(terminal).whole(games.get(0));
    }
    return ExitCode.ANSWERED;
  }
}
