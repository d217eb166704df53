package tabuleiro.app.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.Zobrist;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisMove;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisRotation;

/**
 * Tetris with another board type, as required by the course's tests 26 and 27: a list of rows, each
 * an array with columns from right to left. It shares only the pieces and the move numbers with the
 * program's Tetris.
 */
final class MirroredTetris implements Puzzle {
  private static final int[] POINTS = {0, 100, 300, 500, 800};

  private final List<boolean[]> rows;
  private final List<TetrisPiece> pieces;
  private final int placed;
  private final int points;

  private MirroredTetris(List<boolean[]> rows, List<TetrisPiece> pieces, int placed, int points) {
    this.rows = rows;
    this.pieces = pieces;
    this.placed = placed;
    this.points = points;
  }

  static MirroredTetris of(TetrisBoard board, List<TetrisPiece> pieces) {
    List<boolean[]> rows = new ArrayList<>();
    for (boolean[] row : board.toArray()) {
      boolean[] mirrored = new boolean[row.length];
      for (int column = 0; column < row.length; column++) {
        mirrored[row.length - 1 - column] = row[column];
      }
      rows.add(mirrored);
    }
    return new MirroredTetris(rows, pieces, 0, 0);
  }

  @Override
  public int points() {
    return points;
  }

  int opportunityCost() {
    return pieces.subList(0, placed).stream().mapToInt(TetrisPiece::maxPoints).sum() - points;
  }

  private boolean isLost() {
    return contains(rows.get(TetrisBoard.ROWS - 1), true);
  }

  @Override
  public boolean isSolved() {
    return !isLost() && placed == pieces.size();
  }

  @Override
  public void moves(MoveList moves) {
    if (isLost() || placed == pieces.size()) {
      return;
    }
    for (TetrisRotation rotation : pieces.get(placed).rotations()) {
      for (int column = 0; column + rotation.width() <= TetrisBoard.COLUMNS; column++) {
        moves.add(new TetrisMove(column, rotation).number());
      }
    }
  }

  @Override
  public int cost(int move) {
    return play(move).opportunityCost() - opportunityCost();
  }

  @Override
  public MirroredTetris play(int number) {
    TetrisMove move = TetrisMove.of(number);
    int row = TetrisBoard.ROWS;
    while (row > 0 && fits(move, row - 1)) {
      row--;
    }
    List<boolean[]> after = new ArrayList<>();
    for (int i = 0; i < TetrisBoard.ROWS; i++) {
      boolean[] cells = rows.get(i).clone();
      for (int column = 0; column < TetrisBoard.COLUMNS; column++) {
        cells[column] |= covers(move, i - row, TetrisBoard.COLUMNS - 1 - column);
      }
      after.add(cells);
    }
    MirroredTetris dropped = new MirroredTetris(after, pieces, placed + 1, points);
    if (dropped.isLost()) {
      return dropped;
    }
    after.removeIf(cells -> !contains(cells, false));
    int removed = TetrisBoard.ROWS - after.size();
    while (after.size() < TetrisBoard.ROWS) {
      after.add(new boolean[TetrisBoard.COLUMNS]);
    }
    return new MirroredTetris(after, pieces, placed + 1, points + POINTS[removed]);
  }

  /** Returns whether a piece fits at a row; the space above the board is free. */
  private boolean fits(TetrisMove move, int row) {
    for (int i = row; i < TetrisBoard.ROWS; i++) {
      for (int column = 0; column < TetrisBoard.COLUMNS; column++) {
        if (covers(move, i - row, column) && rows.get(i)[TetrisBoard.COLUMNS - 1 - column]) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean covers(TetrisMove move, int row, int column) {
    TetrisRotation rotation = move.rotation();
    int across = column - move.column();
    return row >= 0
        && row < rotation.height()
        && across >= 0
        && across < rotation.width()
        && rotation.isFilled(row, across);
  }

  private static boolean contains(boolean[] cells, boolean wanted) {
    for (boolean cell : cells) {
      if (cell == wanted) {
        return true;
      }
    }
    return false;
  }

  @Override
  public long key() {
    long[] packed = new long[words()];
    save(packed, 0);
    return Zobrist.key(Arrays.hashCode(packed));
  }

  /** Returns one word for each row and one for the rest. */
  @Override
  public int words() {
    return TetrisBoard.ROWS + 1;
  }

  @Override
  public void save(long[] into, int at) {
    for (int row = 0; row < TetrisBoard.ROWS; row++) {
      long bits = 0;
      for (boolean cell : rows.get(row)) {
        bits = 2 * bits + (cell ? 1 : 0);
      }
      into[at + row] = bits;
    }
    into[at + TetrisBoard.ROWS] = (long) placed << 32 | points;
  }

  @Override
  public MirroredTetris load(long[] from, int at) {
    List<boolean[]> loaded = new ArrayList<>();
    for (int row = 0; row < TetrisBoard.ROWS; row++) {
      boolean[] cells = new boolean[TetrisBoard.COLUMNS];
      for (int i = 0; i < cells.length; i++) {
        cells[i] = (from[at + row] >>> (cells.length - 1 - i) & 1) != 0;
      }
      loaded.add(cells);
    }
    long rest = from[at + TetrisBoard.ROWS];
    return new MirroredTetris(loaded, pieces, (int) (rest >>> 32), (int) rest);
  }
}
