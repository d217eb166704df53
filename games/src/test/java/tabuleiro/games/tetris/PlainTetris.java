package tabuleiro.games.tetris;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabuleiro.testkit.PlainState;

/**
 * An independent reference implementation of IA-Tetris: a board of booleans by row and column, row
 * 0 at the bottom. Moves are numbered as in the world: ten times the rotation plus the leftmost
 * column.
 */
public final class PlainTetris implements PlainState.PlainPuzzle {
  private static final int ROWS = 18;
  private static final int COLUMNS = 10;

  /** Name and rows, bottom row first, in move order. */
  private static final String[][] ROTATIONS = {
    {"i0", "1", "1", "1", "1"},
    {"i1", "1111"},
    {"l0", "11", "10", "10"},
    {"l1", "100", "111"},
    {"l2", "01", "01", "11"},
    {"l3", "111", "001"},
    {"j0", "11", "01", "01"},
    {"j1", "111", "100"},
    {"j2", "10", "10", "11"},
    {"j3", "001", "111"},
    {"o0", "11", "11"},
    {"s0", "110", "011"},
    {"s1", "01", "11", "10"},
    {"z0", "011", "110"},
    {"z1", "10", "11", "01"},
    {"t0", "111", "010"},
    {"t1", "10", "11", "10"},
    {"t2", "010", "111"},
    {"t3", "01", "11", "01"},
    {"u0", "111", "101", "101"},
    {"u1", "111", "100", "111"},
    {"u2", "101", "101", "111"},
    {"u3", "111", "001", "111"},
    {"bomba", "1"},
  };

  private static final Map<String, Integer> MOST_POINTS =
      Map.of(
          "i", 800, "j", 500, "l", 500, "s", 300, "z", 300, "t", 300, "o", 300, "u", 500, "bomba",
          640);

  private final boolean special;
  private final boolean[][] board;
  private final List<String> toPlace;
  private final List<String> placed;
  private final int points;

  /**
   * Creates a state.
   *
   * @param special whether the rules of July 2016 apply
   * @param toPlace the next piece first
   * @param placed the most recent piece first
   */
  public PlainTetris(
      boolean special, boolean[][] board, List<String> toPlace, int points, List<String> placed) {
    this.special = special;
    this.board = copy(board);
    this.toPlace = List.copyOf(toPlace);
    this.points = points;
    this.placed = List.copyOf(placed);
  }

  public int points() {
    return points;
  }

  @Override
  public List<Integer> moves() {
    List<Integer> moves = new ArrayList<>();
    if (topHasCell() || toPlace.isEmpty()) {
      return moves;
    }
    for (int rotation = 0; rotation < ROTATIONS.length; rotation++) {
      if (isOf(ROTATIONS[rotation][0], toPlace.get(0))) {
        for (int column = 0; column < COLUMNS; column++) {
          if (column + ROTATIONS[rotation][1].length() <= COLUMNS) {
            moves.add(10 * rotation + column);
          }
        }
      }
    }
    return moves;
  }

  private static boolean isOf(String rotation, String piece) {
    return rotation.equals("bomba")
        ? piece.equals("bomba")
        : rotation.substring(0, 1).equals(piece);
  }

  @Override
  public PlainTetris play(int move) {
    String name = ROTATIONS[move / 10][0];
    int column = move % 10;
    boolean[][] next = copy(board);
    int row = drop(next, move / 10, column);
    int won = 0;
    boolean lost = false;
    for (boolean cell : next[ROWS - 1]) {
      lost |= cell;
    }
    if (!lost) {
      won = name.equals("bomba") ? explode(next, row, column) : removeRows(next);
      if (special && (placed.size() + 1) % 2 == 0) {
        doubleBottom(next);
      }
    }
    List<String> newPlaced = new ArrayList<>(placed);
    newPlaced.add(0, toPlace.get(0));
    return new PlainTetris(
        special, next, toPlace.subList(1, toPlace.size()), points + won, newPlaced);
  }

  /** Lowers the piece from above the board until it meets a cell or the floor. */
  private static int drop(boolean[][] board, int rotation, int column) {
    int row = ROWS + 4;
    while (row > 0 && fits(board, rotation, row - 1, column)) {
      row--;
    }
    for (int r = 1; r < ROTATIONS[rotation].length; r++) {
      for (int c = 0; c < ROTATIONS[rotation][r].length(); c++) {
        if (ROTATIONS[rotation][r].charAt(c) == '1' && row + r - 1 < ROWS) {
          board[row + r - 1][column + c] = true;
        }
      }
    }
    return row;
  }

  private static boolean fits(boolean[][] board, int rotation, int row, int column) {
    for (int r = 1; r < ROTATIONS[rotation].length; r++) {
      for (int c = 0; c < ROTATIONS[rotation][r].length(); c++) {
        if (ROTATIONS[rotation][r].charAt(c) == '1'
            && row + r - 1 < ROWS
            && board[row + r - 1][column + c]) {
          return false;
        }
      }
    }
    return true;
  }

  private static int removeRows(boolean[][] board) {
    List<boolean[]> kept = new ArrayList<>();
    for (boolean[] row : board) {
      int cells = 0;
      for (boolean cell : row) {
        cells += cell ? 1 : 0;
      }
      if (cells < COLUMNS) {
        kept.add(row.clone());
      }
    }
    int removed = ROWS - kept.size();
    for (int row = 0; row < ROWS; row++) {
      board[row] = row < kept.size() ? kept.get(row) : new boolean[COLUMNS];
    }
    return switch (removed) {
      case 0 -> 0;
      case 1 -> 100;
      case 2 -> 300;
      case 3 -> 500;
      default -> 800;
    };
  }

  private static int explode(boolean[][] board, int row, int column) {
    int destroyed = 0;
    for (int r = row - 1; r <= row + 1; r++) {
      for (int c = column - 1; c <= column + 1; c++) {
        if (r >= 0 && r < ROWS && c >= 0 && c < COLUMNS && board[r][c]) {
          board[r][c] = false;
          destroyed++;
        }
      }
    }
    return (int) (5 * Math.pow(2, destroyed - 1));
  }

  private static void doubleBottom(boolean[][] board) {
    boolean empty = true;
    for (boolean cell : board[0]) {
      empty &= !cell;
    }
    if (!empty) {
      for (int row = ROWS - 1; row > 0; row--) {
        board[row] = board[row - 1].clone();
      }
    }
  }

  private boolean topHasCell() {
    for (boolean cell : board[ROWS - 1]) {
      if (cell) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isSolved() {
    return toPlace.isEmpty() && !topHasCell();
  }

  /** The course's opportunity cost of the placed pieces. */
  public int opportunityCost() {
    return placed.stream().mapToInt(PlainTetris::mostPoints).sum() - points;
  }

  private static int mostPoints(String piece) {
    Integer most = MOST_POINTS.get(piece);
    if (most == null) {
      throw new IllegalArgumentException(piece);
    }
    return most;
  }

  @Override
  public String text() {
    StringBuilder rows = new StringBuilder();
    StringBuilder pending = new StringBuilder();
    for (boolean[] row : board) {
      boolean any = false;
      pending.append(' ');
      for (boolean cell : row) {
        pending.append(cell ? '1' : '0');
        any |= cell;
      }
      if (any) {
        rows.append(pending);
        pending.setLength(0);
      }
    }
    String well = rows.length() == 0 ? "NIL" : "(" + rows.substring(1) + ")";
    String past = placed.isEmpty() ? "" : " " + list(placed);
    return "(" + well + " " + list(toPlace) + " " + points + past + ")";
  }

  private static String list(List<String> pieces) {
    return pieces.isEmpty() ? "NIL" : "(" + String.join(" ", pieces) + ")";
  }

  private static boolean[][] copy(boolean[][] board) {
    boolean[][] copy = new boolean[ROWS][];
    for (int row = 0; row < ROWS; row++) {
      copy[row] = board[row].clone();
    }
    return copy;
  }
}
