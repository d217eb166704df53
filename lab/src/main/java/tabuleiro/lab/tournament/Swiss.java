package tabuleiro.lab.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * Pairs the next round of a Swiss tournament: players with similar scores meet, and repeated
 * pairings are avoided where possible. A simplified form of the Dutch system of FIDE (Handbook
 * C.04.3):
 *
 * <ul>
 *   <li>within a score group the upper half meets the lower half, in order; a player without an
 *       opponent there meets the best of the next group;
 *   <li>among the byes that force the fewest repeated pairings, the bye goes to the player with the
 *       fewest byes so far, and among those to the last in the table;
 *   <li>rules about colours do not apply, because every pair of games swaps sides; the limits on
 *       floating down twice are left out too.
 * </ul>
 *
 * From the top of the table on, each player gets the preferred opponent, or the next one that
 * leaves the fewest possible repeated pairings for the rest, computed by {@link Matching}. The same
 * table always gives the same round.
 */
public final class Swiss {
  private final SwissTable table;
  private final boolean[][] isNew;
  private final boolean[] isFree;

  private Swiss(SwissTable table) {
    this.table = table;
    int players = table.players();
    isNew = new boolean[players][players];
    isFree = new boolean[players];
    for (int one = 0; one < players; one++) {
      isFree[one] = true;
      for (int other = 0; other < players; other++) {
        isNew[one][other] = one != other && table.meetings(one, other) == 0;
      }
    }
  }

  /** The next round. */
  public static Round next(SwissTable table) {
    return new Swiss(table).round();
  }

  private Round round() {
    int number = table.rounds().size() + 1;
    OptionalInt bye = OptionalInt.empty();
    if (table.players() % 2 == 1) {
      bye = OptionalInt.of(bye());
      isFree[bye.getAsInt()] = false;
    }
    int repeats = repeats();
    List<Pairing> pairings = new ArrayList<>();
    List<Integer> waiting = new ArrayList<>(table.ranking());
    waiting.removeIf(player -> !isFree[player]);
    while (!waiting.isEmpty()) {
      int player = waiting.remove(0);
      isFree[player] = false;
      int opponent = opponent(player, waiting, repeats);
      repeats -= isNew[player][opponent] ? 0 : 1;
      waiting.remove(Integer.valueOf(opponent));
      isFree[opponent] = false;
      pairings.add(new Pairing(number, Math.min(player, opponent), Math.max(player, opponent)));
    }
    return new Round(number, pairings, bye);
  }

  /** The minimum number of repeated pairings among the unpaired players. */
  private int repeats() {
    int waiting = 0;
    for (boolean free : isFree) {
      waiting += free ? 1 : 0;
    }
    return waiting / 2 - Matching.size(isNew, player -> isFree[player]);
  }

  private int bye() {
    List<Integer> fromBelow = new ArrayList<>(table.ranking());
    Collections.reverse(fromBelow);
    return fromBelow.stream()
        .min(Comparator.<Integer>comparingInt(this::repeatsWithout).thenComparingInt(table::byes))
        .orElseThrow();
  }

  private int repeatsWithout(int player) {
    isFree[player] = false;
    int repeats = repeats();
    isFree[player] = true;
    return repeats;
  }

  /** The first preferred opponent that leaves the fewest possible repeated pairings. */
  private int opponent(int player, List<Integer> waiting, int repeats) {
    for (int opponent : preferred(player, waiting)) {
      isFree[opponent] = false;
      boolean isGood = repeats() + (isNew[player][opponent] ? 0 : 1) == repeats;
      isFree[opponent] = true;
      if (isGood) {
        return opponent;
      }
    }
    throw new IllegalStateException("nobody for " + player);
  }

  /**
   * First the lower half of the player's group, then the rest of it from below, then the others.
   */
  private List<Integer> preferred(int player, List<Integer> waiting) {
    int group = 0;
    while (group < waiting.size() && isLevel(player, waiting.get(group))) {
      group++;
    }
    int half = (group + 1) / 2 - 1; // the group has group + 1 members including the player
    List<Integer> order = new ArrayList<>();
    for (int i = Math.max(0, half); i < group; i++) {
      order.add(waiting.get(i));
    }
    for (int i = Math.max(0, half) - 1; i >= 0; i--) {
      order.add(waiting.get(i));
    }
    order.addAll(waiting.subList(group, waiting.size()));
    return order;
  }

  private boolean isLevel(int one, int other) {
    return table.points(one) == table.points(other);
  }
}
