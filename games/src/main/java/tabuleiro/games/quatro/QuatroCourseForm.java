package tabuleiro.games.quatro;

import java.util.List;
import java.util.function.IntUnaryOperator;
import tabuleiro.core.code.CodeData;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.text.Words;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroPiece;
import tabuleiro.games.quatro.rules.QuatroPuzzle;

/**
 * The form of the course programs: the board is a list of rows, with 0 for an empty square and a
 * list of four words for a piece; the state is {@code (board reserve)} and the node {@code (state
 * depth value)}.
 */
final class QuatroCourseForm {
  private static final int SIZE = 4;

  private static final List<List<String>> PIECES =
      java.util.stream.IntStream.range(0, QuatroPiece.NONE)
          .mapToObj(piece -> Words.of(QuatroPiece.text(piece)))
          .toList();

  private QuatroCourseForm() {}

  private static Object piece(int piece, CodeData data) {
    return data.list(PIECES.get(piece).stream().map(data::symbol).toArray());
  }

  private static Object board(int occupied, IntUnaryOperator pieceOn, CodeData data) {
    Object[] rows = new Object[SIZE];
    for (int row = 0; row < SIZE; row++) {
      Object[] squares = new Object[SIZE];
      for (int column = 0; column < SIZE; column++) {
        int square = SIZE * row + column;
        squares[column] =
            (occupied >>> square & 1) != 0
                ? piece(pieceOn.applyAsInt(square), data)
                : data.number(0);
      }
      rows[row] = data.list(squares);
    }
    return data.list(rows);
  }

  private static Object reserve(int[] listed, CodeData data) {
    Object[] pieces = new Object[listed.length];
    for (int i = 0; i < pieces.length; i++) {
      pieces[i] = piece(listed[i], data);
    }
    return data.list(pieces);
  }

  /** Puzzles. A function with two parameters gets the length of a line. */
  static final class OfPuzzle implements CourseForm<QuatroPuzzle> {
    @Override
    public Object board(QuatroPuzzle state, CodeData data) {
      return QuatroCourseForm.board(state.occupied(), state::pieceOn, data);
    }

    @Override
    public Object state(QuatroPuzzle state, CodeData data) {
      int[] listed = state.deal().listed(state.reserve());
      return data.list(board(state, data), reserve(listed, data));
    }

    @Override
    public Object node(QuatroPuzzle state, CodeData data) {
      return data.list(state(state, data), data.number(0), data.number(0));
    }

    @Override
    public Object second(QuatroPuzzle state, CodeData data) {
      return data.number(SIZE);
    }
  }

  /** The game. The player to move comes last in the node. */
  static final class OfGame implements CourseForm<Quatro> {
    @Override
    public Object board(Quatro state, CodeData data) {
      return QuatroCourseForm.board(state.occupied(), state::pieceOn, data);
    }

    @Override
    public Object state(Quatro state, CodeData data) {
      int[] listed = state.deal().listed(state.reserve());
      return data.list(board(state, data), reserve(listed, data));
    }

    @Override
    public Object node(Quatro state, CodeData data) {
      Object zero = data.number(0);
      return data.list(state(state, data), zero, zero, data.number(state.turn() + 1));
    }

    /** The course counts 1000 for a line, and a game is worth one point. */
    @Override
    public int unitsPerPoint() {
      return 10_000;
    }

    @Override
    public int scale() {
      return 100;
    }
  }
}
