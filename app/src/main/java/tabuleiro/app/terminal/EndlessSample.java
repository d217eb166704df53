package tabuleiro.app.terminal;

import java.util.Arrays;
import java.util.List;
import org.hipparchus.distribution.continuous.TDistribution;
import tabuleiro.core.weights.Trial;

/**
 * What games of one controller tell: the mean of the rows removed with its interval of 95 % by the
 * distribution of Student (1908), and quantiles. Rows of a game are spread almost exponentially, so
 * the interval is good from a few dozen games on. Never changes.
 */
final class EndlessSample {
  private static final double TAIL = 0.975;

  private final double[] sorted;
  private final double mean;
  private final double deviation;
  private final long pieces;
  private final int unfinished;

  /** The sample of at least one game. */
  EndlessSample(List<Trial.Score> games) {
    sorted = games.stream().mapToDouble(Trial.Score::score).sorted().toArray();
    mean = Arrays.stream(sorted).average().orElseThrow();
    double squares = Arrays.stream(sorted).map(rows -> (rows - mean) * (rows - mean)).sum();
    deviation = sorted.length == 1 ? 0 : Math.sqrt(squares / (sorted.length - 1));
    pieces = games.stream().mapToLong(Trial.Score::moves).sum();
    unfinished = (int) games.stream().filter(game -> !game.isOver()).count();
  }

  int games() {
    return sorted.length;
  }

  double mean() {
    return mean;
  }

  double deviation() {
    return deviation;
  }

  /** Half the interval of the mean; nothing is known of it from one game. */
  double error() {
    return sorted.length == 1
        ? Double.POSITIVE_INFINITY
        : new TDistribution(sorted.length - 1.0).inverseCumulativeProbability(TAIL)
            * deviation
            / Math.sqrt(sorted.length);
  }

  /** The rows below which a share of the games stays, between two games in proportion. */
  double quantile(double share) {
    double place = share * (sorted.length - 1);
    int below = (int) place;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
  }

  /** The pieces placed in all games. */
  long pieces() {
    return pieces;
  }

  /** The games that the greatest number of pieces ended. */
  int unfinished() {
    return unfinished;
  }
}
