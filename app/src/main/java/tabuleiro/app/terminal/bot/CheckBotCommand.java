package tabuleiro.app.terminal.bot;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.bot.BotCheck;
import tabuleiro.app.bot.BotReplay;
import tabuleiro.app.bot.CheckResult;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.LimitOptions;
import tabuleiro.app.terminal.option.PositionOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.ugi.BotPlayer;
import tabuleiro.lab.ugi.GameName;
import tabuleiro.lab.ugi.LegalMoves;
import tabuleiro.lab.ugi.WireMove;
import tabuleiro.search.duel.DeadlinePlayer;

/**
 * {@code check-bot GAME -- COMMAND}: checks every step of the protocol. With {@code --moves} and
 * {@code --side} it replays a game for the bot instead, to reproduce a failure.
 */
@Command(name = "check-bot", resourceBundle = Terminal.BUNDLE)
public final class CheckBotCommand implements Callable<Integer> {
  private static final Duration STANDARD_TIME = Duration.ofMillis(200);

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "option.game")
  private String name = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "COMMAND",
      descriptionKey = "checkbot.command")
  private List<String> command = new ArrayList<>();

  @Option(names = "--variant", paramLabel = "KEY=VALUE", descriptionKey = "option.variant")
  private List<String> variants = new ArrayList<>();

  @Mixin private LimitOptions limits = new LimitOptions();

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "checkbot.seed")
  private long seed;

  @Option(names = "--moves", paramLabel = "MOVES", descriptionKey = "checkbot.moves")
  private @Nullable String moves;

  @Option(names = "--side", paramLabel = "1|2", descriptionKey = "checkbot.side")
  private @Nullable Integer side;

  @Option(names = "--position", paramLabel = "TEXT", descriptionKey = "checkbot.position")
  private @Nullable String position;

  public CheckBotCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    World world = Worlds.find(name);
    Variant variant = Variant.parse(world, variants);
    Game<?> game = PositionOptions.game(world, variant);
    Limits given = limits.given();
    Bot bot = Bot.parse(command, Path.of(""));
    if (moves == null && side == null) {
      return check(bot, world, variant, given);
    }
    return replay(bot, game, GameName.of(world, variant), given);
  }

  private int check(Bot bot, World world, Variant variant, Limits given) throws InputException {
    if (position != null) {
      throw Terminal.fault("checkbot.replayed", "--position");
    } else if (given.hasNodes() || given.hasDepth()) {
      throw Terminal.fault("checkbot.replayed", given.hasNodes() ? "--nodes" : "--depth");
    }
    bot.prepare(); // an error of the compiler is not an error of the protocol
    Duration time = given.hasTime() ? given.time() : STANDARD_TIME;
    CheckPrinter printer = new CheckPrinter(terminal, common.json);
    printer.begin(bot, GameName.of(world, variant));
    List<CheckResult> results = new BotCheck(world, variant, time, seed).run(bot, printer::add);
    printer.end(results);
    return results.stream().anyMatch(CheckResult::isFailed)
        ? ExitCode.NO_ANSWER
        : ExitCode.ANSWERED;
  }

  private <P extends Position> int replay(Bot bot, Game<P> game, GameName rules, Limits given)
      throws InputException {
    if (moves == null || side == null) {
      throw Terminal.fault("checkbot.together");
    } else if (side < 1 || side > 2) {
      throw Terminal.fault("usage.range", "--side", 1, 2, side);
    }
    GameHistory<P> history = history(game, moves);
    if (history.state().isOver() || history.state().turn() != side - 1) {
      throw Terminal.fault("checkbot.turn", side);
    }
    BotPlayer.Setting setting = new BotPlayer.Setting(rules, seed, DeadlinePlayer.OVERHEAD);
    ReplayPrinter printer = new ReplayPrinter(terminal, common.json);
    printer.begin(bot, rules, side, history.size());
    BotReplay.Verdict verdict =
        new BotReplay<>(game, setting, side - 1, given).run(bot, history, printer::add);
    printer.end(verdict);
    return verdict.failure().isPresent() ? ExitCode.NO_ANSWER : ExitCode.ANSWERED;
  }

  private <P extends Position> GameHistory<P> history(Game<P> game, String texts)
      throws InputException {
    GameHistory<P> history =
        GameHistory.from(position == null ? game.start(0) : game.notation().read(position));
    for (String text : WireMove.split(texts)) {
      history = history.play(new LegalMoves<>(game.notation(), history.state()).read(text));
    }
    return history;
  }
}
