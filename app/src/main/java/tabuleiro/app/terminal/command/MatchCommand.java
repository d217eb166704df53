package tabuleiro.app.terminal.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.players.BotSource;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.terminal.option.ClockOptions;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.LimitOptions;
import tabuleiro.app.terminal.option.MoveOverheadOption;
import tabuleiro.app.terminal.option.PositionOptions;
import tabuleiro.app.terminal.option.WeightsOption;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.InterruptibleWork;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.MatchPrinter;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.TimeScale;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.failure.FailureReporter;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.match.GameClock;
import tabuleiro.lab.match.Match;
import tabuleiro.lab.match.MatchScore;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.match.Sprt;

/** {@code match GAME}: a match of two players. Each opening is played with both sides. */
@Command(name = "match", resourceBundle = Terminal.BUNDLE)
public final class MatchCommand implements Callable<Integer> {
  private static final Limits STANDARD = Limits.time(Duration.ofMillis(100));
  private static final int MOST_GAMES = 1_000_000;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private LimitOptions limits = new LimitOptions();
  @Mixin private WeightsOption weights = new WeightsOption();
  @Mixin private MoveOverheadOption overhead = new MoveOverheadOption();
  @Mixin private ClockOptions clocks = new ClockOptions();

  @Parameters(paramLabel = "GAME", descriptionKey = "option.game")
  private String name = "";

  @Option(names = "--variant", paramLabel = "KEY=VALUE", descriptionKey = "option.variant")
  private List<String> variants = new ArrayList<>();

  @Option(
      names = "--players",
      paramLabel = "SPEC",
      arity = "2",
      required = true,
      descriptionKey = "match.players")
  private List<String> players = new ArrayList<>();

  @Option(names = "--games", paramLabel = "N", descriptionKey = "match.games")
  private int games = 20;

  @Option(names = "--concurrency", paramLabel = "K", descriptionKey = "match.concurrency")
  private int concurrency = 1;

  @Option(names = "--opening-plies", paramLabel = "N", descriptionKey = "match.openings")
  private @Nullable Integer plies;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "option.seed")
  private long seed;

  @Option(names = "--sprt", paramLabel = "ELO0,ELO1", descriptionKey = "match.sprt")
  private @Nullable String sprt;

  @Option(names = "--records", paramLabel = "FILE", descriptionKey = "match.records")
  private @Nullable Path records;

  public MatchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    within("--games", games, 1, MOST_GAMES);
    within("--concurrency", concurrency, 1, 256);
    World world = Worlds.find(name);
    Variant variant = Variant.parse(world, variants);
    return InterruptibleWork.run(
        terminal, () -> match(world, variant, PositionOptions.game(world, variant)));
  }

  private static void within(String option, int value, int least, int most) throws InputException {
    if (value < least || value > most) {
      throw Terminal.fault("usage.range", option, least, most, value);
    }
  }

  private <P extends Position> int match(World world, Variant variant, Game<P> game)
      throws InputException {
    List<PlayerSpec> specs = new ArrayList<>();
    for (String player : players) {
      specs.add(PlayerSpec.parse(game, player));
    }
    specs = weights.of(game, specs);
    List<Limits> asked = limits(specs);
    TimeScale scale = clocks.scale(asked);
    List<Limits> each = asked.stream().map(scale::of).toList();
    Optional<GameClock> clock = clocks.clock(scale);
    PlayerFactory<P> factory = factory(game, clock, each).withBots(BotSource.ANY, world, variant);
    Contestant<P> one = factory.contestant(specs.get(0), each.get(0)).with(clock);
    Contestant<P> other = factory.contestant(specs.get(1), each.get(1)).with(clock);
    Match<P> match = new Match<>(openings(game), (games + 1) / 2, concurrency, test());
    MatchPrinter<P> printer = new MatchPrinter<>(terminal, match, one, other);
    FailureReporter<P> reporter = new FailureReporter<>(world.id(), variant.choices(), game);
    long began = System.nanoTime();
    try (MatchGames<P> finished = new MatchGames<>(match, reporter, List.of(one, other))) {
      if (records != null) {
        finished.record(records);
      }
      MatchScore score =
          play(
              match,
              one,
              other,
              progress -> {
                finished.add(progress);
                printer.glimpse(progress.score());
              });
      printer.done();
      show(printer, new MatchPrinter.Result(score, finished.failures(), scale.factor()), began);
    } finally {
      printer.done();
    }
    return ExitCode.ANSWERED;
  }

  private <P extends Position> PlayerFactory<P> factory(
      Game<P> game, Optional<GameClock> clock, List<Limits> each) throws InputException {
    List<Limits> timed = clock.map(c -> List.of(Limits.time(c.base()))).orElse(each);
    return new PlayerFactory<>(game).withMoveOverhead(overhead.of(timed));
  }

  /** The limits of the players, as they are given. */
  private List<Limits> limits(List<PlayerSpec> specs) throws InputException {
    clocks.check(limits.given());
    Limits standard = clocks.hasClock() ? Limits.NONE : STANDARD;
    List<Limits> each = new ArrayList<>();
    for (PlayerSpec spec : specs) {
      each.add(spec.limits(limits.given(), standard));
    }
    return each;
  }

  private void show(MatchPrinter<?> printer, MatchPrinter.Result result, long began) {
    if (common.json) {
      long millis = (System.nanoTime() - began) / 1_000_000;
      terminal.out().print(Json.write(printer.document(result, millis)));
    } else {
      printer.print(result);
    }
  }

  /** Returns the score at the end of the match, or when the user stopped it. */
  private static <P extends Position> MatchScore play(
      Match<P> match,
      Contestant<P> one,
      Contestant<P> other,
      Consumer<Match.Progress<P>> listener) {
    List<MatchScore> last = new ArrayList<>(List.of(MatchScore.NONE));
    try {
      return match.play(
          one,
          other,
          progress -> {
            last.set(0, progress.score());
            listener.accept(progress);
          });
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return last.get(0);
    }
  }

  private <P extends Position> Openings<P> openings(Game<P> game) throws InputException {
    int usual = Openings.usual(game);
    int most = Math.max(8, 4 * usual);
    int chosen = plies == null ? usual : plies;
    within("--opening-plies", chosen, 0, most);
    return Openings.of(game, chosen, seed);
  }

  private Optional<Sprt> test() throws InputException {
    if (sprt == null) {
      return Optional.empty();
    }
    List<String> both = Words.split(sprt, ',');
    if (both.size() == 2) {
      double elo0 = elo(both.get(0));
      double elo1 = elo(both.get(1));
      if (elo0 < elo1) {
        return Optional.of(Sprt.of(elo0, elo1));
      }
    }
    throw Terminal.fault("match.sprtForm", sprt);
  }

  /** A number below 10,000 in absolute value; NaN if the text is none. */
  private static double elo(String text) {
    double elo = Numerals.real(text.strip()).orElse(Double.NaN);
    return Math.abs(elo) < 10_000 ? elo : Double.NaN;
  }
}
