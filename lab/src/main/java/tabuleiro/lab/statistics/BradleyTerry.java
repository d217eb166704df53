package tabuleiro.lab.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.hipparchus.linear.RealMatrix;

/**
 * The strengths of players who have played each other: the model of Bradley and Terry (1952) with
 * the draws of Davidson (1970). Strengths are maximum-likelihood estimates in Elo with a mean of 0,
 * with standard errors from the curvature of the likelihood.
 *
 * <pre>
 *   win : draw : loss  =  πi : ν √(πi πj) : πj       strength = 400 log10(π) · 2 / (2 + ν)
 * </pre>
 *
 * <p>The last factor gives players of nearly equal strength the score of the Elo curve; without it,
 * draws would inflate every lead. The expected score of every player equals its actual score.
 *
 * <p><b>Strengths are always finite.</b> If the players fall into two parts such that nobody in the
 * first ever beat anybody in the second, there is no finite maximum (Ford 1957). Every player then
 * gets one virtual game, half won and half lost, spread over its opponents, and {@link #isVirtual}
 * is true. Players who are not connected by a chain of games cannot be compared: they are in
 * different {@linkplain #group groups}, each with a mean of 0.
 *
 * <p>Games are assumed to be independent. {@link PairedStrengths} allows for the dependence of the
 * two games of a pair. Immutable.
 */
public final class BradleyTerry {
  private final int[] groups;
  private final double[] strengths;
  private final double[][] covariances; // of strengths, in squared Elo, around the mean
  private final double[] draws; // ν of each player's group
  private final boolean isVirtual;

  private BradleyTerry(
      int[] groups, double[] strengths, double[][] covariances, double[] draws, boolean isVirtual) {
    this.groups = groups;
    this.strengths = strengths;
    this.covariances = covariances;
    this.draws = draws;
    this.isVirtual = isVirtual;
  }

  /**
   * Estimates strengths from results.
   *
   * @param wins the number of games that the player of the row won against the player of the column
   * @param draws the number of drawn games; symmetric
   */
  public static BradleyTerry of(double[][] wins, double[][] draws) {
    check(wins, draws);
    int size = wins.length;
    int[] groups = Connectivity.groups(wins, draws);
    double[] strengths = new double[size];
    double[][] covariances = new double[size][size];
    double[] tendencies = new double[size];
    boolean isVirtual = false;
    for (int group = 0; group <= Arrays.stream(groups).max().orElse(-1); group++) {
      int wanted = group;
      int[] members = players(size).filter(player -> groups[player] == wanted).toArray();
      Davidson fit = Davidson.of(part(wins, members), part(draws, members));
      double unit = unitOf(fit.draws());
      RealMatrix covariance = fit.covariance();
      for (int i = 0; i < members.length; i++) {
        strengths[members[i]] = unit * fit.log(i);
        tendencies[members[i]] = fit.draws();
        for (int j = 0; j < members.length; j++) {
          covariances[members[i]][members[j]] = unit * unit * covariance.getEntry(i, j);
        }
      }
      isVirtual |= fit.isVirtual();
    }
    return new BradleyTerry(groups, strengths, covariances, tendencies, isVirtual);
  }

  private static IntStream players(int size) {
    return IntStream.range(0, size);
  }

  private static double[][] part(double[][] table, int[] members) {
    double[][] part = new double[members.length][members.length];
    for (int i = 0; i < members.length; i++) {
      for (int j = 0; j < members.length; j++) {
        part[i][j] = i == j ? 0 : table[members[i]][members[j]];
      }
    }
    return part;
  }

  private static void check(double[][] wins, double[][] draws) {
    boolean isGood = wins.length == draws.length;
    for (int i = 0; isGood && i < wins.length; i++) {
      isGood = wins[i].length == wins.length && draws[i].length == wins.length;
      for (int j = 0; isGood && j < wins.length; j++) {
        isGood = wins[i][j] >= 0 && draws[i][j] >= 0 && draws[i][j] == draws[j][i];
      }
    }
    if (!isGood) {
      throw new IllegalArgumentException("two square tables of counts were expected");
    }
  }

  /** The number of players. */
  public int size() {
    return strengths.length;
  }

  /** The strength of a player in Elo; the mean of its group is 0. */
  public double strength(int player) {
    return strengths[player];
  }

  /** The standard error of a strength. */
  public double deviation(int player) {
    return Math.sqrt(covariances[player][player]);
  }

  /** The Elo difference between two players. */
  public double lead(int one, int other) {
    sameGroup(one, other);
    return strengths[one] - strengths[other];
  }

  /** The standard error of a lead. */
  public double deviation(int one, int other) {
    sameGroup(one, other);
    double variance =
        covariances[one][one] + covariances[other][other] - 2 * covariances[one][other];
    return Math.sqrt(Math.max(0, variance));
  }

  /** The covariance of two strengths around the mean, in squared Elo. */
  double covariance(int one, int other) {
    return covariances[one][other];
  }

  /** The Elo of one natural logarithm of strength in a player's group. */
  double unit(int player) {
    return unitOf(draws[player]);
  }

  private static double unitOf(double tendency) {
    return 400 / Math.log(10) * 2 / (2 + tendency);
  }

  /** The expected score of one player against another. */
  public double score(int one, int other) {
    double win = win(one, other);
    return (win + draws[one] / 2) / (win + 1 / win + draws[one]);
  }

  /** The variance of the points of one game between two players. */
  double variance(int one, int other) {
    double win = win(one, other);
    double score = score(one, other);
    return score * (1 - score) - draws[one] / (win + 1 / win + draws[one]) / 4;
  }

  /** The square root of the odds of a win against a loss. */
  private double win(int one, int other) {
    return Math.exp(lead(one, other) * Math.log(10) / 400 * (2 + draws[one]) / 4);
  }

  /** The number of a player's group, from 0; players of one group can be compared. */
  public int group(int player) {
    return groups[player];
  }

  /** Whether all players can be compared. */
  public boolean isConnected() {
    return Arrays.stream(groups).allMatch(group -> group == 0);
  }

  /** Whether virtual games were added because results were too one-sided. */
  public boolean isVirtual() {
    return isVirtual;
  }

  /** Davidson's ν of a player's group, which grows with the share of draws; 0 if there are none. */
  public double drawTendency(int player) {
    return draws[player];
  }

  private void sameGroup(int one, int other) {
    if (groups[one] != groups[other]) {
      throw new IllegalArgumentException("no chain of games links " + one + " and " + other);
    }
  }
}
