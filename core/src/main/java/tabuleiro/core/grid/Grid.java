package tabuleiro.core.grid;

import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * A world's board described once, as rows and columns of cells that can also be read back. Its
 * texts and its board on the page follow from it. Stateless.
 */
public interface Grid<S extends State> extends GridView<S> {
  /** The bundle of its faults. */
  String BUNDLE = "tabuleiro.core.messages";

  /**
   * The state with these cells.
   *
   * @param cells the numbers by rows; all rows are equally long; {@link #check} helps with the rest
   * @param side whose turn it is; means nothing in a puzzle, nor where the board itself tells
   * @throws InputException if there is no such state
   */
  S state(int[][] cells, int side) throws InputException;

  /** Refuses cells of another size, or with a number greater than the greatest. */
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
