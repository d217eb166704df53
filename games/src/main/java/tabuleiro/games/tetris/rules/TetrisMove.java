package tabuleiro.games.tetris.rules;

/**
 * The course's action: drop a rotated piece with its leftmost cell in a column. Searches use the
 * number of the move instead:
 *
 * <pre>
 * move = 10 * rotation + column      rotation  0 1  2..5  6..9  10 11 12 13 14 15..18 19..22    23
 *                                              i0 i1 l0..3 j0..3 o0 s0 s1 z0 z1 t0..3  u0..3 bomba
 * </pre>
 */
public record TetrisMove(int column, TetrisRotation rotation) {
  /** An exclusive upper bound of all moves. */
  public static final int LIMIT = 240;

  public TetrisMove {
    if (column < 0 || column + rotation.width() > TetrisBoard.COLUMNS) {
      throw new IllegalArgumentException(rotation.symbol() + " does not fit at column " + column);
    }
  }

  /** The move with a number. */
  public static TetrisMove of(int move) {
    return new TetrisMove(move % 10, TetrisRotation.of(move / 10));
  }

  /** The number of the move. */
  public int number() {
    return 10 * rotation.number() + column;
  }

  /** The move as text: {@code (3 t2)}. */
  @Override
  public String toString() {
    return "(" + column + " " + rotation.symbol() + ")";
  }
}
