package tabuleiro.bench.coverage;

import java.util.SplittableRandom;
import tabuleiro.lab.match.Elo;
import tabuleiro.lab.match.Pairs;
import tabuleiro.lab.match.Sprt;

/**
 * What the interval of a match would cover if a sequential test decided when to stop, by simulation
 * with a fixed seed. The program does not print such intervals.
 */
final class SequentialCoverage {
  private static final int TRIALS = 1000;
  private static final int LONGEST = 2000; // pairs

  private SequentialCoverage() {}

  static double of(Sprt test, PairModel model) {
    SplittableRandom random = new SplittableRandom(1);
    double[] chances = model.results();
    int covered = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
      long[] counts = new long[chances.length];
      Pairs pairs = Pairs.NONE;
      while (pairs.size() < LONGEST && test.verdict(pairs) == Sprt.Verdict.OPEN) {
        counts[result(chances, random.nextDouble())]++;
        pairs = Pairs.of(counts);
      }
      covered += Elo.of(pairs).contains(model.lead()) ? 1 : 0;
    }
    return covered / (double) TRIALS;
  }

  private static int result(double[] chances, double chance) {
    int result = 0;
    double sum = chances[0];
    while (result < chances.length - 1 && chance >= sum) {
      sum += chances[++result];
    }
    return result;
  }
}
