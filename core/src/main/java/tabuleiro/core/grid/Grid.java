package tabuleiro.core.grid;

import tabuleiro.core.State;
import tabuleiro.core.text.NotationException;

/**
 * A world's board described once, as rows and columns of cells. Its texts and its board on the page
 * follow from it. Stateless.
 */
public interface Grid<S extends State> {

  int rows(S state);

  int columns(S state);

  /** What is on a cell: 0 for nothing, 1 and 2 for the players' stones, or any number up to 99. */
  int cell(S state, int row, int column);

  /** Where a legal move is. */
  Place place(S state, int move);

  /**
   * The state with these cells.
   *
   * @param cells the numbers by rows; all rows are equally long, but not yet checked otherwise
   * @param side whose turn it is; means nothing in a puzzle, nor where the board itself tells
   * @throws NotationException if there is no such state
   */
  S state(int[][] cells, int side) throws NotationException;

  /** How a number other than 0 looks. */
  default Cell look(int number) {
    return switch (number) {
      case 1 -> Cell.of("X", Cell.Shape.DISC, Cell.Colour.FIRST);
      case 2 -> Cell.of("O", Cell.Shape.DISC, Cell.Colour.SECOND);
      default -> Cell.of(String.valueOf(number), Cell.Colour.NEUTRAL);
    };
  }
}
