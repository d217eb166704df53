package tabuleiro.lab.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Evidence;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.text.Message;
import tabuleiro.lab.ugi.BotPlayer;
import tabuleiro.lab.ugi.UgiClocks;

/**
 * The limits of the moves of one game. With clocks, a player of this program gets a share of its
 * remaining time for each move, and a bot gets both clocks. Not thread-safe.
 */
final class RunningClocks {
  private final List<Limits> limits;
  private final Optional<List<GameClock>> clocks;
  private final List<Duration> left;

  /**
   * The limits of FIRST and of SECOND.
   *
   * @param clocks their clocks; empty if only single moves are limited
   */
  RunningClocks(List<Limits> limits, Optional<List<GameClock>> clocks) {
    this.limits = List.copyOf(limits);
    this.clocks = clocks;
    left = new ArrayList<>(clocks.orElse(List.of()).stream().map(GameClock::base).toList());
  }

  /** The limits of the next move; tells a bot the clocks. */
  Limits next(int side, Player<?> player) {
    if (clocks.isEmpty()) {
      return limits.get(side);
    }
    UgiClocks now = new UgiClocks(left, clocks.get().stream().map(GameClock::increment).toList());
    if (player instanceof BotPlayer<?> bot) {
      bot.setClocks(now);
      return limits.get(side);
    }
    Limits own = limits.get(side);
    Duration share = now.share(side);
    boolean isShorter = own.hasTime() && own.time().compareTo(share) < 0;
    return isShorter ? own : own.withTime(share);
  }

  /**
   * A move was made.
   *
   * @throws PlayerFailure if the time of its player has run out
   */
  void moved(int side, Duration taken) {
    if (clocks.isEmpty()) {
      return;
    }
    Duration rest = left.get(side).minus(taken);
    if (rest.plus(MoveTimeStats.GRACE).isNegative()) {
      Message reason =
          Message.of(
              "tabuleiro.lab.messages", "clock.out", taken.toMillis(), left.get(side).toMillis());
      throw new PlayerFailure(Kind.TIME, reason, new Evidence(taken, List.of(), List.of()));
    }
    Duration least = rest.isNegative() ? Duration.ZERO : rest;
    Duration next = least.plus(clocks.get().get(side).increment());
    left.set(side, next.isZero() ? Duration.ofMillis(1) : next);
  }

  /** The limits that single moves are compared with: with a clock, there are none. */
  Limits ofMove(int side) {
    return clocks.isEmpty() ? limits.get(side) : limits.get(side).withTime(Limits.NONE.time());
  }
}
