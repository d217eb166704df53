package tabuleiro.lab.ugi;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.text.Words;

/** The wait for the answer to one {@code go}. */
final class UgiThinking {
  /** How long an interrupted bot has to answer {@code stop}. */
  private static final Duration AFTER_STOP = Duration.ofMillis(500);

  private final UgiSession session;
  private final UgiRequest request;
  private final Consumer<UgiInfo> listener;
  private final long began = System.nanoTime();
  private Optional<UgiInfo> last = Optional.empty();
  private long deadline;
  private boolean isStopped;
  private boolean isInterrupted;

  /** Sends {@code go}; the clock starts. */
  UgiThinking(UgiSession session, UgiRequest request, Consumer<UgiInfo> listener) {
    this.session = session;
    this.request = request;
    this.listener = listener;
    deadline = began + request.timing().patience().toNanos();
    session.connection().send(request.go().line());
  }

  /** The move. */
  UgiAnswer move() {
    try {
      String line = answer(List.of("bestmove"));
      Duration elapsed = elapsed();
      String move = move(line);
      if (move.isEmpty()) {
        throw session.protocol("bestmove", line);
      }
      last.flatMap(UgiInfo::time).ifPresent(own -> session.latency().add(elapsed.minus(own)));
      return new UgiAnswer(Optional.of(move), last, elapsed);
    } catch (CancellationException e) {
      return new UgiAnswer(Optional.empty(), last, elapsed());
    }
  }

  /** The text after {@code bestmove}, without what a bot expects next. */
  private static String move(String line) {
    String text = UgiSession.rest(line);
    int ponder = Words.lower(text).indexOf(" ponder ");
    return ponder < 0 ? text : text.substring(0, ponder).strip();
  }

  /**
   * The line that answers the request.
   *
   * @param expected its possible first words
   */
  String answer(List<String> expected) {
    try {
      while (true) {
        stopIfAsked();
        Optional<String> line = session.connection().line(nextEvent());
        if (line.isPresent() && isAnswer(line.get(), expected)) {
          return line.get();
        } else if (line.isEmpty() && System.nanoTime() - deadline >= 0) {
          throw isInterrupted
              ? new CancellationException()
              : session.silent(request.go().line(), expected.get(0), request.timing().patience());
        }
      }
    } catch (PlayerFailure e) {
      throw isInterrupted ? new CancellationException() : e;
    } finally {
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private boolean isAnswer(String line, List<String> expected) {
    String word = UgiSession.word(line);
    if (expected.contains(word)) {
      checkTime();
      return true;
    } else if (word.equals("info")) {
      UgiInfo info = UgiInfo.parse(line);
      last = info.hasResult() ? Optional.of(info) : last;
      listener.accept(info);
    } else if (word.equals("bestmove")) {
      throw session.protocol("unasked", line, request.go().line());
    } else {
      session.noiseSoFar().add(line);
    }
    return false;
  }

  private void checkTime() {
    Duration elapsed = elapsed();
    if (request.timing().isLate(elapsed) && !isInterrupted) {
      long limit = request.timing().limit().orElseThrow().toMillis();
      throw session
          .connection()
          .failure(Kind.TIME, UgiSession.message("late", elapsed.toMillis(), limit));
    }
  }

  /** Sends {@code stop} when its time has come, or when the thread is interrupted. */
  private void stopIfAsked() {
    boolean isNew = Thread.interrupted();
    isInterrupted |= isNew;
    boolean isDue =
        request.timing().stopAfter().filter(delay -> elapsed().compareTo(delay) >= 0).isPresent();
    if (!isStopped && (isDue || isNew)) {
      isStopped = true;
      session.connection().send("stop");
    }
    if (isNew) {
      deadline = Math.min(deadline, System.nanoTime() + AFTER_STOP.toNanos());
    }
  }

  /** When the wait must be interrupted to do something. */
  private long nextEvent() {
    Optional<Duration> stopAfter = request.timing().stopAfter();
    return isStopped || stopAfter.isEmpty()
        ? deadline
        : Math.min(deadline, began + stopAfter.get().toNanos());
  }

  private Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - began);
  }
}
