package tabuleiro.app.terminal.command;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.LimitOptions;
import tabuleiro.app.terminal.option.MoveOverheadOption;
import tabuleiro.app.terminal.option.PositionOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.InterruptibleWork;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.MatchPrinter;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.match.GameRecord;
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
  @Mixin private MoveOverheadOption overhead = new MoveOverheadOption();

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
    List<Limits> each = new ArrayList<>();
    for (String player : players) {
      each.add(PlayerSpec.parse(player).limits(limits.given(), STANDARD));
    }
    PlayerFactory<P> factory = new PlayerFactory<>(game).withMoveOverhead(overhead.of(each));
    Contestant<P> one = factory.contestant(PlayerSpec.parse(players.get(0)), each.get(0));
    Contestant<P> other = factory.contestant(PlayerSpec.parse(players.get(1)), each.get(1));
    Match<P> match = new Match<>(openings(game), (games + 1) / 2, concurrency, test());
    MatchPrinter<P> printer = new MatchPrinter<>(terminal, match, one, other);
    MatchScore score;
    long began = System.nanoTime();
    GameRecord.Heading straight = heading(world, variant, one, other);
    GameRecord.Heading swapped = heading(world, variant, other, one);
    try (RecordsFile file = new RecordsFile(records)) {
      score =
          play(
              match,
              one,
              other,
              progress -> {
                Notation<P> notation = game.notation();
                file.write(GameRecord.write(straight, notation, progress.first().history()));
                file.write(GameRecord.write(swapped, notation, progress.second().history()));
                printer.glimpse(progress.score());
              });
    } catch (IOException | UncheckedIOException e) {
      throw Terminal.fault("file.unwritable").of(String.valueOf(records));
    }
    printer.done();
    long millis = (System.nanoTime() - began) / 1_000_000;
    if (common.json) {
      terminal.out().print(Json.write(printer.document(score, millis)));
    } else {
      printer.print(score);
    }
    return ExitCode.ANSWERED;
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
    return new Openings<>(game, chosen, seed);
  }

  private Optional<Sprt> test() throws InputException {
    if (sprt == null) {
      return Optional.empty();
    }
    String number = "\\s*([+-]?\\d{1,4}(?:\\.\\d{1,6})?)\\s*";
    Matcher both = Pattern.compile(number + "," + number).matcher(sprt);
    if (both.matches()) {
      double elo0 = Double.parseDouble(both.group(1));
      double elo1 = Double.parseDouble(both.group(2));
      if (elo0 < elo1) {
        return Optional.of(Sprt.of(elo0, elo1));
      }
    }
    throw Terminal.fault("match.sprtForm", sprt);
  }

  private static GameRecord.Heading heading(
      World world, Variant variant, Contestant<?> first, Contestant<?> second) {
    List<String> names = List.of(first.name(), second.name());
    return new GameRecord.Heading(world.id(), variant.choices(), names);
  }

  /** The optional file with the records of all games of a match. */
  private static final class RecordsFile implements AutoCloseable {
    private final Optional<BufferedWriter> writer;

    RecordsFile(@Nullable Path file) throws IOException {
      writer = file == null ? Optional.empty() : Optional.of(Files.newBufferedWriter(file));
    }

    void write(String record) {
      if (writer.isPresent()) {
        try {
          writer.get().write(record);
          writer.get().flush();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }

    @Override
    public void close() throws IOException {
      if (writer.isPresent()) {
        writer.get().close();
      }
    }
  }
}
