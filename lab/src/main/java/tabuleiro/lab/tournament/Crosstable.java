package tabuleiro.lab.tournament;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who won how many games against whom. Players are known by their numbers. Never changes once it is
 * made.
 */
public final class Crosstable {
  private final double[][] wins;
  private final double[][] draws;
  private final double[] firstPoints;

  private Crosstable(int players) {
    wins = new double[players][players];
    draws = new double[players][players];
    firstPoints = new double[players];
  }

  /**
   * The table of some pairs.
   *
   * @param names the players; those of the pairs are among them
   */
  public static Crosstable of(List<String> names, List<PairResult> pairs) {
    Crosstable table = new Crosstable(names.size());
    for (PairResult pair : pairs) {
      int one = names.indexOf(pair.one());
      int other = names.indexOf(pair.other());
      table.add(one, other, pair.games().get(0).winner());
      table.add(other, one, pair.games().get(1).winner());
    }
    return table;
  }

  private void add(int first, int second, int winner) {
    firstPoints[first] += (1 + winner) / 2.0;
    if (winner == 0) {
      draws[first][second]++;
      draws[second][first]++;
    } else {
      wins[winner > 0 ? first : second][winner > 0 ? second : first]++;
    }
  }

  /** How many players there are. */
  public int players() {
    return wins.length;
  }

  /** The games that the player of a row has won against that of a column. */
  public double[][] wins() {
    return copy(wins);
  }

  /** The games that two have drawn. */
  public double[][] draws() {
    return copy(draws);
  }

  private static double[][] copy(double[][] table) {
    double[][] copy = new double[table.length][];
    for (int i = 0; i < table.length; i++) {
      copy[i] = table[i].clone();
    }
    return copy;
  }

  /** How many games one has won against another. */
  public int wins(int one, int other) {
    return (int) wins[one][other];
  }

  /** How many games two have drawn. */
  public int draws(int one, int other) {
    return (int) draws[one][other];
  }

  /** How many games two have played. */
  public int games(int one, int other) {
    return (int) (wins[one][other] + draws[one][other] + wins[other][one]);
  }

  /** What one scored against another. */
  public double points(int one, int other) {
    return wins[one][other] + draws[one][other] / 2;
  }

  /** How many games a player has won. */
  public int wins(int player) {
    return all().map(other -> wins(player, other)).sum();
  }

  /** How many games a player has drawn. */
  public int draws(int player) {
    return all().map(other -> draws(player, other)).sum();
  }

  /** How many games a player has played. */
  public int games(int player) {
    return all().map(other -> games(player, other)).sum();
  }

  /** What a player scored. */
  public double points(int player) {
    return wins(player) + draws(player) / 2.0;
  }

  /** What a player scored in the seat of FIRST, which it had in half of its games. */
  public double pointsAsFirst(int player) {
    return firstPoints[player];
  }

  /** What all players together scored in the seat of FIRST, one point a game being at stake. */
  public double pointsOfFirst() {
    return all().mapToDouble(this::pointsAsFirst).sum();
  }

  /** How many games there were. */
  public int games() {
    return all().map(this::games).sum() / 2;
  }

  private IntStream all() {
    return IntStream.range(0, wins.length);
  }

  /** The players, who has most points first; those with as many in the order of the list. */
  public List<Integer> ranking() {
    return all().boxed().sorted(Comparator.comparingDouble(player -> -points(player))).toList();
  }
}
