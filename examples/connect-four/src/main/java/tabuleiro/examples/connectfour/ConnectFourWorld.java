package tabuleiro.examples.connectfour;

import tabuleiro.core.grid.Grid;
import tabuleiro.core.grid.GridGame;
import tabuleiro.core.grid.Place;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/** Connect Four as a world. The page only needs the description of the board as data. */
public final class ConnectFourWorld implements GridGame<ConnectFour> {

  @Override
  public String id() {
    return "connect-four";
  }

  @Override
  public ConnectFour start(long seed) {
    return new ConnectFour(0, 0);
  }

  @Override
  public int moveLimit() {
    return ConnectFour.COLUMNS;
  }

  @Override
  public int maxMargin() {
    return 1;
  }

  @Override
  public int rows(ConnectFour position) {
    return ConnectFour.ROWS;
  }

  @Override
  public int columns(ConnectFour position) {
    return ConnectFour.COLUMNS;
  }

  @Override
  public int cell(ConnectFour position, int row, int column) {
    long bit = ConnectFour.bit(row, column);
    return (position.first() & bit) != 0 ? 1 : (position.second() & bit) != 0 ? 2 : 0;
  }

  @Override
  public Place place(ConnectFour position, int column) {
    return Place.column(column);
  }

  @Override
  public ConnectFour state(int[][] cells, int side) throws InputException {
    Grid.check(cells, ConnectFour.ROWS, ConnectFour.COLUMNS, 2);
    long[] discs = new long[3];
    for (int row = 0; row < ConnectFour.ROWS; row++) {
      for (int column = 0; column < ConnectFour.COLUMNS; column++) {
        boolean isBottom = row == ConnectFour.ROWS - 1;
        if (cells[row][column] != 0 && !isBottom && cells[row + 1][column] == 0) {
          throw new InputException(Message.of(bundle(), "floating", row + 1, column + 1));
        }
        discs[cells[row][column]] |= ConnectFour.bit(row, column);
      }
    }
    int more = Long.bitCount(discs[1]) - Long.bitCount(discs[2]);
    if (more != 0 && more != 1) {
      throw new InputException(Message.of(bundle(), "count", more));
    }
    return new ConnectFour(discs[1], discs[2]);
  }
}
