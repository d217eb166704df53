package tabuleiro.games.blokus.rules;

import static tabuleiro.games.blokus.rules.BlokusBoard.SIZE;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.function.IntBinaryOperator;
import tabuleiro.core.MoveList;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

/** The common parts of the texts of the game and the puzzle: boards and moves. */
public final class BlokusText {
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
  public static int readMove(State state, String text) throws InputException {
    MoveList moves = new MoveList();
    state.moves(moves);
    OptionalInt move = number(text);
    if (move.isPresent() && moves.contains(move.getAsInt())) {
      return move.getAsInt();
    }
    List<String> legal = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      legal.add(move(moves.get(i)));
    }
    throw Notation.illegal(text, legal);
  }

  /** The number of a move in text form, legal or not. */
  private static OptionalInt number(String text) {
    String[] words = Notation.normal(text.replaceAll("[(),;]", " ")).split(" ");
    if (words.length == 1 && words[0].matches("pass|passa|passo|passar")) {
      return OptionalInt.of(Blokus.PASS);
    }
    if (words.length != 3 || !words[1].matches("\\d{1,2}") || !words[2].matches("\\d{1,2}|[a-n]")) {
      return OptionalInt.empty();
    }
    int row = Integer.parseInt(words[1]);
    int column =
        Character.isLetter(words[2].charAt(0))
            ? words[2].charAt(0) - 'a'
            : Integer.parseInt(words[2]);
    return BlokusBoard.isInside(row, column)
        ? BlokusPiece.named(words[0]).stream()
            .mapToInt(piece -> BlokusBoard.placement(piece, row, column))
            .findFirst()
        : OptionalInt.empty();
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
