package tabuleiro.games.quatro.engine;

import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroPiece;
import tabuleiro.games.quatro.rules.QuatroRules;

/**
 * What is proved about openings where the mover chooses the piece, only rows, columns and diagonals
 * count, and all sixteen pieces take part. Up to symmetry there are 2, 40, 436, 8,898 and 141,148
 * boards of one to five pieces on which nobody can win at once. With five pieces the mover wins on
 * all of them but two, on which the mover loses:
 *
 * <pre>
 *    brao prao  .    .        brao pqbo  .    .
 *     .    .    .    .         .    .   pqao  .
 *     .   bqbc bqbo  .         .    .    .    .
 *    pqbc  .    .    .         .   pqbc  .   brac
 * </pre>
 *
 * Hence with four pieces the mover loses, except where a move leads to one of these two; with one
 * or three the mover wins, with none or two the mover loses. {@code QuatroOpeningTest} proves all
 * this again by search. So the first five moves of a game need no search of their own.
 *
 * <p>Immutable; safe to share between threads.
 */
final class QuatroOpening {
  /** The most pieces on a board that is an opening. */
  static final int MOST = 4;

  private static final QuatroRules RULES = new QuatroRules(false, false);
  private static final QuatroSymmetry SYMMETRY = QuatroSymmetry.of(RULES);

  /** The keys of the two lost boards of five pieces. */
  private static final long[] LOST = {
    SYMMETRY.ofAllPieces(0x1200_1600_1600_1002L, 0x1603, QuatroPiece.NONE, 0),
    SYMMETRY.ofAllPieces(0xA000_2002_2042_2042L, 0xA043, QuatroPiece.NONE, 0)
  };

  private QuatroOpening() {}

  /** Whether the value of a position follows from what is said above. */
  static boolean covers(Quatro position) {
    return position.deal().rules().equals(RULES)
        && position.deal().absent() == 0
        && Integer.bitCount(position.occupied()) <= MOST;
  }

  /**
   * What a position that is covered is worth to its mover.
   *
   * @param node the position; its list of moves is lost
   * @param child is written over
   */
  static int value(QuatroNode node, QuatroNode child) {
    if (node.winningMove() >= 0) {
      return 1;
    }
    int pieces = Integer.bitCount(node.occupied);
    if (pieces < MOST) {
      return pieces % 2 == 0 ? -1 : 1;
    }
    node.listSafe();
    for (int i = 0; i < node.size; i++) {
      node.follow(node.moves[i], child);
      if (isLost(child)) {
        return 1;
      }
    }
    return -1;
  }

  /** Whether a board of five pieces is one of the two on which the mover loses. */
  static boolean isLost(QuatroNode node) {
    long key = SYMMETRY.ofAllPieces(node.planes, node.occupied, QuatroPiece.NONE, 0);
    return key == LOST[0] || key == LOST[1];
  }
}
