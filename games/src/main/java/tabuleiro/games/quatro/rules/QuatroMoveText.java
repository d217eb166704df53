package tabuleiro.games.quatro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.MoveList;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

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
    List<String> words = new ArrayList<>();
    for (String word : Notation.normal(text.replaceAll("[(),]", " ")).split(" ")) {
      if (!word.equals("-") && !word.isEmpty()) {
        words.add(word);
      }
    }
    int square = -1;
    if (!words.isEmpty() && words.get(0).matches("[a-d][1-4]")) {
      String name = words.remove(0);
      square = name.charAt(0) - 'a' + 4 * (name.charAt(1) - '1');
    } else if (words.size() >= 2 && (words.get(0) + words.get(1)).matches("[0-3]{2}")) {
      square = 4 * Integer.parseInt(words.remove(0)) + Integer.parseInt(words.remove(0));
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

  private static int piece(List<String> words, int[] reserve) {
    if (words.size() == 1 && words.get(0).matches("\\d{1,2}")) {
      int index = Integer.parseInt(words.get(0));
      return index < reserve.length ? reserve[index] : QuatroPiece.NONE;
    }
    return QuatroPiece.ofWords(words);
  }

  /** The move that puts the piece on the square; no legal move unless both are named. */
  int placement() {
    return square < 0 || piece == QuatroPiece.NONE ? State.NO_MOVE : square << 4 | piece;
  }

  /** Returns a move if it is legal; otherwise throws an error that lists the legal moves. */
  static <S extends State> int legal(Notation<S> notation, S state, int move, String text)
      throws InputException {
    MoveList moves = new MoveList();
    state.moves(moves);
    if (move != State.NO_MOVE && moves.contains(move)) {
      return move;
    }
    List<String> legal = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      legal.add(notation.write(state, moves.get(i)));
    }
    throw Notation.illegal(text, legal);
  }
}
