package tabuleiro.app.web.bot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.app.web.share.ResourceLimits;
import tabuleiro.app.web.share.Searches;
import tabuleiro.core.Position;
import tabuleiro.core.player.Player;

/**
 * The bots that play in live games, one for each seat. The process of a bot is kept between its
 * moves, so that it starts only once. It ends with the game, when nobody has looked at the game for
 * a while, with the server, or when there are too many: then the visitor who has most of them loses
 * the one that was used least recently. A bot that has ended is started again for its next move;
 * this is possible because each request has the whole position. Thread-safe.
 */
public final class LiveBots implements AutoCloseable {
  /** How long a bot is kept in a game that nobody looks at, in nanoseconds. */
  static final long IDLE = TimeUnit.SECONDS.toNanos(60);

  private static final int GRACE_SECONDS = 3;
  private static final int SOON_MILLIS = 150;

  /** The bots, the least recently used first. */
  private final Map<Seat, LiveBot> bots = new LinkedHashMap<>(16, 0.75f, true);

  /** Closes bots, because it takes time that no request should wait for. */
  private final ScheduledExecutorService closer =
      Executors.newSingleThreadScheduledExecutor(Searches.daemons("bots"));

  /**
   * Lets the bot of a seat work. Work for the same seat is done one after another. If the work
   * fails or is interrupted, the bot ends, because a late answer could be taken for the next one.
   */
  public <P extends Position, T> T use(
      Seat seat, Seat.Occupant<P> occupant, BiFunction<Player<P>, BotProgress, T> work) {
    LiveBot bot = taken(seat, occupant);
    boolean isDone = false;
    try {
      @SuppressWarnings("unchecked") // the game of a seat does not change, nor does its type
      Player<P> player = (Player<P>) bot.player();
      T result = work.apply(player, bot.progress());
      isDone = !Thread.currentThread().isInterrupted();
      return result;
    } finally {
      if (!isDone) {
        endIf((each, other) -> other == bot);
      }
      bot.leave();
    }
  }

  private <P extends Position> LiveBot taken(Seat seat, Seat.Occupant<P> occupant) {
    try {
      LiveBot bot = find(seat, occupant);
      while (!bot.enter()) {
        bot = find(seat, occupant);
      }
      return bot;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw RequestException.of(429, "fault.busy");
    }
  }

  private synchronized LiveBot find(Seat seat, Seat.Occupant<?> occupant) {
    LiveBot known = bots.get(seat);
    if (known != null && known.isOf(occupant.spec())) {
      return known;
    }
    if (closer.isShutdown()) {
      throw RequestException.of(429, "fault.busy");
    }
    endIf((each, bot) -> each.equals(seat));
    if (bots.size() >= ResourceLimits.MOST_BOTS) {
      victim().ifPresent(victim -> endIf((each, bot) -> bot == victim));
    }
    LiveBot started = new LiveBot(seat, occupant);
    bots.put(seat, started);
    return started;
  }

  /** Returns the bot to end: of the visitor with most bots, the one used least recently. */
  private Optional<LiveBot> victim() {
    Map<Visitor, Integer> counts = new HashMap<>();
    bots.values().forEach(bot -> counts.merge(bot.visitor(), 1, Integer::sum));
    // The first maximum is the least recently used one.
    return bots.values().stream()
        .filter(bot -> !bot.isBusy())
        .reduce(
            (one, next) ->
                counts.getOrDefault(next.visitor(), 0) > counts.getOrDefault(one.visitor(), 0)
                    ? next
                    : one);
  }

  /** What the bots of a game show of themselves. */
  public synchronized List<BotProgress> progress(String game) {
    List<BotProgress> all = new ArrayList<>();
    bots.forEach(
        (seat, bot) -> {
          if (seat.game().equals(game) && bot.progress().isStarted()) {
            all.add(bot.progress());
          }
        });
    return all;
  }

  /**
   * Ends the bots of a game that do not play it any more.
   *
   * @param players the specification of the player of each side; empty if the game is over
   */
  public void keep(String game, List<String> players) {
    endIf(
        (seat, bot) ->
            seat.game().equals(game)
                && (players.size() <= seat.side() || !bot.isOf(players.get(seat.side()))));
  }

  /** Ends the bots of games that nobody has looked at for a while. */
  public void endUnseen(Set<String> shown) {
    endUnseen(shown, System.nanoTime());
  }

  synchronized void endUnseen(Set<String> shown, long now) {
    bots.forEach(
        (seat, bot) -> {
          if (shown.contains(seat.game())) {
            bot.see(now);
          }
        });
    endIf((seat, bot) -> bot.isUnseen(now, IDLE));
  }

  private synchronized void endIf(BiPredicate<Seat, LiveBot> condition) {
    bots.entrySet()
        .removeIf(
            entry -> {
              boolean isEnding = condition.test(entry.getKey(), entry.getValue());
              if (isEnding) {
                end(entry.getValue());
              }
              return isEnding;
            });
  }

  private void end(LiveBot bot) {
    bot.end();
    try {
      closer.execute(bot::closeUnlessBusy);
    } catch (RejectedExecutionException e) {
      bot.closeUnlessBusy(); // the server is closing
    }
  }

  /** Does something short a little later, unless the server closes. */
  public void later(Runnable task) {
    try {
      Future<?> unused = closer.schedule(task, SOON_MILLIS, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      // the server is closing
    }
  }

  /** The number of bots. */
  public synchronized int count() {
    return bots.size();
  }

  /** Ends all bots and waits until they have ended. */
  @Override
  public void close() {
    List<LiveBot> all;
    synchronized (this) {
      all = List.copyOf(bots.values());
      endIf((seat, bot) -> true);
      closer.shutdown();
    }
    try {
      closer.awaitTermination(GRACE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    all.forEach(LiveBot::closeNow);
  }
}
