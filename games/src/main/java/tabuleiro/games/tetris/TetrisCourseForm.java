package tabuleiro.games.tetris;

import java.util.List;
import tabuleiro.core.code.CodeData;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.world.Resources;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisPiece;

/**
 * The abstract types of the course: the board is made by the program's {@code array->tabuleiro} and
 * the state by its {@code make-estado}. {@code course-types.lisp} defines them for programs that do
 * not. Heuristics of the course take the state, never a node.
 */
final class TetrisCourseForm implements CourseForm<Tetris> {

  @Override
  public Object board(Tetris state, CodeData data) {
    TetrisBoard board = state.board();
    Object[] cells = new Object[TetrisBoard.ROWS * TetrisBoard.COLUMNS];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = data.bool(board.isFilled(i / TetrisBoard.COLUMNS, i % TetrisBoard.COLUMNS));
    }
    return data.call("array->tabuleiro", data.array(TetrisBoard.ROWS, TetrisBoard.COLUMNS, cells));
  }

  @Override
  public Object state(Tetris state, CodeData data) {
    return data.call(
        "make-estado",
        data.keyword("pontos"),
        data.number(state.points()),
        data.keyword("pecas-por-colocar"),
        pieces(state.toPlace(), data),
        data.keyword("pecas-colocadas"),
        pieces(state.placed(), data),
        data.keyword("tabuleiro"),
        board(state, data));
  }

  private static Object pieces(List<TetrisPiece> pieces, CodeData data) {
    return data.list(pieces.stream().map(piece -> data.symbol(piece.symbol())).toArray());
  }

  @Override
  public Object node(Tetris state, CodeData data) {
    return state(state, data);
  }

  @Override
  public Object second(Tetris state, CodeData data) {
    return data.number(state.toPlace().size());
  }

  @Override
  public String prelude() {
    return Resources.text(TetrisCourseForm.class, "course-types.lisp");
  }
}
