package tabuleiro.lab.statistics;

import java.util.Arrays;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.LUDecomposition;
import org.hipparchus.linear.RealMatrix;

/**
 * Maximum-likelihood strengths of players who are all connected by games, with draws (Davidson
 * 1970).
 *
 * <p>Two methods in sequence: minorisation-maximisation (Hunter 2004), which improves in every
 * iteration from any start, then Newton's method, which converges fast. The likelihood is concave
 * in the logarithms of the strengths, and its curvature is needed for the errors anyway.
 */
final class Davidson {
  private static final int ROUNDS = 100; // of minorisation-maximisation
  private static final int STEPS = 100; // of Newton's method, far more than needed
  private static final double ENOUGH = 1e-12;

  private final int size;
  private final double[][] games; // played by each pair
  private final double[] points; // of each player
  private final double allDrawn;
  private final boolean isVirtual;
  private final double[] logs;
  private double draws;

  private Davidson(double[][] wins, double[][] drawn, boolean isVirtual) {
    this.isVirtual = isVirtual;
    size = wins.length;
    games = new double[size][size];
    points = new double[size];
    double sum = 0;
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        games[i][j] = wins[i][j] + wins[j][i] + drawn[i][j];
        points[i] += wins[i][j] + drawn[i][j] / 2;
        sum += drawn[i][j] / 2;
      }
    }
    allDrawn = sum;
    logs = new double[size];
    draws = allDrawn > 0 ? 1 : 0;
  }

  /** Fits the model to tables as in {@link BradleyTerry#of}. */
  static Davidson of(double[][] wins, double[][] drawn) {
    boolean isVirtual = !Connectivity.areConclusive(wins);
    Davidson fit = new Davidson(isVirtual ? withVirtual(wins, drawn) : wins, drawn, isVirtual);
    fit.climb();
    fit.finish();
    return fit;
  }

  /** The natural logarithm of a player's strength; the mean of all is 0. */
  double log(int player) {
    return logs[player];
  }

  /** The draw parameter ν. */
  double draws() {
    return draws;
  }

  /** Whether virtual games were added. */
  boolean isVirtual() {
    return isVirtual;
  }

  /**
   * The wins with one virtual game per player, spread over its opponents: half a win and half a
   * loss, so that the estimate of draws does not change.
   */
  private static double[][] withVirtual(double[][] wins, double[][] drawn) {
    int size = wins.length;
    double[] met = new double[size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        met[i] += wins[i][j] + wins[j][i] + drawn[i][j] > 0 ? 1 : 0;
      }
    }
    double[][] more = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        boolean hasMet = wins[i][j] + wins[j][i] + drawn[i][j] > 0;
        more[i][j] = wins[i][j] + (hasMet ? (1 / met[i] + 1 / met[j]) / 4 : 0);
      }
    }
    return more;
  }

  /** Minorisation-maximisation; √(πi πj) is bounded by a sum of πi and πj. */
  private void climb() {
    for (int round = 0; size > 1 && round < ROUNDS; round++) {
      double[] next = new double[size];
      double share = 0;
      for (int i = 0; i < size; i++) {
        double below = 0;
        for (int j = 0; j < size; j++) {
          double half = Math.exp((logs[j] - logs[i]) / 2);
          double all = 1 + half * half + draws * half; // divided by πi
          below += games[i][j] * (1 + draws * half / 2) / all;
          share += games[i][j] * half / all / 2;
        }
        next[i] = logs[i] + Math.log(points[i] / below);
      }
      centre(next);
      draws = allDrawn / share;
    }
  }

  /** Newton's method; a step is halved while the likelihood would fall. */
  private void finish() {
    double likelihood = likelihood();
    for (int step = 0; size > 1 && step < STEPS; step++) {
      double[] move =
          new LUDecomposition(curvature())
              .getSolver()
              .solve(new ArrayRealVector(slope()))
              .toArray();
      double[] before = logs.clone();
      double drawsBefore = draws;
      double length = 2;
      double reached;
      do {
        length /= 2;
        move(before, drawsBefore, move, length);
        reached = likelihood();
      } while (reached < likelihood && length > ENOUGH);
      likelihood = reached;
      if (Arrays.stream(move).map(Math::abs).max().orElse(0) < ENOUGH) {
        return;
      }
    }
  }

  private void move(double[] before, double drawsBefore, double[] move, double length) {
    double[] next = before.clone();
    for (int i = 1; i < size; i++) {
      next[i] += length * move[i - 1];
    }
    centre(next);
    draws = allDrawn > 0 ? drawsBefore * Math.exp(length * move[size - 1]) : 0;
  }

  private void centre(double[] next) {
    double mean = Arrays.stream(next).sum() / size;
    Arrays.setAll(logs, i -> next[i] - mean);
  }

  private double likelihood() {
    double sum = allDrawn > 0 ? allDrawn * Math.log(draws) : 0;
    for (int i = 0; i < size; i++) {
      sum += points[i] * logs[i];
      for (int j = 0; j < i; j++) {
        double half = Math.exp((logs[i] - logs[j]) / 2);
        double mean = (logs[i] + logs[j]) / 2;
        sum -= games[i][j] * (mean + Math.log(half + 1 / half + draws));
      }
    }
    return sum;
  }

  /**
   * The number of free parameters: all logarithms but the first, and that of ν if there are draws.
   */
  private int unknowns() {
    return size - 1 + (allDrawn > 0 ? 1 : 0);
  }

  private double[] slope() {
    double[] slope = new double[unknowns()];
    for (int i = 1; i < size; i++) {
      slope[i - 1] = points[i];
      for (int j = 0; j < size; j++) {
        slope[i - 1] -= games[i][j] * Chances.of(logs[i] - logs[j], draws).score();
      }
    }
    if (allDrawn > 0) {
      slope[size - 1] = allDrawn;
      for (int i = 0; i < size; i++) {
        for (int j = 0; j < i; j++) {
          slope[size - 1] -= games[i][j] * Chances.of(logs[i] - logs[j], draws).draw();
        }
      }
    }
    return slope;
  }

  /** The expected information: the negated second derivatives of the log-likelihood. */
  private RealMatrix curvature() {
    double[][] all = new double[size + 1][size + 1]; // ν comes last
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < i; j++) {
        Chances chances = Chances.of(logs[i] - logs[j], draws);
        double spread = games[i][j] * chances.variance();
        double both = games[i][j] * chances.covariance();
        add(all, i, i, spread);
        add(all, j, j, spread);
        add(all, i, j, -spread);
        add(all, j, i, -spread);
        add(all, i, size, both);
        add(all, size, i, both);
        add(all, j, size, -both);
        add(all, size, j, -both);
        add(all, size, size, games[i][j] * chances.draw() * (1 - chances.draw()));
      }
    }
    return new Array2DRowRealMatrix(all, false).getSubMatrix(1, unknowns(), 1, unknowns());
  }

  private static void add(double[][] matrix, int row, int column, double value) {
    matrix[row][column] += value;
  }

  /** The covariance of the logarithms around their mean. */
  RealMatrix covariance() {
    RealMatrix result = new Array2DRowRealMatrix(size, size);
    if (size == 1) {
      return result;
    }
    RealMatrix inverse = new LUDecomposition(curvature()).getSolver().getInverse();
    result.setSubMatrix(inverse.getSubMatrix(0, size - 2, 0, size - 2).getData(), 1, 1);
    RealMatrix centring = new Array2DRowRealMatrix(size, size);
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        centring.setEntry(i, j, (i == j ? 1 : 0) - 1.0 / size);
      }
    }
    return centring.multiply(result).multiply(centring);
  }

  /** The probabilities of a game between two players whose logarithms differ by {@code lead}. */
  private record Chances(double win, double draw, double loss) {

    static Chances of(double lead, double draws) {
      double win = Math.exp(lead / 2);
      double all = win + draws + 1 / win;
      return new Chances(win / all, draws / all, 1 / win / all);
    }

    double score() {
      return win + draw / 2;
    }

    /** The variance of the points of a game. */
    double variance() {
      return (win + loss - (win - loss) * (win - loss)) / 4;
    }

    /** The covariance of the points of a game and of the event that it is drawn. */
    double covariance() {
      return -(win - loss) / 2 * draw;
    }
  }
}
