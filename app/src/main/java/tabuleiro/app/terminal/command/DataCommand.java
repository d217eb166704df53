package tabuleiro.app.terminal.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.World;

/** {@code data [GAME [FILE]]}: lists or prints the built-in data files. */
@Command(name = "data", resourceBundle = Terminal.BUNDLE)
public final class DataCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", descriptionKey = "option.game")
  private @Nullable String game;

  @Parameters(index = "1", arity = "0..1", paramLabel = "FILE", descriptionKey = "data.file")
  private @Nullable String file;

  public DataCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    if (game != null && file != null) {
      print(Worlds.find(game), file);
      return ExitCode.ANSWERED;
    }
    List<World> worlds = game == null ? Worlds.all() : List.of(Worlds.find(game));
    Map<String, Object> files = new LinkedHashMap<>();
    worlds.forEach(world -> files.put(world.id(), world.files()));
    if (common.json) {
      terminal.out().print(Json.write(Map.of("files", files)));
    } else {
      worlds.forEach(w -> w.files().forEach(f -> terminal.out().println(w.id() + " " + f)));
    }
    return ExitCode.ANSWERED;
  }

  private void print(World world, String name) throws InputException {
    if (!world.files().contains(name)) {
      Quotation.Names names = Quotation.names(world.files());
      throw Terminal.fault("data.unknown", world.id(), name, names);
    }
    String text = Resources.text(world.getClass(), name);
    if (common.json) {
      terminal.out().print(Json.write(Map.of("game", world.id(), "file", name, "text", text)));
    } else {
      terminal.out().print(text);
    }
  }
}
