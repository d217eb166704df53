package tabuleiro.bench.coverage;

import java.util.HashMap;
import java.util.Map;
import tabuleiro.lab.match.Elo;

/**
 * The exact coverage of the interval of a match: the probability of all outcomes whose interval
 * contains the true lead. An interval depends only on the sum of the results of the pairs and on
 * the sum of their squares, so the distribution of these two sums is computed pair by pair; nothing
 * is sampled.
 */
final class MatchCoverage {
  private static final double NEVER = 1e-15; // outcomes less likely than this do not matter
  private static final double IMPOSSIBLE = 1e-30; // avoids slow arithmetic with tiny numbers

  private static final double ROUNDING = 1e-9;

  private final int pairs;
  private final Map<Integer, Elo> known = new HashMap<>();

  MatchCoverage(int pairs) {
    this.pairs = pairs;
  }

  double of(PairModel model) {
    double[][] chances = sums(model.results());
    double covered = 0;
    double all = 0;
    for (int sum = 0; sum < chances.length; sum++) {
      for (int squares = 0; squares < chances[sum].length; squares++) {
        all += chances[sum][squares];
        if (chances[sum][squares] > NEVER && elo(sum, squares).contains(model.lead())) {
          covered += chances[sum][squares];
        }
      }
    }
    if (Math.abs(all - 1) > ROUNDING) {
      throw new IllegalStateException("probabilities add up to " + all);
    }
    return covered;
  }

  /**
   * The probability of each sum of results, in quarters, and sum of squares. The table is updated
   * in place from the largest sums down, because a new sum depends on smaller ones only.
   */
  private double[][] sums(double[] results) {
    double[][] chances = new double[4 * pairs + 1][16 * pairs + 1];
    chances[0][0] = 1;
    for (int pair = 1; pair <= pairs; pair++) {
      for (int sum = 4 * pair; sum >= 0; sum--) {
        // i <= i * i <= 4 * i, and both are even or both are odd
        for (int squares = 4 * sum - sum % 2; squares >= sum; squares -= 2) {
          double chance = 0;
          for (int i = 0; i < results.length && i <= sum && i * i <= squares; i++) {
            chance += results[i] * chances[sum - i][squares - i * i];
          }
          chances[sum][squares] = chance < IMPOSSIBLE ? 0 : chance;
        }
      }
    }
    return chances;
  }

  private Elo elo(int sum, int squares) {
    return known.computeIfAbsent(
        sum * (16 * pairs + 1) + squares,
        key -> {
          double score = sum / (4.0 * pairs);
          double variance = Math.max(0, squares / (16.0 * pairs) - score * score);
          return Elo.of(pairs, score, variance);
        });
  }
}
