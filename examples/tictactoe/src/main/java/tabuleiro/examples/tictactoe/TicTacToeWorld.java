package tabuleiro.examples.tictactoe;

import tabuleiro.core.grid.Cell;
import tabuleiro.core.grid.Grid;
import tabuleiro.core.grid.GridGame;
import tabuleiro.core.grid.Place;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/** Noughts and crosses as a world. */
public final class TicTacToeWorld implements GridGame<TicTacToe> {

  @Override
  public String id() {
    return "tictactoe";
  }

  @Override
  public TicTacToe start(long seed) {
    return new TicTacToe(0, 0);
  }

  @Override
  public int moveLimit() {
    return 9;
  }

  @Override
  public int maxMargin() {
    return 1;
  }

  @Override
  public int rows(TicTacToe board) {
    return 3;
  }

  @Override
  public int columns(TicTacToe board) {
    return 3;
  }

  @Override
  public int cell(TicTacToe board, int row, int column) {
    int bit = 1 << (3 * row + column);
    return (board.crosses() & bit) != 0 ? 1 : (board.noughts() & bit) != 0 ? 2 : 0;
  }

  @Override
  public Cell look(int number) {
    return number == 1
        ? Cell.of("X", Cell.Shape.CROSS, Cell.Colour.FIRST)
        : Cell.of("O", Cell.Shape.RING, Cell.Colour.SECOND);
  }

  @Override
  public Place place(TicTacToe board, int cell) {
    return Place.cell(cell / 3, cell % 3);
  }

  @Override
  public TicTacToe state(int[][] cells, int side) throws InputException {
    Grid.check(cells, 3, 3, 2);
    int[] marks = new int[3];
    for (int cell = 0; cell < 9; cell++) {
      marks[cells[cell / 3][cell % 3]] |= 1 << cell;
    }
    int more = Integer.bitCount(marks[1]) - Integer.bitCount(marks[2]);
    if (more != 0 && more != 1) {
      throw new InputException(Message.of(bundle(), "count", more));
    }
    return new TicTacToe(marks[1], marks[2]);
  }
}
