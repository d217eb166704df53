package tabuleiro.games.quatro.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.TextScanner;

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

  /** Why a text names no move: its square is off the board, or its piece is unknown or missing. */
  static Optional<Message> of(String text, int[] reserve) {
    List<String> words = QuatroMoveText.words(text);
    if (words.isEmpty()) {
      return Optional.empty();
    }
    String first = words.get(0);
    String second = words.size() == 1 ? "" : words.get(1);
    int used = 1;
    if (isSquareName(first)) {
      if (!QuatroMoveText.isSquare(first)) {
        return reason("illegal.noCell", first.toUpperCase(Locale.ROOT));
      }
    } else if (isNumber(first) && isNumber(second)) {
      if (!QuatroMoveText.isIndex(first) || !QuatroMoveText.isIndex(second)) {
        return reason("illegal.noNumbers", first, second);
      }
      used = 2;
    } else {
      return Optional.empty();
    }
    List<String> piece = words.subList(used, words.size());
    if (piece.isEmpty()) {
      return reason("illegal.noPiece");
    }
    return piece.size() == 1 && isNumber(piece.get(0))
        ? reason("illegal.index", piece.get(0), reserve.length - 1)
        : Optional.empty();
  }

  /** Whether a word is a letter and a number, on the board or not. */
  private static boolean isSquareName(String word) {
    return word.length() > 1
        && TextScanner.isLetter(word.charAt(0))
        && Numerals.isDigits(word.substring(1), 1, 9);
  }

  private static boolean isNumber(String word) {
    return Numerals.integer(word, 9).isPresent();
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
