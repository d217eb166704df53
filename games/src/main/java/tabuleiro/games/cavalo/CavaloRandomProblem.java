package tabuleiro.games.cavalo;

import java.util.SplittableRandom;
import tabuleiro.games.cavalo.rules.CavaloJumps;

/**
 * The texts of random problems: the numbers 0 to 99 in random order, as in problem F of the course,
 * with up to half of them gone, and a target that takes about five to ten visits.
 */
final class CavaloRandomProblem {
  private CavaloRandomProblem() {}

  /** The text of the problem of a random seed. */
  static String of(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] numbers = shuffled(random);
    double gone = random.nextDouble(0.5);
    int target = 10 * random.nextInt(30, 60);
    StringBuilder text = new StringBuilder("((");
    for (int cell = 0; cell < CavaloJumps.CELLS; cell++) {
      boolean isGone = random.nextDouble() < gone;
      text.append(cell % CavaloJumps.SIZE == 0 ? "(" : " ");
      text.append(isGone ? "NIL" : String.valueOf(numbers[cell]));
      text.append(cell % CavaloJumps.SIZE == CavaloJumps.SIZE - 1 ? ")" : "");
    }
    return text.append(") ").append(target).append(')').toString();
  }

  private static int[] shuffled(SplittableRandom random) {
    int[] numbers = new int[CavaloJumps.CELLS];
    for (int i = 0; i < numbers.length; i++) {
      int other = random.nextInt(i + 1);
      numbers[i] = numbers[other];
      numbers[other] = i;
    }
    return numbers;
  }
}
