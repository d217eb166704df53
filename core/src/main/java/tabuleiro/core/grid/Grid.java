package tabuleiro.core.grid;

import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * A world's board as rows and columns of cells, which can also be read back. The notation and the
 * board on the page are derived from it. Stateless.
 */
public interface Grid<S extends State> extends GridView<S> {
  /** The bundle of its error messages. */
  String BUNDLE = "tabuleiro.core.messages";

  /**
   * The state with these cells.
   *
   * @param cells the numbers, in rows of equal length; {@link #check} validates the rest
   * @param side the side to move; ignored in puzzles and where the board determines it
   * @throws InputException if there is no such state
   */
  S state(int[][] cells, int side) throws InputException;

  /** The greatest number of a cell that the board editor offers. */
  default int greatest() {
    return 2;
  }

  /** Rejects a board of another size or with a number above {@code greatest}. */
  static void check(int[][] cells, int rows, int columns, int greatest) throws InputException {
    if (cells.length != rows || cells[0].length != columns) {
      throw new InputException(Message.of(BUNDLE, "grid.size", rows, columns));
    }
    for (int[] row : cells) {
      for (int number : row) {
        if (number > greatest) {
          throw new InputException(Message.of(BUNDLE, "lisp.range", 0, greatest, number));
        }
      }
    }
  }
}
