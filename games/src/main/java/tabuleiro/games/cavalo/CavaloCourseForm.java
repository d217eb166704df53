package tabuleiro.games.cavalo;

import java.util.function.IntFunction;
import tabuleiro.core.Position;
import tabuleiro.core.code.CodeData;
import tabuleiro.core.code.CourseForm;
import tabuleiro.games.cavalo.rules.Cavalo;
import tabuleiro.games.cavalo.rules.CavaloJumps;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;

/**
 * The form of the course programs: the board is a list of rows, with NIL for an empty cell; the
 * node is {@code (board parent points1 points2 depth)}. In a puzzle the target takes the place of
 * the second player's points.
 */
final class CavaloCourseForm {
  private static final int SIZE = CavaloJumps.SIZE;

  private CavaloCourseForm() {}

  private static Object board(IntFunction<Object> cell, CodeData data) {
    Object[] rows = new Object[SIZE];
    for (int row = 0; row < SIZE; row++) {
      Object[] cells = new Object[SIZE];
      for (int column = 0; column < SIZE; column++) {
        cells[column] = cell.apply(SIZE * row + column);
      }
      rows[row] = data.list(cells);
    }
    return data.list(rows);
  }

  /** Puzzles: the knight is T, and the state is {@code (board target points)}. */
  static final class OfPuzzle implements CourseForm<CavaloPuzzle> {
    @Override
    public Object board(CavaloPuzzle state, CodeData data) {
      return CavaloCourseForm.board(
          cell ->
              state.isPlaced() && state.knight() == cell
                  ? data.bool(true)
                  : state.has(cell) ? data.number(state.value(cell)) : data.bool(false),
          data);
    }

    @Override
    public Object state(CavaloPuzzle state, CodeData data) {
      return data.list(board(state, data), second(state, data), data.number(state.points()));
    }

    @Override
    public Object node(CavaloPuzzle state, CodeData data) {
      return data.list(
          board(state, data),
          data.list(),
          data.number(state.points()),
          second(state, data),
          data.number(0));
    }

    @Override
    public Object second(CavaloPuzzle state, CodeData data) {
      return data.number(state.target());
    }

    /** As fine as the heuristic of the course. */
    @Override
    public int scale() {
      return CavaloHeuristics.MILLION;
    }
  }

  /** The game: the knights are −1 and −2, the state is {@code (board (points1 points2) side)}. */
  static final class OfGame implements CourseForm<Cavalo> {
    @Override
    public Object board(Cavalo state, CodeData data) {
      int first = state.knight(Position.FIRST);
      int second = state.knight(Position.SECOND);
      return CavaloCourseForm.board(
          cell ->
              cell == first
                  ? data.number(-1)
                  : cell == second
                      ? data.number(-2)
                      : state.has(cell) ? data.number(state.value(cell)) : data.bool(false),
          data);
    }

    @Override
    public Object state(Cavalo state, CodeData data) {
      Object points =
          data.list(
              data.number(state.points(Position.FIRST)),
              data.number(state.points(Position.SECOND)));
      return data.list(board(state, data), points, data.number(state.turn() + 1));
    }

    @Override
    public Object node(Cavalo state, CodeData data) {
      return data.list(
          board(state, data),
          data.list(),
          data.number(state.points(Position.FIRST)),
          data.number(state.points(Position.SECOND)),
          data.number(0),
          data.number(-1 - state.turn()));
    }

    /** The course calls its first player −1. */
    @Override
    public Object second(Cavalo state, CodeData data) {
      return data.number(-1);
    }
  }
}
