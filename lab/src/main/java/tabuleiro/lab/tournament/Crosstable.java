package tabuleiro.lab.tournament;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.lab.match.Winner;

/** The results of all players against each other. Players are identified by number. Immutable. */
public final class Crosstable {
  private final double[][] wins;
  private final double[][] draws;
  private final double[][] squares;
  private final double[] firstPoints;

  private Crosstable(int players) {
    wins = new double[players][players];
    draws = new double[players][players];
    squares = new double[players][players];
    firstPoints = new double[players];
  }

  /**
   * The crosstable of some pairs.
   *
   * @param names the players, including those of all pairs
   */
  public static Crosstable of(List<String> names, List<PairResult> pairs) {
    Crosstable table = new Crosstable(names.size());
    for (PairResult pair : pairs) {
      int one = names.indexOf(pair.one());
      int other = names.indexOf(pair.other());
      table.add(one, other, pair.games().get(0).winner());
      table.add(other, one, pair.games().get(1).winner());
      double share = pair.points() / 2;
      table.squares[one][other] += share * share;
      table.squares[other][one] += (1 - share) * (1 - share);
    }
    return table;
  }

  private void add(int first, int second, Winner winner) {
    firstPoints[first] += winner.score();
    switch (winner) {
      case FIRST -> wins[first][second]++;
      case SECOND -> wins[second][first]++;
      case NONE -> {
        draws[first][second]++;
        draws[second][first]++;
      }
    }
  }

  /** The number of players. */
  public int players() {
    return wins.length;
  }

  /** The games that the player of the row won against the player of the column. */
  public double[][] wins() {
    return copy(wins);
  }

  /** The drawn games of two players. */
  public double[][] draws() {
    return copy(draws);
  }

  /** The sums over pairs of the square of the share of the points that the row player won. */
  public double[][] squares() {
    return copy(squares);
  }

  private static double[][] copy(double[][] table) {
    double[][] copy = new double[table.length][];
    for (int i = 0; i < table.length; i++) {
      copy[i] = table[i].clone();
    }
    return copy;
  }

  /** The number of games that one player won against another. */
  public int wins(int one, int other) {
    return (int) wins[one][other];
  }

  /** The number of drawn games between two players. */
  public int draws(int one, int other) {
    return (int) draws[one][other];
  }

  /** The number of games between two players. */
  public int games(int one, int other) {
    return (int) (wins[one][other] + draws[one][other] + wins[other][one]);
  }

  /** The points of one player against another. */
  public double points(int one, int other) {
    return wins[one][other] + draws[one][other] / 2;
  }

  /** The number of games that a player won. */
  public int wins(int player) {
    return all().map(other -> wins(player, other)).sum();
  }

  /** The number of games that a player drew. */
  public int draws(int player) {
    return all().map(other -> draws(player, other)).sum();
  }

  /** The number of games of a player. */
  public int games(int player) {
    return all().map(other -> games(player, other)).sum();
  }

  /** The points of a player. */
  public double points(int player) {
    return wins(player) + draws(player) / 2.0;
  }

  /** The points of a player as FIRST, which it was in half of its games. */
  public double pointsAsFirst(int player) {
    return firstPoints[player];
  }

  /** The points of all players together as FIRST; each game is worth one point. */
  public double pointsOfFirst() {
    return all().mapToDouble(this::pointsAsFirst).sum();
  }

  /** The number of games. */
  public int games() {
    return all().map(this::games).sum() / 2;
  }

  private IntStream all() {
    return IntStream.range(0, wins.length);
  }

  /** The players by points, highest first; ties keep the order of the list. */
  public List<Integer> ranking() {
    return all().boxed().sorted(Comparator.comparingDouble(player -> -points(player))).toList();
  }
}
