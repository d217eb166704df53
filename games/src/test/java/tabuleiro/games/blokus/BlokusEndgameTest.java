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
    BlokusEndgame endgame = new BlokusEndgame();
    SplittableRandom random = new SplittableRandom(4);
    int bounds = 0;
    for (int i = 0; i < 200; i++) {
      Blokus position = Blokus.start(Position.FIRST);
      Blokus before = position;
      while (position.canLay(Position.FIRST) && position.canLay(Position.SECOND)) {
        before = position;
        position = BlokusDeals.step(position, random);
      }
      for (int low = before.margin() - 12; low < before.margin() + 12; low++) {
        int found = endgame.margin(before, low, low + 1, NO_CLOCK);
        if (found != Endgame.UNKNOWN) {
          int margin = minimax(before);
          bounds++;
          assertThat(found <= low ? found >= margin : found <= margin).isTrue();
        }
      }
    }
    assertThat(bounds).isGreaterThan(100);
  }

  @Test
  void saysNothingWhileBothCanLay() {
    BlokusEndgame endgame = new BlokusEndgame();
    SplittableRandom random = new SplittableRandom(1);
    Blokus position = Blokus.start(Position.FIRST);
    while (position.canLay(Position.FIRST) && position.canLay(Position.SECOND)) {
      assertThat(endgame.margin(position, NO_CLOCK)).isEqualTo(Endgame.UNKNOWN);
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
      assertThat(old.margin(position, NO_CLOCK)).isIn(fresh, Endgame.UNKNOWN);
      known += fresh != Endgame.UNKNOWN ? 1 : 0;
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
      assertThat(endgame.margin(position, NO_CLOCK)).isIn(fresh, Endgame.UNKNOWN);
    }
    assertThat(left).isGreaterThan(10);
  }
}
