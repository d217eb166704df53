package tabuleiro.games.quatro.rules;

import java.util.Arrays;
import java.util.Optional;
import tabuleiro.core.text.Message;

/** Why a move is not legal, in words. */
final class QuatroReason {
  private QuatroReason() {}

  /** Why a piece of the reserve cannot be put on a square. */
  static Optional<Message> placing(int occupied, int[] reserve, int square, int piece) {
    return isTaken(occupied, square)
        ? taken(square)
        : isIn(reserve, piece) ? Optional.empty() : absent(piece);
  }

  /** Why a move is not legal in a game in which players hand over pieces. */
  static Optional<Message> handingOver(Quatro position, QuatroMove move) {
    boolean placesNone = move.square() == QuatroMove.NO_SQUARE;
    if (position.hand() == QuatroPiece.NONE) {
      return placesNone ? absent(move.piece()) : reason("illegal.first");
    } else if (placesNone) {
      return reason("illegal.noSquare", QuatroPiece.text(position.hand()));
    } else if (isTaken(position.occupied(), move.square())) {
      return taken(move.square());
    } else if (move.piece() == QuatroPiece.NONE) {
      return reason("illegal.give");
    }
    boolean isLast =
        position.reserve() == 0 || isTaken(position.winningSquares(position.hand()), move.square());
    return isLast ? reason("illegal.last") : absent(move.piece());
  }

  private static boolean isTaken(int squares, int square) {
    return (squares >> square & 1) != 0;
  }

  private static boolean isIn(int[] reserve, int piece) {
    return Arrays.stream(reserve).anyMatch(each -> each == piece);
  }

  private static Optional<Message> taken(int square) {
    return reason("illegal.square", QuatroMoveText.square(square));
  }

  private static Optional<Message> absent(int piece) {
    return reason("illegal.reserve", QuatroPiece.text(piece));
  }

  private static Optional<Message> reason(String key, Object... arguments) {
    return Optional.of(QuatroPositionReader.message(key, arguments));
  }
}
