package tabuleiro.lab.ugi;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.bot.BotLimits;

/**
 * An external program as a player. Its process is started by the first move and serves one game.
 * Every move is checked by our own rules. Not thread-safe, except {@link #close}.
 */
public final class BotPlayer<P extends Position> implements Player<P> {
  private static final double MOST_OF_TIME = 0.4;
  private static final long REPORT_EVERY = 50_000_000;

  /**
   * What a bot is told about its game.
   *
   * @param moveOverhead the time that is kept in reserve for the way of the lines, at most two
   *     fifths of the time of a move
   */
  public record Setting(GameName name, long seed, Duration moveOverhead) {}

  private final String name;
  private final Game<P> game;
  private final BotLimits limits;
  private final Duration moveOverhead;
  private final Supplier<UgiSession> opener;
  private final MoveTrail<P> trail;
  private Consumer<UgiInfo> listener = info -> {};
  private Optional<UgiClocks> clocks = Optional.empty();
  private volatile @Nullable UgiSession session;
  private @Nullable PlayerFailure failure;

  /** A player of a game; the bot is not started yet. */
  public BotPlayer(Bot bot, Game<P> game, Setting setting) {
    this(bot, game, setting, () -> UgiSession.open(bot, setting.name(), setting.seed()));
  }

  /** A player of a game with another way to open a session; for tests. */
  public BotPlayer(Bot bot, Game<P> game, Setting setting, Supplier<UgiSession> opener) {
    this.name = bot.name();
    this.game = game;
    this.limits = bot.limits();
    this.moveOverhead = setting.moveOverhead();
    this.opener = opener;
    this.trail = new MoveTrail<>(game.notation());
  }

  @Override
  public String name() {
    return name;
  }

  /** Passes every {@code info} of the bot on, with its text. */
  public void listen(Consumer<UgiInfo> newListener) {
    listener = newListener;
  }

  /** Sets the clocks of the game, as they are before the next move; they are sent with it. */
  public void setClocks(UgiClocks now) {
    clocks = Optional.of(now);
  }

  /** The session with the bot, if it runs. */
  public Optional<UgiSession> session() {
    return Optional.ofNullable(session);
  }

  /**
   * Starts the bot, if it does not run yet, so that its start-up does not count as thinking.
   *
   * @throws PlayerFailure if it cannot be started
   * @throws CancellationException if the thread is interrupted
   */
  public void start() {
    if (failure != null) {
      throw failure;
    } else if (session == null) {
      session = guarded(opener);
    }
  }

  /**
   * Asks the bot for a move. The time of the report is the measured time without the start-up.
   *
   * @throws PlayerFailure if the bot fails; its process is ended then
   */
  @Override
  public Choice choose(P position, Limits given, Consumer<Report> progress) {
    LegalMoves<P> legal = new LegalMoves<>(game.notation(), position);
    if (Thread.currentThread().isInterrupted()) {
      return new Choice(legal.first(), Report.NONE);
    }
    try {
      start();
      return guarded(() -> ask(position, legal, given, progress)).orElseGet(() -> cancelled(legal));
    } catch (CancellationException e) {
      return cancelled(legal);
    }
  }

  private Choice cancelled(LegalMoves<P> legal) {
    close();
    return new Choice(legal.first(), Report.NONE);
  }

  private Optional<Choice> ask(
      P position, LegalMoves<P> legal, Limits given, Consumer<Report> progress) {
    UgiSession running = session;
    if (running == null) {
      return Optional.empty();
    }
    InfoReports<P> reports = new InfoReports<>(game.notation(), position);
    Progress heard = new Progress(reports, progress);
    UgiAnswer answer = running.ask(request(running, position, legal, given), heard);
    if (answer.move().isEmpty()) {
      return Optional.empty();
    }
    try {
      int move = legal.read(answer.move().get());
      trail.play(move);
      return Optional.of(new Choice(move, reports.of(move, answer.last(), answer.elapsed())));
    } catch (InputException e) {
      throw running.failure(Kind.ILLEGAL, e.problem());
    }
  }

  private UgiRequest request(UgiSession running, P position, LegalMoves<P> legal, Limits given) {
    String text = game.notation().write(position);
    if (running.wantsHistory()) {
      trail.reach(position);
      text = trail.text(position);
    }
    return new UgiRequest(
        text, legal.texts(), go(position.turn(), given), timing(position.turn(), given));
  }

  private UgiGo go(int side, Limits given) {
    if (clocks.isPresent()) {
      Duration reserve = reserve(clocks.get().left().get(side));
      return new UgiGo(UgiGo.Purpose.MOVE, given, clocks.map(each -> each.minus(side, reserve)));
    }
    Limits told = given.equals(Limits.NONE) ? Limits.time(limits.patience()) : given;
    return UgiGo.within(
        told.hasTime() ? told.withTime(told.time().minus(reserve(told.time()))) : told);
  }

  private UgiTiming timing(int side, Limits given) {
    if (clocks.isPresent()) {
      return UgiTiming.limited(clocks.get().left().get(side));
    }
    return given.hasTime()
        ? UgiTiming.limited(given.time())
        : UgiTiming.unlimited(limits.patience());
  }

  private Duration reserve(Duration time) {
    Duration most = Duration.ofNanos((long) (time.toNanos() * MOST_OF_TIME));
    return moveOverhead.compareTo(most) < 0 ? moveOverhead : most;
  }

  /** Ends the process if the bot fails, and keeps the failure. */
  private <T> T guarded(Supplier<T> work) {
    try {
      return work.get();
    } catch (PlayerFailure e) {
      failure = e;
      close();
      throw e;
    }
  }

  /** Ends the process. */
  @Override
  public void close() {
    UgiSession running = session;
    session = null;
    if (running != null) {
      running.close();
    }
  }

  /** Passes reports on, but not so often that reading them takes the bot's time. */
  private final class Progress implements Consumer<UgiInfo> {
    private final InfoReports<P> reports;
    private final Consumer<Report> progress;
    private final long began = System.nanoTime();
    private long next = began;

    Progress(InfoReports<P> reports, Consumer<Report> progress) {
      this.reports = reports;
      this.progress = progress;
    }

    @Override
    public void accept(UgiInfo info) {
      listener.accept(info);
      long now = System.nanoTime();
      if (info.hasResult() && now - next >= 0) {
        next = now + REPORT_EVERY;
        progress.accept(reports.of(info, Duration.ofNanos(now - began)));
      }
    }
  }
}
