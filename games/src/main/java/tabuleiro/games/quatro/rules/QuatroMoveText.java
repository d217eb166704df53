package tabuleiro.games.quatro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.core.State;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Words;

/**
 * A move as users write it: a square, a piece, or both.
 *
 * <pre>
 *   move   = [square] ["give"] [piece]
 *   square = letter and number, C2; or row and column from 0, as the course program prints them
 *   piece  = four words in any order; a short code; or the place in the listed reserve, from 0
 * </pre>
 *
 * Parentheses, commas and single dashes between the words are ignored.
 *
 * @param square -1 if none is named
 * @param piece {@link QuatroPiece#NONE} if none is named
 */
record QuatroMoveText(int square, int piece) {

  /** The name of a square: {@code C2}. */
  static String square(int square) {
    return "" + "ABCD".charAt(square & 3) + ((square >> 2) + 1);
  }

  /** Parses a text; empty if it is not a move. */
  static Optional<QuatroMoveText> parse(String text, int[] reserve) {
    List<String> words = words(text);
    int square = -1;
    if (!words.isEmpty() && isSquare(words.get(0))) {
      String name = words.remove(0);
      square = name.charAt(0) - 'a' + 4 * (name.charAt(1) - '1');
    } else if (words.size() >= 2 && isIndex(words.get(0)) && isIndex(words.get(1))) {
      square = 4 * (words.remove(0).charAt(0) - '0') + words.remove(0).charAt(0) - '0';
    }
    if (words.size() >= 2 && words.get(0).equals("give")) {
      words.remove(0);
    }
    if (words.isEmpty()) {
      return square < 0
          ? Optional.empty()
          : Optional.of(new QuatroMoveText(square, QuatroPiece.NONE));
    }
    int piece = piece(words, reserve);
    return piece == QuatroPiece.NONE
        ? Optional.empty()
        : Optional.of(new QuatroMoveText(square, piece));
  }

  /** The words of a move. */
  static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    for (String word : Words.of(Notation.normal(Words.without(text, "(),")))) {
      if (!word.equals("-")) {
        words.add(word);
      }
    }
    return words;
  }

  /** Whether a word is a column and a row, such as {@code c2}. */
  static boolean isSquare(String word) {
    return word.length() == 2
        && "abcd".indexOf(word.charAt(0)) >= 0
        && "1234".indexOf(word.charAt(1)) >= 0;
  }

  /** Whether a word is a row or a column counted from 0. */
  static boolean isIndex(String word) {
    return word.length() == 1 && "0123".contains(word);
  }

  private static int piece(List<String> words, int[] reserve) {
    OptionalInt index = words.size() == 1 ? Numerals.natural(words.get(0), 2) : OptionalInt.empty();
    if (index.isPresent()) {
      return index.getAsInt() < reserve.length ? reserve[index.getAsInt()] : QuatroPiece.NONE;
    }
    return QuatroPiece.ofWords(words);
  }

  /** The move that puts the piece on the square; no legal move unless both are named. */
  int placement() {
    return square < 0 || piece == QuatroPiece.NONE ? State.NO_MOVE : square << 4 | piece;
  }
}
