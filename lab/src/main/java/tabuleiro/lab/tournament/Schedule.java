package tabuleiro.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Tournament systems whose rounds are known before the first game. */
public final class Schedule {
  private Schedule() {}

  /**
   * A round robin by the circle method (the tables of Berger 1895): the first player stays and the
   * others rotate by one place each round. With an odd number of players one place is empty.
   */
  public static List<Round> roundRobin(int players) {
    int chairs = players + players % 2;
    List<Round> rounds = new ArrayList<>();
    for (int turn = 0; turn < chairs - 1; turn++) {
      List<Pairing> pairings = new ArrayList<>();
      OptionalInt bye = OptionalInt.empty();
      for (int place = 0; place < chairs / 2; place++) {
        int one = chair(place, turn, chairs);
        int other = chair(chairs - 1 - place, turn, chairs);
        if (Math.max(one, other) == players) {
          bye = OptionalInt.of(Math.min(one, other));
        } else {
          pairings.add(new Pairing(turn + 1, Math.min(one, other), Math.max(one, other)));
        }
      }
      rounds.add(new Round(turn + 1, pairings, bye));
    }
    return rounds;
  }

  private static int chair(int place, int turn, int chairs) {
    return place == 0 ? 0 : 1 + (place - 1 + turn) % (chairs - 1);
  }

  /** One player meets all others, one after another. */
  public static List<Round> gauntlet(int players, int hero) {
    List<Round> rounds = new ArrayList<>();
    for (int other = 0; other < players; other++) {
      if (other != hero) {
        int number = rounds.size() + 1;
        List<Pairing> pairing = List.of(new Pairing(number, hero, other));
        rounds.add(new Round(number, pairing, OptionalInt.empty()));
      }
    }
    return rounds;
  }
}
