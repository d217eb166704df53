package tabuleiro.core.grid;

import java.util.List;

/**
 * Where a move is on a grid: on cells, to be clicked one after the other, in a column, or nowhere,
 * so that it appears as a button with its name.
 *
 * @param cells the cells in the order of the clicks, each {@code {row, column}} counted from 0
 * @param column the column, from 0; -1 if the move is not one of a whole column
 * @param name what tells moves at the same place apart, or the name of a move without a place
 */
public record Place(List<List<Integer>> cells, int column, String name) {

  public Place {
    cells = List.copyOf(cells);
  }

  /** One cell: a stone is put there. */
  public static Place cell(int row, int column) {
    return new Place(List.of(List.of(row, column)), -1, "");
  }

  /** Two cells: something goes from one to the other. */
  public static Place between(int fromRow, int fromColumn, int toRow, int toColumn) {
    return new Place(List.of(List.of(fromRow, fromColumn), List.of(toRow, toColumn)), -1, "");
  }

  /** A whole column: any cell of it means the move. */
  public static Place column(int column) {
    return new Place(List.of(), column, "");
  }

  /** No place: a button with this name, such as {@code pass}. */
  public static Place named(String name) {
    return new Place(List.of(), -1, name);
  }

  /** The same place with a name: two moves at one place need different names. */
  public Place with(String newName) {
    return new Place(cells, column, newName);
  }
}
