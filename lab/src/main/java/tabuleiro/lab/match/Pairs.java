package tabuleiro.lab.match;

import java.util.Arrays;

/**
 * The results of pairs of games, where the two games of a pair have the same opening and swapped
 * sides. Immutable.
 *
 * <pre>
 *   count 0   both lost                 points of the pair  0
 *         1   a loss and a draw                             ½
 *         2   two draws, or one each                        1
 *         3   a win and a draw                              1½
 *         4   both won                                      2
 * </pre>
 */
public final class Pairs {
  private static final int RESULTS = 5;

  /** No pairs. */
  public static final Pairs NONE = new Pairs(new long[RESULTS]);

  private final long[] counts;

  private Pairs(long[] counts) {
    this.counts = counts;
  }

  /** Creates pairs from the counts of the five results. */
  public static Pairs of(long... counts) {
    if (counts.length != RESULTS || Arrays.stream(counts).anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException("five counts, not " + Arrays.toString(counts));
    }
    return new Pairs(counts.clone());
  }

  /** Adds a pair, given the scores of its two games. */
  public Pairs plus(double one, double other) {
    long[] more = counts.clone();
    more[(int) Math.round(2 * (one + other))]++;
    return new Pairs(more);
  }

  /** The number of pairs with this number of half points. */
  public long count(int halfPoints) {
    return counts[halfPoints];
  }

  /** The number of pairs. */
  public long size() {
    return Arrays.stream(counts).sum();
  }

  /** The share of the points that was won, from 0 to 1. */
  public double score() {
    double halves = 0;
    for (int i = 0; i < RESULTS; i++) {
      halves += i * counts[i];
    }
    return halves / (4 * size());
  }

  /** The variance of the score of a pair: the mean squared distance from the mean. */
  public double variance() {
    double sum = 0;
    for (int i = 0; i < RESULTS; i++) {
      sum += counts[i] * square(i / 4.0 - score());
    }
    return sum / size();
  }

  private static double square(double number) {
    return number * number;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pairs pairs && Arrays.equals(counts, pairs.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  /** The five counts, as in {@code [1, 0, 3, 2, 4]}. */
  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
