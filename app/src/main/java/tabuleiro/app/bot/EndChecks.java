package tabuleiro.app.bot;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.core.Position;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.ugi.GameName;

/** The checks of what a bot uses, of other rules, and of its end. */
final class EndChecks<P extends Position> {
  private static final int PINGS = 21;
  private static final Duration SLOW = Duration.ofMillis(200);
  private static final Duration TO_END = Duration.ofSeconds(5);
  private static final int MEGABYTE = 1 << 20;
  private static final int MOST_PERCENT = 80;

  private final BotUnderTest<P> bot;
  private final World world;
  private final Variant variant;

  EndChecks(BotUnderTest<P> bot, World world, Variant variant) {
    this.bot = bot;
    this.world = world;
    this.variant = variant;
  }

  List<CheckStep> steps() {
    return List.of(
        CheckStep.of("latency", this::latency),
        CheckStep.of("memory", this::memory),
        CheckStep.of("processes", this::processes),
        CheckStep.of("errors", this::errors),
        CheckStep.of("variant", this::otherVariant),
        CheckStep.of("quit", this::quit),
        CheckStep.of("end-of-input", this::endOfInput));
  }

  private Finding latency() {
    List<Duration> times = new ArrayList<>();
    BotTalk talk = bot.talk();
    for (int i = 0; i < PINGS; i++) {
      long began = System.nanoTime();
      bot.ready(talk);
      times.add(Duration.ofNanos(System.nanoTime() - began));
    }
    Collections.sort(times);
    Duration median = times.get(PINGS / 2);
    Duration worst = times.get(PINGS - 1);
    return median.compareTo(SLOW) <= 0
        ? Finding.passed("latency", millis(median), millis(worst))
        : Finding.failed("latency", millis(median), millis(worst));
  }

  private static double millis(Duration time) {
    return Math.round(time.toNanos() / 10_000.0) / 100.0;
  }

  private Finding memory() {
    long used = bot.talk().process().residentBytes() / MEGABYTE;
    int limit = bot.bot().limits().megabytes();
    return used == 0
        ? Finding.skipped("unmeasured")
        : used * 100 <= (long) limit * MOST_PERCENT
            ? Finding.passed("memory", used, limit)
            : Finding.failed("memory", used, limit);
  }

  private Finding processes() {
    int count = bot.talk().process().processCount();
    return count == 0
        ? Finding.skipped("unmeasured")
        : Finding.passed("processes", count, bot.bot().limits().processes());
  }

  private Finding errors() {
    List<String> lines = bot.talk().process().errors();
    return lines.isEmpty() ? Finding.passed("no-errors") : Finding.passed("errors", lines.size());
  }

  /** A bot that chooses among the legal moves plays every variant. */
  private Finding otherVariant() throws InputException {
    Optional<Variant> other = anotherVariant();
    if (other.isEmpty()) {
      return Finding.skipped("no-variant");
    }
    Game<?> game = world.game(other.get()).orElseThrow();
    return plays(game, GameName.of(world, other.get()));
  }

  private <Q extends Position> Finding plays(Game<Q> game, GameName name) {
    bot.close();
    try (BotUnderTest<Q> same = bot.in(game, name)) {
      same.greeted();
      String move = same.ask(game.start(bot.seed()), "nodes 1000").text();
      return Finding.passed("variant", name.line(), move);
    }
  }

  private Optional<Variant> anotherVariant() {
    return world.rules().stream()
        .flatMap(rule -> rule.values().stream().flatMap(value -> with(rule, value).stream()))
        .findFirst();
  }

  /** The variant with another value of a rule; empty if it is the same or has no game. */
  private Optional<Variant> with(Rule rule, String value) {
    Map<String, String> choices = new LinkedHashMap<>(variant.choices());
    choices.put(rule.key(), value);
    try {
      Variant other = Variant.of(world, choices);
      boolean isOther = !value.equals(variant.get(rule.key())) && world.game(other).isPresent();
      return isOther ? Optional.of(other) : Optional.empty();
    } catch (InputException e) {
      return Optional.empty(); // this value does not go with the others
    }
  }

  private Finding quit() {
    BotTalk talk = bot.greeted();
    talk.request("quit");
    return ended(talk);
  }

  private Finding endOfInput() {
    BotTalk talk = bot.greeted();
    talk.process().request();
    talk.process().endInput();
    return ended(talk);
  }

  private Finding ended(BotTalk talk) {
    OptionalInt code = talk.process().exitCode(System.nanoTime() + TO_END.toNanos());
    bot.close();
    if (code.isEmpty()) {
      return Finding.failed("runs-on", TO_END.toMillis());
    }
    return code.getAsInt() == 0 ? Finding.passed() : Finding.failed("exit-code", code.getAsInt());
  }
}
