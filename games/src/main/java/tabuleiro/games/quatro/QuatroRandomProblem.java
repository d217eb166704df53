package tabuleiro.games.quatro;

import java.util.Arrays;
import java.util.SplittableRandom;
import tabuleiro.games.quatro.rules.QuatroPiece;

/**
 * The texts of random problems: two to eight pieces on random squares, and four to seven others in
 * the reserve. With so few pieces in the reserve, a line that has some pieces can often not be
 * completed, so that the solver must find another one.
 */
final class QuatroRandomProblem {
  private static final int SQUARES = 16;
  private static final int PIECES = 16;

  private QuatroRandomProblem() {}

  /** The text of the problem of a random seed. */
  static String of(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] pieces = shuffled(random, PIECES);
    int[] squares = shuffled(random, SQUARES);
    int placed = random.nextInt(2, 9);
    int reserved = random.nextInt(4, 8);
    String[] board = new String[SQUARES];
    Arrays.fill(board, "0");
    for (int i = 0; i < placed; i++) {
      board[squares[i]] = QuatroPiece.code(pieces[i]);
    }
    StringBuilder text = new StringBuilder("((");
    for (int square = 0; square < SQUARES; square++) {
      text.append(square % 4 == 0 ? "(" : " ").append(board[square]);
      text.append(square % 4 == 3 ? ")" : "");
    }
    text.append(") (");
    for (int i = placed; i < placed + reserved; i++) {
      text.append(QuatroPiece.code(pieces[i])).append(' ');
    }
    return text.append("))").toString();
  }

  /** The numbers below a bound in random order. */
  private static int[] shuffled(SplittableRandom random, int bound) {
    int[] numbers = new int[bound];
    for (int i = 0; i < bound; i++) {
      int other = random.nextInt(i + 1);
      numbers[i] = numbers[other];
      numbers[other] = i;
    }
    return numbers;
  }
}
