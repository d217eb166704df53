package tabuleiro.games.quatro;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.testkit.PlainState;

/** An independent reference implementation of the puzzle, with words and lists. */
public final class PlainQuatroPuzzle implements PlainState.PlainPuzzle {
  private final PlainQuatroBoard board;

  private PlainQuatroPuzzle(PlainQuatroBoard board) {
    this.board = board;
  }

  /** Reads a puzzle as written by the program. */
  public static PlainQuatroPuzzle read(boolean squaresCount, String text) {
    return new PlainQuatroPuzzle(PlainQuatroBoard.read(squaresCount, text));
  }

  @Override
  public List<Integer> moves() {
    List<Integer> moves = new ArrayList<>();
    for (int square = 0; square < 16; square++) {
      for (String piece : board.reserve) {
        if (board.isFree(square)) {
          moves.add(16 * square + PlainQuatroBoard.PIECES.indexOf(piece));
        }
      }
    }
    return moves;
  }

  @Override
  public PlainQuatroPuzzle play(int move) {
    return new PlainQuatroPuzzle(board.with(move / 16, PlainQuatroBoard.PIECES.get(move % 16)));
  }

  @Override
  public boolean isSolved() {
    return board.hasLine();
  }

  @Override
  public String text() {
    return "(" + board.text() + ")";
  }
}
