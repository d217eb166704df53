package tabuleiro.app.terminal.bot;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.bot.WorldHost;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.RecommendedPlayers;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.ugi.server.UgiServer;

/**
 * {@code bot GAME}: one of our players speaks the protocol for bots over standard input and output.
 */
@Command(name = "bot", resourceBundle = Terminal.BUNDLE)
public final class BotCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(paramLabel = "GAME", descriptionKey = "option.game")
  private String name = "";

  @Option(names = "--variant", paramLabel = "KEY=VALUE", descriptionKey = "option.variant")
  private List<String> variants = new ArrayList<>();

  @Option(names = "--player", paramLabel = "SPEC", descriptionKey = "bot.player")
  private @Nullable String player;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "option.seed")
  private long seed;

  public BotCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException, IOException, InterruptedException {
    if (common.json) {
      throw Terminal.fault("bot.json");
    }
    World world = Worlds.find(name);
    Variant variant = Variant.parse(world, variants);
    WorldHost.Thinker thinker = new WorldHost.Thinker(spec(world, variant), seed);
    WorldHost host = new WorldHost(world, variant, thinker, terminal.locale());
    UgiServer server = new UgiServer(host, this::send, terminal.locale());
    Optional<String> line = InputText.line(terminal.input());
    while (line.isPresent() && server.answer(line.get())) {
      line = InputText.line(terminal.input());
    }
    if (line.isEmpty()) {
      server.end();
    }
    return ExitCode.ANSWERED;
  }

  private PlayerSpec spec(World world, Variant variant) throws InputException {
    Optional<Game<?>> game = world.game(variant);
    if (game.isEmpty() && player != null) {
      throw Terminal.fault("bot.puzzle", world.id());
    }
    return game.isEmpty() || player == null
        ? RecommendedPlayers.ADVISER
        : PlayerSpec.parse(game.get(), player);
  }

  private void send(String line) {
    terminal.out().println(line);
    terminal.out().flush();
  }
}
