package tabuleiro.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScheduleTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8, 9, 16, 17})
  void inARoundRobinEverybodyMeetsEverybodyOnce(int players) {
    List<Round> rounds = Schedule.roundRobin(players);
    assertThat(rounds).hasSize(players % 2 == 0 ? players - 1 : players);
    Set<Set<Integer>> met = new HashSet<>();
    Set<Integer> rested = new HashSet<>();
    for (Round round : rounds) {
      assertOncePerRound(round, players);
      round.pairings().forEach(p -> assertThat(met.add(Set.of(p.one(), p.other()))).isTrue());
      round.bye().ifPresent(player -> assertThat(rested.add(player)).isTrue());
    }
    assertThat(met).hasSize(players * (players - 1) / 2);
    assertThat(rested).hasSize(players % 2 == 0 ? 0 : players);
  }

  /** Every player plays once in a round or has a bye. */
  static void assertOncePerRound(Round round, int players) {
    Set<Integer> seen = new HashSet<>();
    for (Pairing pairing : round.pairings()) {
      assertThat(pairing.round()).isEqualTo(round.number());
      assertThat(seen.add(pairing.one())).isTrue();
      assertThat(seen.add(pairing.other())).isTrue();
    }
    round.bye().ifPresent(player -> assertThat(seen.add(player)).isTrue());
    assertThat(seen).hasSize(players);
    assertThat(round.bye().isPresent()).isEqualTo(players % 2 == 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 2, 4})
  void inAGauntletTheHeroMeetsAllOthersAndTheyMeetNobodyElse(int hero) {
    List<Round> rounds = Schedule.gauntlet(5, hero);
    assertThat(rounds).hasSize(4);
    Set<Integer> met = new HashSet<>();
    for (Round round : rounds) {
      assertThat(round.pairings()).hasSize(1);
      assertThat(round.pairings().get(0).one()).isEqualTo(hero);
      met.add(round.pairings().get(0).other());
    }
    assertThat(met).hasSize(4).doesNotContain(hero);
  }
}
