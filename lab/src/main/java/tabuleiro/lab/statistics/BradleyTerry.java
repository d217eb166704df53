package tabuleiro.lab.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.hipparchus.distribution.continuous.NormalDistribution;
import org.hipparchus.linear.RealMatrix;

/**
 * How strong many players are who have played each other: the model of Bradley and Terry (1952)
 * with the draws of Davidson (1970). Strengths are those under which the results are likeliest, in
 * units of Elo with the mean of all at 0, and have errors of 95 in 100 from the curvature of the
 * likelihood.
 *
 * <pre>
 *   win : draw : loss  =  πi : ν √(πi πj) : πj       strength = 400 log10(π) · 2 / (2 + ν)
 * </pre>
 *
 * <p>The last factor makes players of nearly equal strength score what Elo's curve says; without it
 * the more draws, the larger every lead would look. The strengths give every player just the points
 * he has.
 *
 * <p><b>Nothing is infinite.</b> If the players fall into two parts such that no one of the first
 * ever beat one of the second, no finite strengths are likeliest (Ford 1957). Then every player is
 * given one virtual game more, half won and half lost, spread over those he met, and {@link
 * #isVirtual} says so. Players who are not linked by any chain of games cannot be compared: they
 * are in different {@linkplain #group groups}, each with its own mean of 0.
 *
 * <p>Games count as independent. The two games of a pair with exchanged seats usually vary less
 * together than two others, so the errors are rather too wide than too narrow. Never changes.
 */
public final class BradleyTerry {
  private static final double SURE = new NormalDistribution().inverseCumulativeProbability(0.975);

  private final int[] groups;
  private final double[] strengths;
  private final double[][] covariances; // of strengths, in squares of Elo, around the mean
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
   * The strengths that results show.
   *
   * @param wins how many games the player of the row has won against the one of the column
   * @param draws how many games they have drawn; the same from both sides
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
      double unit = 400 / Math.log(10) * 2 / (2 + fit.draws());
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

  /** How many players there are. */
  public int size() {
    return strengths.length;
  }

  /** The strength of a player in Elo, the mean of his group being 0. */
  public double strength(int player) {
    return strengths[player];
  }

  /** The half width of the interval of 95 in 100 around a strength. */
  public double error(int player) {
    return SURE * Math.sqrt(covariances[player][player]);
  }

  /** How much stronger one player is than another, in Elo. */
  public double lead(int one, int other) {
    sameGroup(one, other);
    return strengths[one] - strengths[other];
  }

  /** The half width of the interval of 95 in 100 around a lead. */
  public double error(int one, int other) {
    return SURE * deviation(one, other);
  }

  /** How likely it is, from these results alone, that one player is stronger than another. */
  public double superiority(int one, int other) {
    double deviation = deviation(one, other);
    return one == other
        ? 0.5
        : new NormalDistribution().cumulativeProbability(lead(one, other) / deviation);
  }

  /** The share of the points that one player is expected to win against another. */
  public double score(int one, int other) {
    double tendency = draws[one];
    double log = lead(one, other) * Math.log(10) / 400 * (2 + tendency) / 2;
    double win = Math.exp(log / 2);
    return (win + tendency / 2) / (win + 1 / win + tendency);
  }

  /** A number that players share who can be compared, from 0. */
  public int group(int player) {
    return groups[player];
  }

  /** Whether all players can be compared. */
  public boolean isConnected() {
    return Arrays.stream(groups).allMatch(group -> group == 0);
  }

  /** Whether some results were so one-sided that virtual games had to be added. */
  public boolean isVirtual() {
    return isVirtual;
  }

  /** How drawish the games are: Davidson's ν of a player's group, 0 if there are no draws. */
  public double drawTendency(int player) {
    return draws[player];
  }

  private double deviation(int one, int other) {
    sameGroup(one, other);
    double variance =
        covariances[one][one] + covariances[other][other] - 2 * covariances[one][other];
    return Math.sqrt(Math.max(0, variance));
  }

  private void sameGroup(int one, int other) {
    if (groups[one] != groups[other]) {
      throw new IllegalArgumentException("no chain of games links " + one + " and " + other);
    }
  }
}
