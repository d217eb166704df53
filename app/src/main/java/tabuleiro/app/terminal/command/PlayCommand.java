package tabuleiro.app.terminal.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.play.GameFiles;
import tabuleiro.app.play.GameSetup;
import tabuleiro.app.play.PlaySession;
import tabuleiro.app.play.Seat;
import tabuleiro.app.players.BotSource;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.LimitOptions;
import tabuleiro.app.terminal.option.MoveOverheadOption;
import tabuleiro.app.terminal.option.PositionOptions;
import tabuleiro.app.terminal.option.WeightsOption;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.terminal.output.TerminalPlayConsole;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.match.GameRecord;

/** {@code play GAME}: one game at the terminal between humans and players. */
@Command(name = "play", resourceBundle = Terminal.BUNDLE)
public final class PlayCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private PositionOptions worldOptions = new PositionOptions();
  @Mixin private LimitOptions limits = new LimitOptions();
  @Mixin private WeightsOption weights = new WeightsOption();
  @Mixin private MoveOverheadOption overhead = new MoveOverheadOption();

  @Option(names = "--first", paramLabel = "SPEC", descriptionKey = "play.first")
  private @Nullable String first;

  @Option(names = "--second", paramLabel = "SPEC", descriptionKey = "play.second")
  private @Nullable String second;

  @Option(
      names = "--log",
      paramLabel = "FILE",
      arity = "0..1",
      fallbackValue = "log.dat",
      descriptionKey = "play.log")
  private @Nullable Path log;

  @Option(names = "--record", paramLabel = "FILE", descriptionKey = "play.record")
  private @Nullable Path record;

  @Option(names = "--resume", descriptionKey = "play.resume")
  private boolean resume;

  public PlayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    if (common.json) {
      throw Terminal.fault("play.json");
    } else if (resume && record == null) {
      throw Terminal.fault("play.resumeWhat");
    } else if (resume && worldOptions.hasPosition()) {
      throw Terminal.fault("usage.exclusive", "--resume", "--position");
    }
    World world = worldOptions.world();
    boolean wentBack;
    if (resume && record != null) {
      wentBack = resume(world, record);
    } else {
      Variant variant = worldOptions.variant();
      wentBack = start(world, variant, PositionOptions.game(world, variant));
    }
    return wentBack ? ExitCode.BACK : ExitCode.ANSWERED;
  }

  private <P extends Position> boolean start(World world, Variant variant, Game<P> game)
      throws InputException {
    worldOptions
        .dealStart(game)
        .ifPresent(seed -> terminal.println(terminal.text("play.seed", String.valueOf(seed))));
    GameSetup<P> setting = setting(world, variant, game, List.of("human", "engine"));
    GameHistory<P> history = GameHistory.from(worldOptions.position(game));
    try (GameFiles<P> files = new GameFiles<>(game)) {
      if (record != null) {
        files.record(record);
      }
      if (log != null) {
        files.log(log);
      }
      return new PlaySession<>(new TerminalPlayConsole(terminal), setting, files, history)
          .begin()
          .run();
    }
  }

  private boolean resume(World world, Path file) throws InputException {
    try {
      GameRecord game = GameRecord.read(GameFiles.text(file));
      if (!game.game().equals(world.id())) {
        throw Terminal.fault("show.otherGame", game.game(), world.id());
      }
      Variant variant = Variant.of(world, game.variant());
      return resume(world, variant, PositionOptions.game(world, variant), game, file);
    } catch (InputException e) {
      throw e.of(file.toString());
    }
  }

  private <P extends Position> boolean resume(
      World world, Variant variant, Game<P> game, GameRecord told, Path file)
      throws InputException {
    List<String> players = told.players().size() == 2 ? told.players() : List.of("human", "engine");
    GameSetup<P> setting = setting(world, variant, game, players);
    GameHistory<P> history = told.replay(game);
    TerminalPlayConsole console = new TerminalPlayConsole(terminal);
    if (history.state().isOver() && GameFiles.isEnded(file)) {
      throw Terminal.fault("play.over");
    }
    try (GameFiles<P> files = new GameFiles<>(game)) {
      files.resume(file);
      if (log != null) {
        files.log(log);
      }
      console.say(terminal.text("play.resumed", file, history.size()));
      return new PlaySession<>(console, setting, files, history).run();
    }
  }

  private <P extends Position> GameSetup<P> setting(
      World world, Variant variant, Game<P> game, List<String> usual) throws InputException {
    String one = first == null ? usual.get(0) : first;
    String other = second == null ? usual.get(1) : second;
    List<PlayerSpec> specs =
        weights.of(game, List.of(PlayerSpec.parse(game, one), PlayerSpec.parse(game, other)));
    List<Limits> each = new ArrayList<>();
    for (PlayerSpec spec : specs) {
      each.add(spec.isHuman() ? Limits.NONE : spec.limits(limits.given(), LimitOptions.STANDARD));
    }
    PlayerFactory<P> factory =
        new PlayerFactory<>(game)
            .withMoveOverhead(overhead.of(each))
            .withBots(BotSource.ANY, world, variant);
    List<Seat<P>> seats = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      PlayerSpec spec = specs.get(side);
      long seed = worldOptions.seed() + side;
      Optional<Player<P>> player =
          spec.isHuman() ? Optional.empty() : Optional.of(factory.opponent(spec, seed));
      seats.add(new Seat<>(spec, player, each.get(side), seed));
    }
    Limits hints = limits.given().equals(Limits.NONE) ? LimitOptions.STANDARD : limits.given();
    return new GameSetup<>(world, variant, game, seats, hints);
  }
}
