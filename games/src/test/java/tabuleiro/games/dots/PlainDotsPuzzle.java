package tabuleiro.games.dots;

import java.util.List;
import tabuleiro.testkit.PlainState;

/** An independent reference implementation of the puzzle of Dots and Boxes. */
public final class PlainDotsPuzzle implements PlainState.PlainPuzzle {
  private final int[][] horizontals;
  private final int[][] verticals;
  private final int target;
  private final boolean exactly;

  private PlainDotsPuzzle(int[][] horizontals, int[][] verticals, int target, boolean exactly) {
    this.horizontals = horizontals;
    this.verticals = verticals;
    this.target = target;
    this.exactly = exactly;
  }

  /** Reads a text {@code (board target)}. */
  public static PlainDotsPuzzle read(String text, boolean exactly) {
    List<int[]> lists = PlainDots.numbers(text);
    int columns = lists.get(0).length;
    int rows = lists.size() - columns - 2;
    String target = text.substring(text.lastIndexOf(' ') + 1, text.length() - 1);
    return new PlainDotsPuzzle(
        lists.subList(0, rows + 1).toArray(int[][]::new),
        lists.subList(rows + 1, lists.size()).toArray(int[][]::new),
        Integer.parseInt(target),
        exactly);
  }

  @Override
  public List<Integer> moves() {
    return PlainDots.missing(horizontals, verticals);
  }

  @Override
  public PlainDotsPuzzle play(int move) {
    int[][] newHorizontals = PlainDots.copy(horizontals);
    int[][] newVerticals = PlainDots.copy(verticals);
    PlainDots.draw(newHorizontals, newVerticals, move);
    return new PlainDotsPuzzle(newHorizontals, newVerticals, target, exactly);
  }

  @Override
  public boolean isSolved() {
    int closed = PlainDots.closed(horizontals, verticals);
    return exactly ? closed == target : closed >= target;
  }

  @Override
  public String text() {
    return "(" + PlainDots.board(horizontals, verticals) + " " + target + ")";
  }
}
