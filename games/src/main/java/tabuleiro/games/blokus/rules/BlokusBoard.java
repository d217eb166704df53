package tabuleiro.games.blokus.rules;

import tabuleiro.core.Zobrist;

/**
 * The board as bits: pure functions used by both the game and the puzzle.
 *
 * <p>A set of cells is four longs of four rows each. A frame of empty rows and columns surrounds
 * the 14×14 board, so that no shift can wrap from one edge of the board to the other:
 *
 * <pre>
 *              column   -1  0  1  2 ...  13 14
 *   word 0  row -1       ×  .  .  .      .  .      bit of a cell in its word:
 *           row  0       .  o  o  o      o  .        16 · ((row + 1) mod 4) + column + 1
 *           row  1       .  o  o  o      o  .
 *           row  2       .  o  o  o      o  .      o  the board
 *   word 1  rows 3 to 6                            .  the frame
 *   word 2  rows 7 to 10                           ×  the root of player 1
 *   word 3  rows 11 to 13                          +  the root of player 2
 *           row 14       .  .  .  .      .  +
 * </pre>
 *
 * The <em>root</em> of a player is a cell of the frame that counts as theirs from the start. It
 * touches the board only diagonally, at the starting corner. So the first piece needs no special
 * rule: like any other piece it must touch a cell of its player diagonally. A half-turn of the
 * board reverses all 256 bits and exchanges the roots.
 *
 * <p>This class defines the layout, the numbers of placements and the cells they cover; {@link
 * BlokusPlacements} implements the rules.
 */
public final class BlokusBoard {
  public static final int SIZE = 14;
  public static final int CELLS = SIZE * SIZE;

  /** The number of placements, including invalid ones: piece · 196 + row · 14 + column. */
  public static final int PLACEMENTS = 4 * CELLS;

  /** The number of longs in a set of cells. */
  public static final int WORDS = 4;

  public static final long BOARD_TOP = 0x7FFE_7FFE_7FFE_0000L;
  public static final long BOARD_MIDDLE = 0x7FFE_7FFE_7FFE_7FFEL;
  public static final long BOARD_BOTTOM = 0x0000_7FFE_7FFE_7FFEL;

  /** The root of player 1, in word 0. */
  public static final long FIRST_ROOT = 1L;

  /** The root of player 2, in word 3. */
  static final long SECOND_ROOT = 1L << 63;

  private static final long[] CELL_KEYS = Zobrist.keys(0xB10C, 2 * CELLS);
  private static final long[] COVERED = new long[WORDS * PLACEMENTS];
  private static final long[] PLACEMENT_KEYS = new long[2 * PLACEMENTS];

  static {
    for (int move = 0; move < PLACEMENTS; move++) {
      if (isInside(move)) {
        for (BlokusPiece.Cell cell : piece(move).cells()) {
          int row = row(move) + cell.down();
          int column = column(move) + cell.right();
          COVERED[WORDS * move + word(row)] |= bit(row, column);
          PLACEMENT_KEYS[move] ^= cellKey(0, row, column);
          PLACEMENT_KEYS[PLACEMENTS + move] ^= cellKey(1, row, column);
        }
      }
    }
  }

  private BlokusBoard() {}

  // Numbers of cells and placements.

  public static BlokusPiece piece(int move) {
    return BlokusPiece.ALL.get(move / CELLS);
  }

  public static int row(int move) {
    return move % CELLS / SIZE;
  }

  public static int column(int move) {
    return move % SIZE;
  }

  public static int placement(BlokusPiece piece, int row, int column) {
    return piece.number() * CELLS + row * SIZE + column;
  }

  /** Whether every square of a placement lies on the board. */
  public static boolean isInside(int move) {
    for (BlokusPiece.Cell cell : piece(move).cells()) {
      if (!isInside(row(move) + cell.down(), column(move) + cell.right())) {
        return false;
      }
    }
    return true;
  }

  public static boolean isInside(int row, int column) {
    return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
  }

  /** The word that holds a row. */
  public static int word(int row) {
    return (row + 1) / 4;
  }

  /** The bit of a cell in its word. */
  public static long bit(int row, int column) {
    return 1L << (16 * ((row + 1) % 4) + column + 1);
  }

  /** The cells of the board that lie in a word. */
  public static long board(int word) {
    return word == 0 ? BOARD_TOP : word == 3 ? BOARD_BOTTOM : BOARD_MIDDLE;
  }

  /** The part of a placement that lies in a word. */
  public static long covered(int move, int word) {
    return COVERED[WORDS * move + word];
  }

  static long cellKey(int player, int row, int column) {
    return CELL_KEYS[player * CELLS + row * SIZE + column];
  }

  /** The combined key of all squares of a placement. */
  static long placementKey(int player, int move) {
    return PLACEMENT_KEYS[player * PLACEMENTS + move];
  }

  // Shifts of one word; those across rows also need the neighbouring word.

  /** The cells one row up, including the first row of the word below. */
  public static long north(long cells, long below) {
    return cells >>> 16 | below << 48;
  }

  /** The cells one row down, including the last row of the word above. */
  public static long south(long cells, long above) {
    return cells << 16 | above >>> 48;
  }

  public static long east(long cells) {
    return cells << 1;
  }

  public static long west(long cells) {
    return cells >>> 1;
  }
}
