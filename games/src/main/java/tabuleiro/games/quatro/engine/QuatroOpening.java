package tabuleiro.games.quatro.engine;

import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroPiece;
import tabuleiro.games.quatro.rules.QuatroRules;

/**
 * Proved values of openings if the side to move chooses the piece, only rows, columns and diagonals
 * count, and all sixteen pieces are in the game. Up to symmetry there are 2, 40, 436, 8,898 and
 * 141,148 boards of one to five pieces on which nobody can win at once. With five pieces the side
 * to move wins on all of them except these two, on which it loses:
 *
 * <pre>
 *    brao prao  .    .        brao pqbo  .    .
 *     .    .    .    .         .    .   pqao  .
 *     .   bqbc bqbo  .         .    .    .    .
 *    pqbc  .    .    .         .   pqbc  .   brac
 * </pre>
 *
 * Hence with four pieces the side to move loses, unless a move leads to one of these two boards.
 * With one or three pieces it wins, with none or two it loses. So the first five moves of a game
 * need no search. {@code QuatroOpeningTest} repeats the proof by search.
 *
 * <p>Stateless.
 */
final class QuatroOpening {
  /** The maximum number of pieces of an opening. */
  static final int MOST = 4;

  private static final QuatroRules RULES = new QuatroRules(false, false);
  private static final QuatroSymmetry SYMMETRY = QuatroSymmetry.of(RULES);

  /** The keys of the two lost boards of five pieces. */
  private static final long[] LOST = {
    SYMMETRY.ofAllPieces(0x1200_1600_1600_1002L, 0x1603, QuatroPiece.NONE, 0),
    SYMMETRY.ofAllPieces(0xA000_2002_2042_2042L, 0xA043, QuatroPiece.NONE, 0)
  };

  private QuatroOpening() {}

  /** Whether the values above cover a position. */
  static boolean covers(Quatro position) {
    return position.deal().rules().equals(RULES)
        && position.deal().absent() == 0
        && Integer.bitCount(position.occupied()) <= MOST;
  }

  /**
   * The value of a covered position for the side to move.
   *
   * @param node the position; its list of moves is overwritten
   * @param child overwritten
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

  /** Whether a board of five pieces is one of the two on which the side to move loses. */
  static boolean isLost(QuatroNode node) {
    long key = SYMMETRY.ofAllPieces(node.planes, node.occupied, QuatroPiece.NONE, 0);
    return key == LOST[0] || key == LOST[1];
  }
}
