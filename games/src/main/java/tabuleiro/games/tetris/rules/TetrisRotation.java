package tabuleiro.games.tetris.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A rotation of a piece, written bottom row first. The order is the move order, and the index in it
 * is the number of the rotation.
 */
public enum TetrisRotation {
  I0(TetrisPiece.I, "1/1/1/1"),
  I1(TetrisPiece.I, "1111"),
  L0(TetrisPiece.L, "11/10/10"),
  L1(TetrisPiece.L, "100/111"),
  L2(TetrisPiece.L, "01/01/11"),
  L3(TetrisPiece.L, "111/001"),
  J0(TetrisPiece.J, "11/01/01"),
  J1(TetrisPiece.J, "111/100"),
  J2(TetrisPiece.J, "10/10/11"),
  J3(TetrisPiece.J, "001/111"),
  O0(TetrisPiece.O, "11/11"),
  S0(TetrisPiece.S, "110/011"),
  S1(TetrisPiece.S, "01/11/10"),
  Z0(TetrisPiece.Z, "011/110"),
  Z1(TetrisPiece.Z, "10/11/01"),
  T0(TetrisPiece.T, "111/010"),
  T1(TetrisPiece.T, "10/11/10"),
  T2(TetrisPiece.T, "010/111"),
  T3(TetrisPiece.T, "01/11/01"),
  U0(TetrisPiece.U, "111/101/101"),
  U1(TetrisPiece.U, "111/100/111"),
  U2(TetrisPiece.U, "101/101/111"),
  U3(TetrisPiece.U, "111/001/111"),
  BOMB(TetrisPiece.BOMB, "1");

  private static final List<TetrisRotation> ALL = List.of(values());

  private final TetrisPiece piece;
  private final String cells;
  private final int width;

  TetrisRotation(TetrisPiece piece, String cells) {
    this.piece = piece;
    this.cells = cells;
    width = (cells + "/").indexOf('/');
  }

  /** The rotation with a number. */
  public static TetrisRotation of(int number) {
    return ALL.get(number);
  }

  /** The rotation with a name such as {@code t2}, in lower case. */
  static Optional<TetrisRotation> named(String symbol) {
    return ALL.stream().filter(rotation -> rotation.symbol().equals(symbol)).findFirst();
  }

  /** The index in the order above, from 0; part of the number of a move. */
  @SuppressWarnings("EnumOrdinal") // the order is part of the encoding
  public int number() {
    return ordinal();
  }

  public TetrisPiece piece() {
    return piece;
  }

  /** The name in texts: {@code t2}, {@code bomba}. */
  public String symbol() {
    return this == BOMB ? piece.symbol() : name().toLowerCase(Locale.ROOT);
  }

  /** The width in columns. */
  public int width() {
    return width;
  }

  /** The height in rows. */
  public int height() {
    return (cells.length() + 1) / (width + 1);
  }

  /** Whether a cell of the bounding box is filled; row 0 is the bottom, column 0 the leftmost. */
  public boolean isFilled(int row, int column) {
    return cells.charAt(row * (width + 1) + column) == '1';
  }

  /** The filled cells as rows and columns of a board, given the lower left corner. */
  public List<List<Integer>> cells(int bottom, int left) {
    List<List<Integer>> filled = new ArrayList<>();
    for (int row = 0; row < height(); row++) {
      for (int column = 0; column < width; column++) {
        if (isFilled(row, column)) {
          filled.add(List.of(bottom + row, left + column));
        }
      }
    }
    return filled;
  }

  /** The lowest filled row of a column; above 0 if the piece overhangs there. */
  public int bottom(int column) {
    int row = 0;
    while (!isFilled(row, column)) {
      row++;
    }
    return row;
  }

  /** One more than the highest filled row of a column. */
  public int top(int column) {
    int row = height();
    while (!isFilled(row - 1, column)) {
      row--;
    }
    return row;
  }
}
