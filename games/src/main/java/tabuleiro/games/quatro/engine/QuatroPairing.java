package tabuleiro.games.quatro.engine;

import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroPiece;
import tabuleiro.games.quatro.rules.QuatroRules;

/**
 * The second player's pairing: answer a piece with the complementary piece on the square reflected
 * through the centre. Where the mover chooses the piece and the 2×2 squares count, this wins from
 * the empty board on, unless a line can be completed at once, which is even better; {@code
 * QuatroPairingTest} tries everything against it. Without the 2×2 squares it only never loses.
 */
final class QuatroPairing {
  /** What {@link #answer} says if there is none. */
  static final int NONE = -1;

  private QuatroPairing() {}

  /** The move that makes all pieces of a position pairs again, where that is known to win. */
  static int answer(Quatro position) {
    QuatroRules rules = position.deal().rules();
    if (rules.handsOver() || !rules.squares() || position.deal().absent() != 0) {
      return NONE;
    }
    int answer = NONE;
    for (int left = position.occupied(); left != 0; left &= left - 1) {
      int square = Integer.numberOfTrailingZeros(left);
      int piece = position.pieceOn(square);
      int mirrored = position.pieceOn(15 - square);
      if (mirrored == QuatroPiece.NONE && answer == NONE) {
        answer = (15 - square) << 4 | (15 - piece);
      } else if (mirrored != 15 - piece) {
        return NONE;
      }
    }
    return answer;
  }
}
