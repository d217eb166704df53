package tabuleiro.games.dots;

import tabuleiro.core.code.CodeData;
import tabuleiro.core.code.CourseForm;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGrid;
import tabuleiro.games.dots.rules.DotsPuzzle;

/**
 * The form of the course programs: the board is {@code (horizontals verticals)} and the node {@code
 * (board g h parent)}. The target of a puzzle, or the boxes and the player to move of a game, come
 * after the parent, where the selectors of the course do not look.
 */
final class DotsCourseForm {
  private DotsCourseForm() {}

  private static Object board(DotsBoard board, CodeData data) {
    DotsGrid grid = board.grid();
    int first = grid.vertical(0, 0);
    return data.list(
        data.rows(grid.rows() + 1, grid.columns(), (i, j) -> bit(board, i * grid.columns() + j)),
        data.rows(
            grid.columns() + 1, grid.rows(), (i, j) -> bit(board, first + i * grid.rows() + j)));
  }

  private static int bit(DotsBoard board, int arc) {
    return board.has(arc) ? 1 : 0;
  }

  /** Puzzles: the state is {@code (board target)}. */
  static final class OfPuzzle implements CourseForm<DotsPuzzle> {
    @Override
    public Object board(DotsPuzzle state, CodeData data) {
      return DotsCourseForm.board(state.board(), data);
    }

    @Override
    public Object state(DotsPuzzle state, CodeData data) {
      return data.list(board(state, data), second(state, data));
    }

    @Override
    public Object node(DotsPuzzle state, CodeData data) {
      Object zero = data.number(0);
      return data.list(board(state, data), zero, zero, data.list(), second(state, data));
    }

    @Override
    public Object second(DotsPuzzle state, CodeData data) {
      return data.number(state.goal().target());
    }
  }

  /** The game: the state is {@code (board (boxes1 boxes2) side)}. */
  static final class OfGame implements CourseForm<Dots> {
    @Override
    public Object board(Dots state, CodeData data) {
      return DotsCourseForm.board(state.board(), data);
    }

    @Override
    public Object state(Dots state, CodeData data) {
      return data.list(board(state, data), boxes(state, data), data.number(state.turn() + 1));
    }

    @Override
    public Object node(Dots state, CodeData data) {
      Object zero = data.number(0);
      return data.list(
          board(state, data),
          zero,
          zero,
          data.list(),
          boxes(state, data),
          data.number(state.turn() + 1));
    }

    private static Object boxes(Dots state, CodeData data) {
      return data.list(data.number(state.boxes1()), data.number(state.boxes2()));
    }
  }
}
