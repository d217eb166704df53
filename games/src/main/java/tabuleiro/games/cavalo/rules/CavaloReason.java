package tabuleiro.games.cavalo.rules;

import java.util.Optional;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.TextScanner;
import tabuleiro.core.text.Words;

/** Why a visit to a cell is not legal, in words. */
public final class CavaloReason {
  private CavaloReason() {}

  /** Why a move of the game is not legal. */
  public static Optional<Message> of(Cavalo position, int move) {
    int side = position.turn();
    boolean canJump = (position.openLow(side) | position.openHigh(side)) != 0;
    if (move == Cavalo.PASS || !canJump) {
      return reason(canJump ? "illegal.pass" : "illegal.mustPass");
    }
    int cell = CavaloMoves.cell(move);
    if (CavaloJumps.has(position.openLow(side), position.openHigh(side), cell)) {
      return badDouble(move);
    }
    return notAJump(position.knight(side), cell)
        .or(() -> gone(position.has(cell), cell))
        .or(() -> reason("illegal.attacked", CavaloMoves.square(cell)));
  }

  /** Why a move of the puzzle is not legal. */
  public static Optional<Message> of(CavaloPuzzle puzzle, int move) {
    int cell = CavaloMoves.cell(move);
    if (move == Cavalo.PASS) {
      return reason("illegal.pass");
    } else if (!puzzle.isPlaced()) {
      return cell < CavaloJumps.SIZE && puzzle.has(cell)
          ? badDouble(move)
          : reason("illegal.start");
    }
    return notAJump(puzzle.knight(), cell)
        .or(() -> gone(puzzle.has(cell), cell))
        .or(() -> badDouble(move));
  }

  /**
   * Why a text names no move: a cell off the board, an unknown jump, or a number that is no double.
   *
   * @param knight the cell of the knight that moves, or {@link CavaloBoard#NONE}
   */
  public static Optional<Message> of(String text, int knight) {
    TextScanner scan = new TextScanner(Notation.normal(Words.without(text, "(),/")));
    String word = scan.letters();
    scan.takeAny("- ");
    String first = scan.digits();
    scan.skipSpaces();
    String second = scan.digits();
    if (!Numerals.isDigits(first, 1, 9) || !scan.isAtEnd()) {
      return Optional.empty();
    } else if (word.equals(CavaloMoves.OPERATOR)) {
      return operator(first, knight);
    } else if (word.length() == 1) {
      String square = Character.toUpperCase(word.charAt(0)) + first;
      boolean isRow = Numerals.natural(first, 2).stream().anyMatch(row -> row >= 1 && row <= 10);
      if (word.charAt(0) > 'j' || !isRow) {
        return reason("illegal.noCell", square);
      }
      return second.isEmpty() ? Optional.empty() : reason("illegal.noDouble", second);
    }
    boolean isOff = word.isEmpty() && Numerals.isDigits(second, 1, 9);
    return isOff ? reason("illegal.noNumbers", first, second) : Optional.empty();
  }

  private static Optional<Message> operator(String number, int knight) {
    if (knight == CavaloBoard.NONE) {
      return reason("illegal.start");
    }
    boolean isKnown = Numerals.natural(number, 1).stream().anyMatch(n -> n >= 1 && n <= 8);
    return isKnown
        ? reason("illegal.leaves", number, CavaloMoves.square(knight))
        : reason("illegal.operator", number);
  }

  private static Optional<Message> notAJump(int from, int to) {
    boolean isJump =
        CavaloJumps.has(CavaloJumps.attackedLow(from), CavaloJumps.attackedHigh(from), to);
    return isJump
        ? Optional.empty()
        : reason("illegal.jump", CavaloMoves.square(to), CavaloMoves.square(from));
  }

  private static Optional<Message> gone(boolean isThere, int cell) {
    return isThere ? Optional.empty() : reason("illegal.gone", CavaloMoves.square(cell));
  }

  private static Optional<Message> badDouble(int move) {
    int choice = CavaloMoves.choice(move);
    return choice == CavaloMoves.NO_CHOICE
        ? Optional.empty()
        : reason("illegal.double", CavaloMoves.square(CavaloMoves.cell(move)), 11 * choice);
  }

  private static Optional<Message> reason(String key, Object... arguments) {
    return Optional.of(CavaloBoardText.message(key, arguments));
  }
}
