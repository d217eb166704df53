package tabuleiro.examples.tictactoe;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Zobrist;

/** Noughts and crosses. A move is the cell, 0 to 8 by rows; a set of cells is nine bits. */
public record TicTacToe(int crosses, int noughts) implements Position {
  private static final int FULL = 0b111_111_111;
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  @Override
  public void moves(MoveList moves) {
    int free = isOver() ? 0 : FULL & ~(crosses | noughts);
    for (; free != 0; free &= free - 1) {
      moves.add(Integer.numberOfTrailingZeros(free));
    }
  }

  @Override
  public TicTacToe play(int cell) {
    return turn() == FIRST
        ? new TicTacToe(crosses | 1 << cell, noughts)
        : new TicTacToe(crosses, noughts | 1 << cell);
  }

  @Override
  public int turn() {
    return Integer.bitCount(crosses | noughts) & 1;
  }

  @Override
  public boolean isOver() {
    return (crosses | noughts) == FULL || margin() != 0;
  }

  @Override
  public int margin() {
    return hasLine(crosses) ? 1 : hasLine(noughts) ? -1 : 0;
  }

  @Override
  public long key() {
    return Zobrist.key(crosses << 9 | noughts);
  }

  private static boolean hasLine(int marks) {
    for (int line : LINES) {
      if ((marks & line) == line) {
        return true;
      }
    }
    return false;
  }
}
