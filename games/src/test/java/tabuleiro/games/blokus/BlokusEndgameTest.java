package tabuleiro.games.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Endgame;
import tabuleiro.games.blokus.rules.Blokus;

/** Compares endgames with plain minimax. */
class BlokusEndgameTest {
  private static final Budget NO_CLOCK = new Budget(Limits.NONE);

  private final Map<Blokus, Integer> known = new HashMap<>();

  @Test
  void agreesWithMinimaxOnceAPlayerIsStuck() {
    Endgame<Blokus> endgame = new BlokusGame(Position.FIRST).knowledge().endgame().orElseThrow();
    SplittableRandom random = new SplittableRandom(12);
    int compared = 0;
    int asked = 0;
    int[] winners = new int[3];
    while (asked < 600) {
      Blokus position = BlokusDeals.stuck(random);
      while (!position.isOver()) {
        asked++;
        int margin = endgame.margin(position, NO_CLOCK);
        if (margin != Endgame.UNKNOWN && position.count(new MoveList()) <= 12) {
          assertThat(margin).as(position.toString()).isEqualTo(minimax(position));
          winners[Integer.signum(margin) + 1]++;
          compared++;
        }
        position = BlokusDeals.step(position, random);
      }
      assertThat(endgame.margin(position, NO_CLOCK)).isEqualTo(position.margin());
    }
    assertThat(compared).isGreaterThan(300);
    assertThat(winners[0]).isPositive();
    assertThat(winners[2]).isPositive();
  }

  private int minimax(Blokus position) {
    if (position.isOver()) {
      return position.margin();
    }
    Integer margin = known.get(position);
    if (margin != null) {
      return margin;
    }
    MoveList moves = new MoveList();
    position.moves(moves);
    int sign = position.turn() == Position.FIRST ? 1 : -1;
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      best = Math.max(best, sign * minimax(position.play(moves.get(i))));
    }
    known.put(position, sign * best);
    return sign * best;
  }

  @Test
  void aWindowGivesABoundWhileBothCanLay() {
    SplittableRandom random = new SplittableRandom(4);
    int[] bounds = new int[3];
    for (int i = 0; i < 200; i++) {
      Blokus before = lateWhileBothCanLay(random);
      for (int low = before.margin() - 12; low < before.margin() + 12; low++) {
        int found = new BlokusEndgame().margin(before, low, low + 1, NO_CLOCK);
        if (found != Endgame.UNKNOWN) {
          int margin = minimax(before);
          bounds[found <= low ? 0 : 1]++;
          assertThat(found <= low ? found >= margin : found <= margin).isTrue();
        }
      }
      int exact = new BlokusEndgame().margin(before, NO_CLOCK);
      if (exact != Endgame.UNKNOWN) {
        assertThat(exact).as(before.toString()).isEqualTo(minimax(before));
        bounds[2]++;
      }
    }
    assertThat(bounds[0]).isGreaterThan(300);
    assertThat(bounds[1]).isGreaterThan(300);
    assertThat(bounds[2]).isGreaterThan(20);
  }

  /** A position of a random game in which both players can lay, but not much. */
  private static Blokus lateWhileBothCanLay(SplittableRandom random) {
    while (true) {
      Blokus position = BlokusDeals.after(30, random);
      while (position.canLay(Position.FIRST) && position.canLay(Position.SECOND)) {
        if (position.placements(Position.FIRST) + position.placements(Position.SECOND) <= 9) {
          return position;
        }
        position = BlokusDeals.step(position, random);
      }
    }
  }

  @Test
  void saysNothingWhileMostOfTheBoardIsInReachOfBoth() {
    BlokusEndgame endgame = new BlokusEndgame();
    SplittableRandom random = new SplittableRandom(1);
    Blokus position = Blokus.start(Position.FIRST);
    for (int ply = 0; ply < 12; ply++) {
      assertThat(endgame.margin(position, 0, 1, NO_CLOCK)).isEqualTo(Endgame.UNKNOWN);
      position = BlokusDeals.step(position, random);
    }
  }

  @Test
  void isNotMisledByWhatItWasAskedBefore() {
    BlokusEndgame old = new BlokusEndgame();
    SplittableRandom random = new SplittableRandom(2);
    int known = 0;
    for (int i = 0; i < 100; i++) {
      Blokus position = BlokusDeals.stuck(random);
      int fresh = new BlokusEndgame().margin(position, NO_CLOCK);
      if (fresh != Endgame.UNKNOWN) {
        assertThat(old.margin(position, NO_CLOCK)).isEqualTo(fresh);
        known++;
      }
    }
    assertThat(known).isGreaterThan(80);
  }

  @Test
  void aLongQuestionLooksAtTheClockAndCanBeLeft() {
    Budget spent = new Budget(Limits.time(Duration.ZERO));
    SplittableRandom random = new SplittableRandom(3);
    int left = 0;
    for (int i = 0; i < 100; i++) {
      Blokus position = BlokusDeals.stuck(random);
      BlokusEndgame endgame = new BlokusEndgame();
      try {
        endgame.margin(position, spent);
      } catch (Budget.Stop stop) {
        left++;
      }
      int fresh = new BlokusEndgame().margin(position, NO_CLOCK);
      if (fresh != Endgame.UNKNOWN) {
        assertThat(endgame.margin(position, NO_CLOCK)).isEqualTo(fresh);
      }
    }
    assertThat(left).isGreaterThan(10);
  }
}
