package tabuleiro.games.blokus;

import java.util.List;
import tabuleiro.testkit.PlainState;

/** An independent reference implementation of the puzzle, based on {@link PlainBlokus}. */
public final class PlainBlokusPuzzle implements PlainState.PlainPuzzle {
  private final int[][] board;
  private final int[] hand;
  private final String goal;
  private final int target;

  private PlainBlokusPuzzle(int[][] board, int[] hand, String goal, int target) {
    this.board = board;
    this.hand = hand;
    this.goal = goal;
    this.target = target;
  }

  /**
   * A board without filled cells.
   *
   * @param goal filled, filled-stuck or stuck
   */
  public static PlainBlokusPuzzle of(int[][] board, String goal, int target) {
    return new PlainBlokusPuzzle(board, new int[] {10, 10, 15}, goal, target);
  }

  @Override
  public List<Integer> moves() {
    return PlainBlokus.placements(board, hand, 1, 0, 784);
  }

  @Override
  public PlainBlokusPuzzle play(int move) {
    return new PlainBlokusPuzzle(
        PlainBlokus.laid(board, move, 1), PlainBlokus.without(hand, move), goal, target);
  }

  @Override
  public boolean isSolved() {
    int filled = 0;
    for (int[] row : board) {
      for (int value : row) {
        filled += value == 1 ? 1 : 0;
      }
    }
    return (goal.equals("stuck") || filled >= target)
        && (goal.equals("filled") || moves().isEmpty());
  }

  @Override
  public String text() {
    String rows = PlainBlokus.text(board);
    return goal.equals("stuck") ? rows : "(" + rows + " " + target + ")";
  }
}
