package tabuleiro.games.cavalo;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.testkit.PlainState.PlainPuzzle;

/** An independent reference implementation of the puzzle of one knight. */
public final class PlainCavaloPuzzle implements PlainPuzzle {
  private static final int[][] JUMPS = {
    {2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}
  };

  private final PlainCavaloBoard board;
  private final boolean choice;
  private final int target;
  private final int points;

  private PlainCavaloPuzzle(PlainCavaloBoard board, boolean choice, int target, int points) {
    this.board = board;
    this.choice = choice;
    this.target = target;
    this.points = points;
  }

  /** A problem on a board of numbers (-9 for empty cells), before the knight is placed. */
  public static PlainCavaloPuzzle start(
      int[][] numbers, boolean zeroIsDouble, boolean choice, int target) {
    return new PlainCavaloPuzzle(new PlainCavaloBoard(numbers, zeroIsDouble), choice, target, 0);
  }

  @Override
  public List<Integer> moves() {
    List<Integer> moves = new ArrayList<>();
    int[] knight = board.find(-1);
    if (knight.length == 0) {
      for (int column = 0; column < 10; column++) {
        if (board.isNumber(0, column)) {
          moves.addAll(board.visits(0, column, choice));
        }
      }
      return moves;
    }
    for (int[] jump : JUMPS) {
      int row = knight[0] + jump[0];
      int column = knight[1] + jump[1];
      if (board.isNumber(row, column)) {
        moves.addAll(board.visits(row, column, choice));
      }
    }
    return moves;
  }

  @Override
  public PlainCavaloPuzzle play(int move) {
    PlainCavaloBoard next = board.copy();
    int digit = move % 11;
    int chosen = digit == 10 ? PlainCavaloBoard.NIL : digit * 11;
    int scored = next.visit(-1, move / 11 / 10, move / 11 % 10, chosen, true);
    return new PlainCavaloPuzzle(next, choice, target, points + scored);
  }

  @Override
  public boolean isSolved() {
    return points >= target;
  }

  @Override
  public String text() {
    return "(" + board.text("T") + " " + target + " " + points + ")";
  }
}
