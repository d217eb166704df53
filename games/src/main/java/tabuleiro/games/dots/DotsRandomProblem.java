package tabuleiro.games.dots;

import java.util.SplittableRandom;

/**
 * The texts of random problems: five rows of five boxes in which each line is drawn with a
 * probability between 0.3 and 0.6, and three to six boxes more to close than are closed.
 */
final class DotsRandomProblem {
  private static final int SIZE = 5;

  private DotsRandomProblem() {}

  /** The board of a random seed. */
  static String board(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double density = random.nextDouble(0.3, 0.6);
    return "(" + lines(random, density) + " " + lines(random, density) + ")";
  }

  /** How many boxes the problem of a random seed closes in addition to those closed before. */
  static int gain(long seed) {
    return new SplittableRandom(~seed).nextInt(3, 7);
  }

  private static String lines(SplittableRandom random, double density) {
    StringBuilder text = new StringBuilder("(");
    for (int line = 0; line <= SIZE; line++) {
      text.append('(');
      for (int place = 0; place < SIZE; place++) {
        text.append(random.nextDouble() < density ? "1 " : "0 ");
      }
      text.append(')');
    }
    return text.append(')').toString();
  }
}
