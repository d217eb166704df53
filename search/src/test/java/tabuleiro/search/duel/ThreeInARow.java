package tabuleiro.search.duel;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Zobrist;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.world.Game;

/**
 * A small Connect Four: stones drop into four columns of four cells; three in a row, a column or a
 * diagonal win by 1.
 *
 * @param cells sixteen characters, the bottom row first: {@code .} free, 1 or 2 a stone
 */
record ThreeInARow(String cells) implements Position {
  private static final int SIZE = 4;
  private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  static final Game<ThreeInARow> GAME = new SearchedGame<>(new Knowledge<>() {}, 1);

  /** The game without a margin bound. */
  static final Game<ThreeInARow> UNBOUNDED =
      new SearchedGame<>(new Knowledge<>() {}, Game.UNBOUNDED);

  /** The position after stones were dropped into these columns, 0 to 3. */
  static ThreeInARow after(int... columns) {
    ThreeInARow position = new ThreeInARow(".".repeat(SIZE * SIZE));
    for (int column : columns) {
      position = position.play(column);
    }
    return position;
  }

  @Override
  public void moves(MoveList moves) {
    for (int column = 0; column < SIZE && !isWon(); column++) {
      if (cells.charAt((SIZE - 1) * SIZE + column) == '.') {
        moves.add(column);
      }
    }
  }

  @Override
  public ThreeInARow play(int column) {
    int cell = column;
    while (cells.charAt(cell) != '.') {
      cell += SIZE;
    }
    char stone = turn() == FIRST ? '1' : '2';
    return new ThreeInARow(cells.substring(0, cell) + stone + cells.substring(cell + 1));
  }

  @Override
  public int turn() {
    return (int) cells.chars().filter(cell -> cell != '.').count() % 2;
  }

  @Override
  public boolean isOver() {
    return isWon() || cells.indexOf('.') < 0;
  }

  @Override
  public int margin() {
    return !isWon() ? 0 : turn() == FIRST ? -1 : 1;
  }

  private boolean isWon() {
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      for (int[] step : STEPS) {
        if (stone(cell, step, 0) != '.'
            && stone(cell, step, 0) == stone(cell, step, 1)
            && stone(cell, step, 0) == stone(cell, step, 2)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The stone some steps from a cell; free if that is off the board. */
  private char stone(int cell, int[] step, int steps) {
    int row = cell / SIZE + steps * step[0];
    int column = cell % SIZE + steps * step[1];
    boolean isInside = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
    return isInside ? cells.charAt(row * SIZE + column) : '.';
  }

  @Override
  public long key() {
    long key = 0;
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      key ^= Zobrist.key(cells.charAt(cell) * 64L + cell);
    }
    return key;
  }
}
