package tabuleiro.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SwissTest {

  @Tag("long")
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17})
  void everyRoundIsAsGoodAsItCanBe(int players) {
    SplittableRandom random = new SplittableRandom(players);
    for (int attempt = 0; attempt < 5; attempt++) {
      SwissTable table = SwissTable.of(players);
      for (int number = 1; number <= Math.min(players + 2, 12); number++) {
        Round round = Swiss.next(table);
        ScheduleTest.assertOncePerRound(round, players);
        assertThat(Swiss.next(table)).as("the same table, the same round").isEqualTo(round);
        assertThat(repeats(table, round)).isEqualTo(fewestRepeats(table, players));
        if (number <= players / 2) {
          // Every player still has at least half of the others to meet: Dirac (1952).
          assertThat(repeats(table, round)).isZero();
        }
        table = table.plus(round, chance(round, players, random));
        assertPointsAddUp(table, number);
      }
    }
  }

  private static double[] chance(Round round, int players, SplittableRandom random) {
    double[] points = new double[players];
    for (Pairing pairing : round.pairings()) {
      points[pairing.one()] = random.nextInt(9) / 2.0;
      points[pairing.other()] = 4 - points[pairing.one()];
    }
    return points;
  }

  private static long repeats(SwissTable table, Round round) {
    return round.pairings().stream()
        .filter(pairing -> table.meetings(pairing.one(), pairing.other()) > 0)
        .count();
  }

  /**
   * By exhaustive search over the pairs that have not met; with an odd number one player is left
   * out.
   */
  private static int fewestRepeats(SwissTable table, int players) {
    int[] known = new int[1 << players];
    int pairs = mostNew(table, players, (1 << players) - 1, known);
    return players / 2 - pairs;
  }

  private static int mostNew(SwissTable table, int players, int left, int[] known) {
    if (left == 0) {
      return 0;
    }
    if (known[left] == 0) {
      int one = Integer.numberOfTrailingZeros(left);
      int rest = left & (left - 1);
      int best = mostNew(table, players, rest, known);
      for (int other = one + 1; other < players; other++) {
        if ((rest & 1 << other) != 0 && table.meetings(one, other) == 0) {
          best = Math.max(best, 1 + mostNew(table, players, rest & ~(1 << other), known));
        }
      }
      known[left] = best + 1;
    }
    return known[left] - 1;
  }

  private static void assertPointsAddUp(SwissTable table, int rounds) {
    int players = table.players();
    double sum = IntStream.range(0, players).mapToDouble(table::points).sum();
    assertThat(sum).isEqualTo(rounds * ((players + 1) / 2));
    List<Integer> byes = IntStream.range(0, players).mapToObj(table::byes).toList();
    assertThat(byes.stream().mapToInt(b -> b).sum()).isEqualTo(players % 2 == 1 ? rounds : 0);
  }

  @Test
  void nobodyHasASecondByeBeforeItMust() {
    for (int players = 3; players <= 17; players += 2) {
      SplittableRandom random = new SplittableRandom(players);
      SwissTable table = SwissTable.of(players);
      for (int number = 1; number <= players / 2; number++) {
        Round round = Swiss.next(table);
        table = table.plus(round, chance(round, players, random));
      }
      assertThat(IntStream.range(0, players).map(table::byes)).allMatch(byes -> byes <= 1);
    }
  }

  @Test
  void theUpperHalfMeetsTheLowerAndThenWinnersMeetWinners() {
    SwissTable table = SwissTable.of(8);
    Round first = Swiss.next(table);
    assertThat(first.pairings())
        .containsExactly(
            new Pairing(1, 0, 4), new Pairing(1, 1, 5), new Pairing(1, 2, 6), new Pairing(1, 3, 7));
    table = table.plus(first, new double[] {2, 2, 2, 2, 0, 0, 0, 0});
    Round second = Swiss.next(table);
    assertThat(second.pairings())
        .containsExactly(
            new Pairing(2, 0, 2), new Pairing(2, 1, 3), new Pairing(2, 4, 6), new Pairing(2, 5, 7));
  }

  @Test
  void theLastGetsTheByeAndAPointForIt() {
    SwissTable table = SwissTable.of(3);
    Round first = Swiss.next(table);
    assertThat(first.bye()).hasValue(2);
    table = table.plus(first, new double[] {1.5, 0.5, 0});
    assertThat(List.of(table.points(0), table.points(1), table.points(2)))
        .containsExactly(1.0, 0.0, 1.0);
    assertThat(Swiss.next(table).bye()).hasValue(1);
  }

  @Test
  void buchholzCountsOpponentsAndABreakAsOneself() {
    SwissTable table = SwissTable.of(3);
    table = table.plus(Swiss.next(table), new double[] {2, 0, 0}); // 0 beats 1, 2 has the bye
    table = table.plus(Swiss.next(table), new double[] {0, 0, 2}); // 2 beats 0, 1 has the bye
    List<Double> points = new ArrayList<>();
    List<Double> buchholz = new ArrayList<>();
    for (int player = 0; player < 3; player++) {
      points.add(table.points(player));
      buchholz.add(table.buchholz(player));
    }
    assertThat(points).containsExactly(1.0, 1.0, 2.0);
    assertThat(buchholz).containsExactly(3.0, 2.0, 3.0);
    assertThat(table.ranking()).containsExactly(2, 0, 1);
  }

  @Test
  void matchingsAreAsLargeAsTheyCanBe() {
    SplittableRandom random = new SplittableRandom(7);
    for (int attempt = 0; attempt < 500; attempt++) {
      int players = 2 + random.nextInt(11);
      int density = 1 + random.nextInt(9);
      boolean[][] canMeet = new boolean[players][players];
      for (int i = 0; i < players; i++) {
        for (int j = 0; j < i; j++) {
          canMeet[i][j] = random.nextInt(10) < density;
          canMeet[j][i] = canMeet[i][j];
        }
      }
      assertThat(Matching.size(canMeet, player -> true))
          .isEqualTo(brute(canMeet, (1 << players) - 1));
    }
  }

  private static int brute(boolean[][] canMeet, int left) {
    if (left == 0) {
      return 0;
    }
    int one = Integer.numberOfTrailingZeros(left);
    int rest = left & (left - 1);
    int best = brute(canMeet, rest);
    for (int other = one + 1; other < canMeet.length; other++) {
      if ((rest & 1 << other) != 0 && canMeet[one][other]) {
        best = Math.max(best, 1 + brute(canMeet, rest & ~(1 << other)));
      }
    }
    return best;
  }
}
