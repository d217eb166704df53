package tabuleiro.games.cavalo;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabuleiro.testkit.PlainState.PlainPosition;

/** An independent reference implementation of the game of two knights. */
public final class PlainCavalo implements PlainPosition {
  private static final int[][] JUMPS = {
    {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}
  };

  private final Map<String, String> rules;
  private final PlainCavaloBoard board;
  private final int[] points;
  private final int turn;

  private PlainCavalo(Map<String, String> rules, PlainCavaloBoard board, int[] points, int turn) {
    this.rules = rules;
    this.board = board;
    this.points = points;
    this.turn = turn;
  }

  /**
   * A game on a board of numbers; places the knights.
   *
   * @param rules threat, zeroIsDouble, double, end and placementDoubleRemoves, each with a value
   */
  public static PlainCavalo start(Map<String, String> rules, int[][] numbers, int turn) {
    PlainCavalo game = of(rules, numbers, new int[2], turn);
    boolean removes = "on".equals(rules.get("placementDoubleRemoves"));
    for (int side = 0; side < 2; side++) {
      int row = side * 9;
      int column = largest(game.board, row);
      game.points[side] = game.board.visit(-1 - side, row, column, PlainCavaloBoard.NIL, removes);
    }
    return game;
  }

  /** A running game: the knights are -1 and -2 on the board, -9 is a number that is gone. */
  public static PlainCavalo of(Map<String, String> rules, int[][] cells, int[] points, int turn) {
    boolean zeroIsDouble = "on".equals(rules.get("zeroIsDouble"));
    return new PlainCavalo(rules, new PlainCavaloBoard(cells, zeroIsDouble), points.clone(), turn);
  }

  private static int largest(PlainCavaloBoard board, int row) {
    int best = 0;
    for (int column = 1; column < 10; column++) {
      if (board.cells[row][column] > board.cells[row][best]) {
        best = column;
      }
    }
    return best;
  }

  private List<Integer> jumps(int side) {
    int[] from = board.find(-1 - side);
    int[] other = board.find(-2 + side);
    List<Integer> moves = new ArrayList<>();
    for (int[] jump : JUMPS) {
      int row = from[0] + jump[0];
      int column = from[1] + jump[1];
      boolean attacked = Math.abs((row - other[0]) * (column - other[1])) == 2;
      if (board.isNumber(row, column) && !("on".equals(rules.get("threat")) && attacked)) {
        moves.addAll(board.visits(row, column, "choice".equals(rules.get("double"))));
      }
    }
    return moves;
  }

  @Override
  public boolean isOver() {
    boolean moverStuck = jumps(turn).isEmpty();
    boolean otherStuck = jumps(1 - turn).isEmpty();
    if (moverStuck && otherStuck) {
      return true;
    } else if ("brainking".equals(rules.get("end"))) {
      return moverStuck;
    } else if ("course".equals(rules.get("end"))) {
      return (moverStuck && points[1 - turn] > points[turn])
          || (otherStuck && points[turn] > points[1 - turn]);
    }
    return false;
  }

  @Override
  public List<Integer> moves() {
    if (isOver()) {
      return List.of();
    }
    List<Integer> jumps = jumps(turn);
    return jumps.isEmpty() ? List.of(1100) : jumps;
  }

  @Override
  public PlainCavalo play(int move) {
    PlainCavaloBoard next = board.copy();
    int[] newPoints = points.clone();
    if (move != 1100) {
      int digit = move % 11;
      int chosen = digit == 10 ? PlainCavaloBoard.NIL : digit * 11;
      newPoints[turn] += next.visit(-1 - turn, move / 11 / 10, move / 11 % 10, chosen, true);
    }
    return new PlainCavalo(rules, next, newPoints, 1 - turn);
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int margin() {
    return points[0] - points[1];
  }

  @Override
  public String text() {
    return "(" + board.text("-1") + " (" + points[0] + " " + points[1] + ") " + (turn + 1) + ")";
  }
}
