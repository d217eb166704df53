package tabuleiro.app.bot;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import tabuleiro.core.Position;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Words;
import tabuleiro.lab.ugi.UgiTiming;

/** The checks of time limits, of {@code stop} and of {@code info}. */
final class TimeChecks<P extends Position> {
  /** A machine may be busy for a moment, so a bot is late only if it is late each time. */
  private static final int TRIES = 3;

  private static final int LONGER = 5;
  private static final Duration CLOCK = Duration.ofSeconds(2);
  private static final Duration LONG_THOUGHT = Duration.ofSeconds(3);
  private static final Duration BEFORE_STOP = Duration.ofMillis(300);
  private static final Duration AFTER_STOP = Duration.ofSeconds(1);

  private final BotUnderTest<P> bot;
  private final CheckPositions<P> positions;
  private final Duration time;

  TimeChecks(BotUnderTest<P> bot, CheckPositions<P> positions, Duration time) {
    this.bot = bot;
    this.positions = positions;
    this.time = time;
  }

  List<CheckStep> steps() {
    return List.of(
        CheckStep.of("short-time", () -> isInTime(time)),
        CheckStep.of("long-time", () -> isInTime(time.multipliedBy(LONGER))),
        CheckStep.of("clocks", this::clocks),
        CheckStep.of("stop", this::stop),
        CheckStep.of("info", this::info));
  }

  private Finding isInTime(Duration limit) {
    long overhead = Math.min(40, limit.toMillis() * 2 / 5);
    return isInTime(limit, "movetime " + (limit.toMillis() - overhead));
  }

  private Finding isInTime(Duration limit, String go) {
    long millis = 0;
    for (int i = 0; i < TRIES; i++) {
      Duration wait = UgiTiming.limited(limit).patience();
      Duration elapsed = bot.ask(positions.start(), go, wait).elapsed();
      millis = elapsed.toMillis();
      if (elapsed.compareTo(limit.plus(UgiTiming.GRACE)) <= 0) {
        return Finding.passed("time", millis, limit.toMillis());
      }
    }
    return Finding.failed("late", millis, limit.toMillis());
  }

  private Finding clocks() {
    long left = CLOCK.toMillis();
    return isInTime(CLOCK, "p1time " + left + " p2time " + left + " p1inc 10 p2inc 10");
  }

  /** Only bots of the full level read while they think; others answer when they have thought. */
  private Finding stop() {
    BotTalk talk = bot.talk();
    P position = positions.start();
    bot.begin(talk, position, "movetime " + LONG_THOUGHT.toMillis());
    Optional<String> early = talk.awaitOrEmpty("bestmove", BEFORE_STOP);
    if (early.isPresent()) {
      return Finding.skipped("stop-early");
    }
    long began = System.nanoTime();
    talk.send("stop");
    String line = talk.await("bestmove", LONG_THOUGHT.plus(AFTER_STOP));
    Duration taken = Duration.ofNanos(System.nanoTime() - began);
    bot.read(talk, bot.legal(position), line, taken);
    return taken.compareTo(AFTER_STOP) <= 0
        ? Finding.passed("stopped", taken.toMillis())
        : Finding.skipped("stop-basic");
  }

  private Finding info() {
    List<String> infos = bot.infos();
    for (String line : infos) {
      Optional<String> wrong = wrong(Words.of(line));
      if (wrong.isPresent()) {
        return Finding.failed("info", wrong.get(), line);
      }
    }
    return infos.isEmpty() ? Finding.skipped("no-info") : Finding.passed("infos", infos.size());
  }

  /** The word of a line {@code info} that has no number where it needs one. */
  private static Optional<String> wrong(List<String> words) {
    for (int i = 1; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals("string") || word.equals("pv")) {
        return Optional.empty();
      }
      String value = i + 1 < words.size() ? words.get(i + 1) : "";
      OptionalLong whole = Numerals.whole(value);
      if (List.of("depth", "nodes", "time").contains(word) && whole.isEmpty()) {
        return Optional.of(word);
      }
      OptionalDouble number = Numerals.real(value);
      if (word.equals("score") && number.isEmpty() && !List.of("cp", "mate").contains(value)) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }
}
