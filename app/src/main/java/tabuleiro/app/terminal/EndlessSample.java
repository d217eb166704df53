package tabuleiro.app.terminal;

import java.util.List;
import tabuleiro.core.weights.Trial;
import tabuleiro.lab.statistics.Interval;
import tabuleiro.lab.statistics.Summary;

/**
 * What games of one controller tell: the mean of the rows removed with its interval, and quantiles.
 * Rows of a game are spread almost exponentially, so the interval is good from a few dozen games
 * on. Never changes.
 */
final class EndlessSample {
  private final double[] rows;
  private final Summary summary;
  private final long pieces;
  private final int unfinished;

  /** The sample of at least one game. */
  EndlessSample(List<Trial.Score> games) {
    rows = games.stream().mapToDouble(Trial.Score::score).sorted().toArray();
    summary = Summary.of(rows);
    pieces = games.stream().mapToLong(Trial.Score::moves).sum();
    unfinished = (int) games.stream().filter(game -> !game.isOver()).count();
  }

  int games() {
    return summary.size();
  }

  double mean() {
    return summary.mean();
  }

  double deviation() {
    return summary.deviation();
  }

  /** Half the interval of the mean; nothing is known of it from one game. */
  double error() {
    return Interval.ofMean(rows).error();
  }

  /** The rows below which a share of the games stays, between two games in proportion. */
  double quantile(double share) {
    return Summary.quantile(rows, share);
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
