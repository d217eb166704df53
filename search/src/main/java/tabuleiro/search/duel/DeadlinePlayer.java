package tabuleiro.search.duel;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;

/**
 * A player that plays its last reported move when the deadline passes. If its time is limited, it
 * keeps the move overhead in reserve: the player searches for the rest of the time, in its own
 * thread. A thread that is not scheduled cannot read the clock, so when half of the overhead is
 * used up too, the move of the last report is played. If there is none, because the thread has not
 * run yet or is still busy with the previous move, a substitute chooses after a short search.
 *
 * <p>Not thread-safe: one game at a time.
 */
public final class DeadlinePlayer<P extends Position> implements Player<P> {

  /** The standard move overhead: shared machines pause a thread for 20 to 60 milliseconds. */
  public static final Duration OVERHEAD = Duration.ofMillis(40);

  private static final long SHORT_SEARCH = 2000;
  private static final double MOST_OF_TIME = 0.4;

  private final Player<P> player;
  private final Player<P> substitute;
  private final Duration overhead;
  private @Nullable Thought last;

  /**
   * A player with a substitute for moves without a report.
   *
   * @param overhead the time kept in reserve, at most two fifths of the time of a move
   */
  public DeadlinePlayer(Player<P> player, Player<P> substitute, Duration overhead) {
    this.player = player;
    this.substitute = substitute;
    this.overhead = overhead;
  }

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public Choice choose(P position, Limits limits, Consumer<Report> progress) {
    if (!limits.hasTime()) {
      return player.choose(position, limits, progress);
    }
    long nanos = limits.time().toNanos();
    long reserve = Math.min(overhead.toNanos(), (long) (nanos * MOST_OF_TIME));
    long deadline = System.nanoTime() + nanos - reserve / 2;
    if (last != null && !last.isOverBy(deadline)) {
      return substitute.choose(position, briefly(limits), progress);
    }
    Limits most = limits.withTime(Duration.ofNanos(nanos - reserve));
    Thought thought = new Thought(position, most, progress);
    last = thought;
    if (thought.isOverBy(deadline)) {
      return thought.choice();
    }
    Report word = thought.lastWord();
    return word == null
        ? substitute.choose(position, briefly(limits), progress)
        : new Choice(word.line().get(0), word);
  }

  @Override
  public void close() {
    player.close();
    substitute.close();
  }

  /** Few nodes, and no more than are allowed anyway; no time, since it is up. */
  private static Limits briefly(Limits limits) {
    return limits.withNodes(Math.min(SHORT_SEARCH, limits.nodes())).withTime(Limits.NONE.time());
  }

  /** The thinking about one move, in a thread. */
  private final class Thought {
    private final Consumer<Report> progress;
    private final FutureTask<Choice> answer;
    private final Thread thread;
    private @Nullable Report word;
    private boolean isHeard = true;

    Thought(P position, Limits limits, Consumer<Report> progress) {
      this.progress = progress;
      answer = new FutureTask<>(() -> player.choose(position, limits, this::hear));
      thread = new Thread(answer, "thinking");
      thread.setDaemon(true);
      thread.start();
    }

    private synchronized void hear(Report report) {
      if (isHeard) {
        word = report.line().isEmpty() ? word : report;
        progress.accept(report);
      }
    }

    /** What was said last that names a move; nothing more will be heard. */
    synchronized @Nullable Report lastWord() {
      isHeard = false;
      return word;
    }

    /**
     * Waits for the end, but not beyond a deadline; then it is told to end soon. An interruption
     * meanwhile is handed on, and not lost.
     */
    boolean isOverBy(long deadline) {
      boolean isInterrupted = false;
      while (true) {
        try {
          answer.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
          isInterrupted = true;
          thread.interrupt();
          continue;
        } catch (ExecutionException | TimeoutException e) {
          thread.interrupt();
        }
        if (isInterrupted) {
          Thread.currentThread().interrupt();
        }
        return answer.isDone();
      }
    }

    /** The answer of one who is over; a fault is thrown as it was. */
    Choice choice() {
      try {
        return answer.get();
      } catch (InterruptedException e) {
        throw new IllegalStateException("the answer is there", e);
      } catch (ExecutionException e) {
        if (e.getCause() instanceof Error error) {
          throw error;
        }
        throw e.getCause() instanceof RuntimeException fault ? fault : new IllegalStateException(e);
      }
    }
  }
}
