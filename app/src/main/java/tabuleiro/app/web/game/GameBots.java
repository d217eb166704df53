package tabuleiro.app.web.game;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import tabuleiro.app.players.BotSource;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.web.bot.BotProgress;
import tabuleiro.app.web.bot.LiveBots;
import tabuleiro.app.web.bot.Seat;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.failure.FailureReporter;
import tabuleiro.lab.match.Referee;
import tabuleiro.lab.ugi.BotPlayer;
import tabuleiro.lab.ugi.UgiSession;

/** Lets bots move in games, and tells all pages of a game what its bots show. Thread-safe. */
final class GameBots implements AutoCloseable {
  /** The minimum time between two events about a bot that thinks. */
  private static final long NANOS_BETWEEN = TimeUnit.MILLISECONDS.toNanos(100);

  private static final int MOST_SEEDS = 1_000_000;

  private final BotSource source;
  private final GameWatchers watchers;
  private final LiveBots live = new LiveBots();

  GameBots(BotSource source, GameWatchers watchers) {
    this.source = source;
    this.watchers = watchers;
  }

  /** The players of a game, with the bots of this server. */
  <P extends Position> PlayerFactory<P> players(World world, Variant variant, Game<P> game) {
    return new PlayerFactory<>(game).withBots(source, world, variant);
  }

  /**
   * The move of the bot whose turn it is.
   *
   * @throws PlayerFailure if it fails, and loses the game
   */
  Choice choose(LiveGame<Position> duel, Limits limits, Visitor visitor) {
    Seat seat = new Seat(duel.setup().id(), duel.turn());
    String spec = duel.setup().players().get(seat.side());
    return live.use(
        seat,
        new Seat.Occupant<>(spec, visitor, () -> player(duel, spec)),
        (player, progress) -> new Thinking(seat, player, progress).choose(duel.state(), limits));
  }

  private Player<Position> player(LiveGame<Position> duel, String spec) {
    try {
      return players(duel.world(), duel.variant(), duel.<Position>game())
          .player(PlayerSpec.parse(spec), seed(duel));
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }

  /** Different games have different seeds, so that bots do not repeat their games. */
  private static long seed(LiveGame<?> duel) {
    return Math.floorMod(duel.setup().id().hashCode(), MOST_SEEDS);
  }

  /** One move of a bot, told to the pages. */
  private final class Thinking {
    private final Seat seat;
    private final Player<Position> player;
    private final BotProgress progress;
    private long last;

    Thinking(Seat seat, Player<Position> player, BotProgress progress) {
      this.seat = seat;
      this.player = player;
      this.progress = progress;
    }

    Choice choose(Position position, Limits limits) {
      if (player instanceof BotPlayer<Position> bot) {
        bot.start(); // the time of the move begins after it
        bot.listen(
            info -> {
              progress.report(info);
              tell(false);
            });
      }
      progress.start();
      tell(true);
      try {
        return player.choose(position, limits, report -> {});
      } finally {
        progress.end();
        tell(true);
        live.later(this::tellErrors); // another thread reads them, perhaps after the move
      }
    }

    private void tell(boolean isUrgent) {
      long now = System.nanoTime();
      if (isUrgent || now - last >= NANOS_BETWEEN) {
        last = now;
        readErrors();
        watchers.announce(seat.game(), seat.side(), progress.event());
      }
    }

    private void tellErrors() {
      if (readErrors()) {
        watchers.announce(seat.game(), seat.side(), progress.event());
      }
    }

    private boolean readErrors() {
      return player instanceof BotPlayer<Position> bot
          && bot.session().map(UgiSession::errors).filter(progress::setErrors).isPresent();
    }
  }

  /** The failure of the player whose turn it is, as it is stored. */
  GameFailure failure(LiveGame<Position> duel, Limits limits, PlayerFailure failure) {
    String spec = duel.setup().players().get(duel.turn());
    FailureReporter<Position> reporter =
        new FailureReporter<>(duel.world().id(), duel.variant().choices(), duel.<Position>game());
    return GameFailure.of(
        reporter.of(
            new Referee.Failed(duel.turn(), failure),
            duel.history().at(duel.ply()),
            new FailureReporter.Seated(spec, program(spec), limits, seed(duel), 0)));
  }

  /** The folder of a bot, relative to the one in which the operator started the server. */
  private Optional<String> program(String spec) {
    try {
      Optional<String> name = PlayerSpec.parse(spec).bot();
      return name.isPresent()
          ? Optional.of(relative(source.find(name.get()).folder()))
          : Optional.empty();
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private static String relative(Path folder) {
    Path here = Path.of("").toAbsolutePath();
    Path file = folder.startsWith(here) ? here.relativize(folder) : folder;
    return file.toString();
  }

  /** Ends the bots that do not play a game any more. */
  void update(LiveGame<?> after) {
    live.keep(after.setup().id(), after.isOver() ? List.of() : after.setup().players());
  }

  /** What the bots of a game show now, as events. */
  List<Map<String, Object>> events(String game) {
    return live.progress(game).stream().map(BotProgress::event).toList();
  }

  void endUnseen(Set<String> shown) {
    live.endUnseen(shown);
  }

  int count() {
    return live.count();
  }

  @Override
  public void close() {
    live.close();
  }
}
