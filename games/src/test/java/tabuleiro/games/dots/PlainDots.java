package tabuleiro.games.dots;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.testkit.PlainState;

/**
 * An independent reference implementation of Dots and Boxes for two: two arrays of arrays as in the
 * text of a board, and loops over them.
 */
public final class PlainDots implements PlainState.PlainPosition {
  private final int[][] horizontals;
  private final int[][] verticals;
  private final int[] boxes;
  private final int turn;

  private PlainDots(int[][] horizontals, int[][] verticals, int[] boxes, int turn) {
    this.horizontals = horizontals;
    this.verticals = verticals;
    this.boxes = boxes;
    this.turn = turn;
  }

  /** The empty board. */
  public static PlainDots empty(int rows, int columns) {
    return new PlainDots(new int[rows + 1][columns], new int[columns + 1][rows], new int[2], 0);
  }

  /** Reads a text {@code (board (boxes1 boxes2) side)}. */
  public static PlainDots read(String text) {
    List<int[]> lists = numbers(text);
    int[] boxes = lists.remove(lists.size() - 1);
    int columns = lists.get(0).length;
    int rows = lists.size() - columns - 2;
    return new PlainDots(
        lists.subList(0, rows + 1).toArray(int[][]::new),
        lists.subList(rows + 1, lists.size()).toArray(int[][]::new),
        boxes,
        text.charAt(text.length() - 2) - '1');
  }

  /** The innermost lists of a text. */
  static List<int[]> numbers(String text) {
    List<int[]> lists = new ArrayList<>();
    Matcher list = Pattern.compile("\\(([0-9 ]+)\\)").matcher(text);
    while (list.find()) {
      String[] words = list.group(1).split(" ");
      int[] values = new int[words.length];
      for (int i = 0; i < words.length; i++) {
        values[i] = Integer.parseInt(words[i]);
      }
      lists.add(values);
    }
    return lists;
  }

  @Override
  public List<Integer> moves() {
    return missing(horizontals, verticals);
  }

  /** The numbers of the missing arcs, horizontals row by row, then verticals column by column. */
  static List<Integer> missing(int[][] horizontals, int[][] verticals) {
    List<Integer> moves = new ArrayList<>();
    int number = 0;
    for (int[][] lines : new int[][][] {horizontals, verticals}) {
      for (int[] line : lines) {
        for (int arc : line) {
          if (arc == 0) {
            moves.add(number);
          }
          number++;
        }
      }
    }
    return moves;
  }

  @Override
  public PlainDots play(int move) {
    int[][] newHorizontals = copy(horizontals);
    int[][] newVerticals = copy(verticals);
    draw(newHorizontals, newVerticals, move);
    int gained = closed(newHorizontals, newVerticals) - closed(horizontals, verticals);
    int[] newBoxes = boxes.clone();
    newBoxes[turn] += gained;
    return new PlainDots(newHorizontals, newVerticals, newBoxes, gained > 0 ? turn : 1 - turn);
  }

  /** Draws the arc with a number. */
  static void draw(int[][] horizontals, int[][] verticals, int move) {
    int number = 0;
    for (int[][] lines : new int[][][] {horizontals, verticals}) {
      for (int[] line : lines) {
        for (int j = 0; j < line.length; j++) {
          if (number == move) {
            line[j] = 1;
          }
          number++;
        }
      }
    }
  }

  /** The number of boxes with all four arcs. */
  static int closed(int[][] horizontals, int[][] verticals) {
    int closed = 0;
    for (int row = 0; row < horizontals.length - 1; row++) {
      for (int column = 0; column < verticals.length - 1; column++) {
        if (horizontals[row][column] != 0
            && horizontals[row + 1][column] != 0
            && verticals[column][row] != 0
            && verticals[column + 1][row] != 0) {
          closed++;
        }
      }
    }
    return closed;
  }

  static int[][] copy(int[][] lines) {
    int[][] copy = new int[lines.length][];
    for (int i = 0; i < lines.length; i++) {
      copy[i] = lines[i].clone();
    }
    return copy;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public boolean isOver() {
    return moves().isEmpty();
  }

  @Override
  public int margin() {
    return boxes[0] - boxes[1];
  }

  @Override
  public String text() {
    return "("
        + board(horizontals, verticals)
        + " ("
        + boxes[0]
        + " "
        + boxes[1]
        + ") "
        + (turn + 1)
        + ")";
  }

  /** The text of a board. */
  static String board(int[][] horizontals, int[][] verticals) {
    return "(" + lines(horizontals) + " " + lines(verticals) + ")";
  }

  private static String lines(int[][] lines) {
    return java.util.Arrays.deepToString(lines)
        .replace(",", "")
        .replace('[', '(')
        .replace(']', ')');
  }
}
