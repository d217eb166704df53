package tabuleiro.games.quatro.engine;

import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroPiece;
import tabuleiro.games.quatro.rules.QuatroRules;

/**
 * The pairing strategy of the second player: answer a piece with the complementary piece on the
 * square reflected through the centre. If the side to move chooses the piece and the 2×2 squares
 * count, this wins from the empty board on. A line that can be completed at once takes precedence.
 * {@code QuatroPairingTest} tries every play against it. Without the 2×2 squares it never loses,
 * but need not win.
 */
final class QuatroPairing {
  /** The result of {@link #answer} if the strategy does not apply. */
  static final int NONE = -1;

  private QuatroPairing() {}

  /** The move that completes the pairing again, if that is known to win. */
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
