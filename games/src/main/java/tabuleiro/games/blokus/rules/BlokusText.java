package tabuleiro.games.blokus.rules;

import static tabuleiro.games.blokus.rules.BlokusBoard.SIZE;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.function.IntBinaryOperator;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.TextScanner;
import tabuleiro.core.text.Words;

/** The common parts of the texts of the game and the puzzle: boards and moves. */
public final class BlokusText {
  private static final List<String> PASSES = List.of("pass", "passa", "passo", "passar");

  private BlokusText() {}

  /** A board as a list of rows; {@code cell} returns the contents of a row and column. */
  static String board(IntBinaryOperator cell) {
    StringBuilder text = new StringBuilder(2 * BlokusBoard.CELLS + 32).append('(');
    for (int row = 0; row < SIZE; row++) {
      text.append(row == 0 ? "(" : " (");
      for (int column = 0; column < SIZE; column++) {
        text.append(column == 0 ? "" : " ").append(cell.applyAsInt(row, column));
      }
      text.append(')');
    }
    return text.append(')').toString();
  }

  /** A move as text: {@code peca-c-1 7 3}, or {@code pass}. */
  public static String move(int move) {
    return move == Blokus.PASS
        ? "pass"
        : BlokusBoard.piece(move).id()
            + " "
            + BlokusBoard.row(move)
            + " "
            + BlokusBoard.column(move);
  }

  /** Reads a legal move. */
  static <S extends State> int readMove(Notation<S> notation, S state, String text)
      throws InputException {
    return Notation.legal(notation, state, number(text).orElse(State.NO_MOVE), text);
  }

  /** Why a text that is written as a placement names none: its piece or its cell is unknown. */
  static Optional<Message> whyNoMove(String text) {
    List<String> words = words(text);
    if (words.size() != 3 || !isNumber(words.get(1)) || !isColumn(words.get(2))) {
      return Optional.empty();
    } else if (BlokusPiece.named(words.get(0)).isEmpty()) {
      return BlokusReason.reason("illegal.unknown", words.get(0));
    }
    return BlokusReason.reason("illegal.noCell", words.get(1), words.get(2));
  }

  private static boolean isNumber(String text) {
    return Numerals.integer(text, 9).isPresent();
  }

  private static boolean isColumn(String text) {
    return isNumber(text) || (text.length() == 1 && TextScanner.isLetter(text.charAt(0)));
  }

  private static List<String> words(String text) {
    return Words.of(Notation.normal(Words.without(text, "(),;")));
  }

  /** The number of a move in text form, legal or not. */
  private static OptionalInt number(String text) {
    List<String> words = words(text);
    if (words.size() == 1 && PASSES.contains(words.get(0))) {
      return OptionalInt.of(Blokus.PASS);
    }
    if (words.size() != 3) {
      return OptionalInt.empty();
    }
    int row = Numerals.natural(words.get(1), 2).orElse(-1);
    int column = column(words.get(2));
    return BlokusBoard.isInside(row, column)
        ? BlokusPiece.named(words.get(0)).stream()
            .mapToInt(piece -> BlokusBoard.placement(piece, row, column))
            .findFirst()
        : OptionalInt.empty();
  }

  /** The column of a number or a letter; -1 if the text is neither. */
  private static int column(String text) {
    return text.length() == 1 && TextScanner.isLetter(text.charAt(0))
        ? text.charAt(0) - 'a'
        : Numerals.natural(text, 2).orElse(-1);
  }

  /** All column letters, separated by spaces. */
  public static String letters() {
    StringJoiner letters = new StringJoiner(" ");
    for (int column = 0; column < SIZE; column++) {
      letters.add(String.valueOf((char) ('A' + column)));
    }
    return letters.toString();
  }
}
