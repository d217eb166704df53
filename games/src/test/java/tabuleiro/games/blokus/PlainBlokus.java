package tabuleiro.games.blokus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tabuleiro.testkit.PlainState;

/**
 * An independent reference implementation of the game for two: a board of numbers, and a test of
 * every piece on every cell. Slow and simple on purpose; it shares no code with the fast rules.
 */
public final class PlainBlokus implements PlainState.PlainPosition {
  private static final int PASS = 784;

  /** The cells of a, b, c1 and c2 relative to row 0, column 0: rows down, columns right. */
  private static final int[][][] CELLS = {
    {{0, 0}},
    {{0, 0}, {0, 1}, {1, 0}, {1, 1}},
    {{0, 0}, {0, 1}, {-1, 1}, {-1, 2}},
    {{0, 0}, {1, 0}, {1, 1}, {2, 1}}
  };

  private final int[][] board;
  private final int[][] hands;
  private final int turn;

  private PlainBlokus(int[][] board, int[][] hands, int turn) {
    this.board = board;
    this.hands = hands;
    this.turn = turn;
  }

  /** The empty board; the beginner is 0 for player 1, 1 for player 2. */
  public static PlainBlokus start(int beginner) {
    return new PlainBlokus(new int[14][14], new int[][] {{10, 10, 15}, {10, 10, 15}}, beginner);
  }

  @Override
  public List<Integer> moves() {
    List<Integer> moves = placements(turn);
    if (moves.isEmpty() && !isStuck(1 - turn)) {
      moves.add(PASS);
    }
    return moves;
  }

  private List<Integer> placements(int player) {
    int corner = player == 0 ? 0 : 13;
    return placements(board, hands[player], player + 1, corner, 784);
  }

  private boolean isStuck(int player) {
    int corner = player == 0 ? 0 : 13;
    return placements(board, hands[player], player + 1, corner, 1).isEmpty();
  }

  /** Whether a player could lay a piece of four squares if it were their turn. */
  boolean hasPlaceForFour(int player) {
    int corner = player == 0 ? 0 : 13;
    int[] fours = {0, hands[player][1], hands[player][2]};
    return !placements(board, fours, player + 1, corner, 1).isEmpty();
  }

  /**
   * The first {@code most} placements of a player whose starting corner is on the main diagonal.
   */
  static List<Integer> placements(int[][] board, int[] hand, int player, int corner, int most) {
    List<Integer> placements = new ArrayList<>();
    boolean isFirst = !hasLaid(board, player);
    for (int piece = 0; piece < 4; piece++) {
      for (int row = 0; row < 14 && hand[kind(piece)] > 0; row++) {
        for (int column = 0; column < 14 && placements.size() < most; column++) {
          if (isLegal(board, piece, row, column, player, isFirst, corner)) {
            placements.add(piece * 196 + row * 14 + column);
          }
        }
      }
    }
    return placements;
  }

  private static boolean hasLaid(int[][] board, int player) {
    for (int[] row : board) {
      for (int value : row) {
        if (value == player) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isLegal(
      int[][] board, int piece, int r, int c, int player, boolean isFirst, int corner) {
    boolean touches = false;
    for (int[] cell : CELLS[piece]) {
      int row = r + cell[0];
      int column = c + cell[1];
      if (value(board, row, column) != 0) {
        return false;
      }
      if (value(board, row - 1, column) == player
          || value(board, row + 1, column) == player
          || value(board, row, column - 1) == player
          || value(board, row, column + 1) == player) {
        return false;
      }
      touches |=
          isFirst
              ? row == corner && column == corner
              : value(board, row - 1, column - 1) == player
                  || value(board, row - 1, column + 1) == player
                  || value(board, row + 1, column - 1) == player
                  || value(board, row + 1, column + 1) == player;
    }
    return touches;
  }

  /** The contents of a cell; -1 outside the board. */
  private static int value(int[][] board, int row, int column) {
    return row < 0 || row > 13 || column < 0 || column > 13 ? -1 : board[row][column];
  }

  private static int kind(int piece) {
    return piece == 3 ? 2 : piece;
  }

  /** A board with one more piece. */
  static int[][] laid(int[][] board, int move, int player) {
    int[][] next = Arrays.stream(board).map(int[]::clone).toArray(int[][]::new);
    for (int[] cell : CELLS[move / 196]) {
      next[move % 196 / 14 + cell[0]][move % 14 + cell[1]] = player;
    }
    return next;
  }

  /** A hand with one piece less. */
  static int[] without(int[] hand, int move) {
    int[] next = hand.clone();
    next[kind(move / 196)]--;
    return next;
  }

  @Override
  public PlainBlokus play(int move) {
    if (move == PASS) {
      return new PlainBlokus(board, hands, 1 - turn);
    }
    int[][] next = hands.clone();
    next[turn] = without(hands[turn], move);
    return new PlainBlokus(laid(board, move, turn + 1), next, 1 - turn);
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public boolean isOver() {
    return isStuck(0) && isStuck(1);
  }

  @Override
  public int margin() {
    return left(hands[1]) - left(hands[0]);
  }

  private static int left(int[] hand) {
    return hand[0] + 4 * hand[1] + 4 * hand[2];
  }

  @Override
  public String text() {
    return "(" + text(board) + " " + text(hands[0]) + " " + text(hands[1]) + " " + (turn + 1) + ")";
  }

  static String text(int[][] rows) {
    StringBuilder text = new StringBuilder();
    for (int[] row : rows) {
      text.append(text.isEmpty() ? "(" : " ").append(text(row));
    }
    return text.append(")").toString();
  }

  private static String text(int[] numbers) {
    StringBuilder text = new StringBuilder();
    for (int number : numbers) {
      text.append(text.isEmpty() ? "(" : " ").append(number);
    }
    return text.append(")").toString();
  }
}
