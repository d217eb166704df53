package tabuleiro.games.blokus;

import java.util.function.IntUnaryOperator;
import tabuleiro.core.Position;
import tabuleiro.core.code.CodeData;
import tabuleiro.core.code.CourseForm;
import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusBoard;
import tabuleiro.games.blokus.rules.BlokusPuzzle;

/**
 * The form of the course programs: the board is a list of rows and the node {@code (board depth
 * parent hand1 hand2 h)}. The target of a puzzle, or the player to move, comes last.
 */
final class BlokusCourseForm {
  private BlokusCourseForm() {}

  private static Object hand(IntUnaryOperator left, CodeData data) {
    return data.list(
        data.number(left.applyAsInt(0)),
        data.number(left.applyAsInt(1)),
        data.number(left.applyAsInt(2)));
  }

  /** Puzzles: the state is {@code (board target)}; there is no second hand. */
  static final class OfPuzzle implements CourseForm<BlokusPuzzle> {
    @Override
    public Object board(BlokusPuzzle state, CodeData data) {
      return data.rows(BlokusBoard.SIZE, BlokusBoard.SIZE, state::cell);
    }

    @Override
    public Object state(BlokusPuzzle state, CodeData data) {
      return data.list(board(state, data), second(state, data));
    }

    @Override
    public Object node(BlokusPuzzle state, CodeData data) {
      return data.list(
          board(state, data),
          data.number(0),
          data.list(),
          hand(state::piecesLeft, data),
          data.list(),
          data.number(0),
          second(state, data));
    }

    @Override
    public Object second(BlokusPuzzle state, CodeData data) {
      return data.number(state.target());
    }
  }

  /** The game: the state is {@code (board hand1 hand2 side)}. */
  static final class OfGame implements CourseForm<Blokus> {
    @Override
    public Object board(Blokus state, CodeData data) {
      return data.rows(BlokusBoard.SIZE, BlokusBoard.SIZE, state::cell);
    }

    @Override
    public Object state(Blokus state, CodeData data) {
      return data.list(
          board(state, data),
          hand(state, Position.FIRST, data),
          hand(state, Position.SECOND, data),
          data.number(state.turn() + 1));
    }

    @Override
    public Object node(Blokus state, CodeData data) {
      return data.list(
          board(state, data),
          data.number(0),
          data.list(),
          hand(state, Position.FIRST, data),
          hand(state, Position.SECOND, data),
          data.number(0),
          data.number(state.turn() + 1));
    }

    private static Object hand(Blokus state, int player, CodeData data) {
      return BlokusCourseForm.hand(kind -> state.piecesLeft(player, kind), data);
    }
  }
}
