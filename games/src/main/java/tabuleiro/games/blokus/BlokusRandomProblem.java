package tabuleiro.games.blokus;

import static tabuleiro.games.blokus.rules.BlokusBoard.CELLS;
import static tabuleiro.games.blokus.rules.BlokusBoard.SIZE;

import java.util.SplittableRandom;

/**
 * The texts of random problems: every cell except the start is blocked with the same probability,
 * between 0.1 and 0.35, and 16 to 40 cells are to be filled.
 */
final class BlokusRandomProblem {
  private BlokusRandomProblem() {}

  /** The text of the problem of a random seed. */
  static String of(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double blocked = random.nextDouble(0.1, 0.35);
    int target = random.nextInt(16, 41);
    StringBuilder text = new StringBuilder("((");
    for (int cell = 0; cell < CELLS; cell++) {
      boolean isBlocked = cell > 0 && random.nextDouble() < blocked;
      text.append(cell % SIZE == 0 ? "(" : " ").append(isBlocked ? 2 : 0);
      text.append(cell % SIZE == SIZE - 1 ? ")" : "");
    }
    return text.append(") ").append(target).append(')').toString();
  }
}
