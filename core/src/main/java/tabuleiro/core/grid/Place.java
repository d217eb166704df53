package tabuleiro.core.grid;

import java.util.List;

/**
 * The place of a move on a grid: cells to click one after another, a column, or none. A move
 * without a place appears as a button with its name.
 *
 * @param cells the cells in the order of the clicks, each {@code {row, column}} counted from 0
 * @param column the column, from 0; -1 if the move does not stand for a whole column
 * @param name distinguishes moves at the same place, or names a move without a place
 */
public record Place(List<List<Integer>> cells, int column, String name) {

  public Place {
    cells = List.copyOf(cells);
  }

  /** One cell: a stone is placed there. */
  public static Place cell(int row, int column) {
    return new Place(List.of(List.of(row, column)), -1, "");
  }

  /** Two cells: a piece moves from one to the other. */
  public static Place between(int fromRow, int fromColumn, int toRow, int toColumn) {
    return new Place(List.of(List.of(fromRow, fromColumn), List.of(toRow, toColumn)), -1, "");
  }

  /** A whole column: a click on any of its cells plays the move. */
  public static Place column(int column) {
    return new Place(List.of(), column, "");
  }

  /** No place: a button with this name, such as {@code pass}. */
  public static Place named(String name) {
    return new Place(List.of(), -1, name);
  }

  /** The same place with a name. Two moves at one place need different names. */
  public Place with(String newName) {
    return new Place(cells, column, newName);
  }
}
