package tabuleiro.games.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.games.blokus.rules.Blokus;

/** Compares the most squares of a player alone with the rules. */
class BlokusSoloTest {
  private static final long[] NOTHING = new long[4];
  private static final int STATES = 10_000;
  private static final int MANY = 20_000;

  private final Map<Blokus, Integer> known = new HashMap<>();
  private final BlokusReach reach = new BlokusReach();
  private final BlokusSolo solo = new BlokusSolo();

  @Test
  void agreesWithTheRulesWithinEveryWindow() {
    SplittableRandom random = new SplittableRandom(7);
    int compared = 0;
    for (int i = 0; i < 200; i++) {
      Blokus position = BlokusDeals.stuck(random);
      for (int step = random.nextInt(4); step > 0 && !position.isOver(); step--) {
        position = BlokusDeals.step(position, random);
      }
      int player = position.canLay(Position.FIRST) ? Position.FIRST : Position.SECOND;
      if (position.placements(player) <= 12) {
        compare(position, player, random.nextInt(20));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(100);
  }

  private void compare(Blokus position, int player, int floor) {
    int most = most(position, player);
    int hand = position.hand(player);
    reach.flood(position, player);
    solo.set(reach, NOTHING);
    assertThat(solo.greedy(hand)).isLessThanOrEqualTo(most);
    assertThat(reach.hope(hand)).isGreaterThanOrEqualTo(most);
    solo.set(reach, NOTHING);
    int found = solo.most(hand, floor, floor + 1, STATES);
    assertThat(solo.isGivenUp()).isFalse();
    assertThat(found > floor ? found <= most : found >= most).isTrue();
    solo.set(reach, NOTHING);
    assertThat(solo.most(hand, -1, BlokusSolo.ALL, STATES)).isEqualTo(most);
    solo.set(reach, NOTHING);
    assertThat(new BlokusSolo().most(hand, -1, BlokusSolo.ALL, 0)).isLessThanOrEqualTo(most);
  }

  @Test
  void searchesThatAreGivenUpLeaveOnlyValidBoundsInTheTable() {
    SplittableRandom random = new SplittableRandom(8);
    int compared = 0;
    for (int i = 0; i < 400; i++) {
      Blokus position = BlokusDeals.after(28 + random.nextInt(10), random);
      int hand = position.hand(position.turn());
      reach.flood(position, position.turn());
      int most = found(hand, -1, BlokusSolo.ALL, new BlokusSolo(), MANY);
      if (most == 0) {
        continue;
      }
      for (int step = 0; step < 60; step++) {
        int floor = most - 3 + random.nextInt(16);
        int states = 1 + random.nextInt(100);
        int found = found(hand, floor, floor + 1 + random.nextInt(6), solo, states);
        assertThat(found > floor ? found <= most : solo.isGivenUp() || found >= most).isTrue();
      }
      assertThat(found(hand, -1, BlokusSolo.ALL, solo, MANY)).isEqualTo(most);
      compared++;
    }
    assertThat(compared).isGreaterThan(200);
  }

  /** The result of a search; 0 if even many states are too few. */
  private int found(int hand, int floor, int enough, BlokusSolo by, int states) {
    by.set(reach, NOTHING);
    int found = by.most(hand, floor, enough, states);
    return by.isGivenUp() && states >= MANY ? 0 : found;
  }

  private int most(Blokus position, int player) {
    if (position.isOver()) {
      return 0;
    } else if (position.turn() != player) {
      return most(position.play(Blokus.PASS), player);
    }
    Integer value = known.get(position);
    if (value != null) {
      return value;
    }
    MoveList moves = new MoveList();
    position.moves(moves);
    int best = 0;
    for (int i = 0; i < moves.size(); i++) {
      Blokus next = position.play(moves.get(i));
      int laid = position.squaresLeft(player) - next.squaresLeft(player);
      best = Math.max(best, laid + most(next, player));
    }
    known.put(position, best);
    return best;
  }
}
