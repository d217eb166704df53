package tabuleiro.games.cavalo;

import java.util.ArrayList;
import java.util.List;

/**
 * The board of the reference implementations: ten rows of ten cells, each a number, a knight or
 * empty. Mutable; callers copy it to keep it.
 */
final class PlainCavaloBoard {
  static final int NIL = -9;

  final int[][] cells = new int[10][10];
  private final boolean zeroIsDouble;

  PlainCavaloBoard(int[][] cells, boolean zeroIsDouble) {
    this.zeroIsDouble = zeroIsDouble;
    for (int row = 0; row < 10; row++) {
      this.cells[row] = cells[row].clone();
    }
  }

  PlainCavaloBoard copy() {
    return new PlainCavaloBoard(cells, zeroIsDouble);
  }

  boolean isDouble(int number) {
    return number >= 0 && number / 10 == number % 10 && (number > 0 || zeroIsDouble);
  }

  /** The doubles on the board except one, largest first. */
  List<Integer> otherDoubles(int number) {
    List<Integer> found = new ArrayList<>();
    for (int candidate = 99; candidate >= 0; candidate--) {
      if (candidate != number && isDouble(candidate) && find(candidate).length > 0) {
        found.add(candidate);
      }
    }
    return found;
  }

  /** Row and column of a number or a knight; empty if it is not there. */
  int[] find(int content) {
    for (int row = 0; row < 10; row++) {
      for (int column = 0; column < 10; column++) {
        if (cells[row][column] == content) {
          return new int[] {row, column};
        }
      }
    }
    return new int[0];
  }

  void remove(int number) {
    int[] place = find(number);
    if (place.length > 0) {
      cells[place[0]][place[1]] = NIL;
    }
  }

  /** Moves or places a knight and returns the number that it scores. */
  int visit(int knight, int row, int column, int chosenDouble, boolean doublesRemove) {
    int number = cells[row][column];
    remove(knight);
    if (isDouble(number)) {
      List<Integer> others = otherDoubles(number);
      if (doublesRemove && !others.isEmpty()) {
        remove(chosenDouble == NIL ? others.get(0) : chosenDouble);
      }
    } else {
      int twin = number % 10 * 10 + number / 10;
      if (twin != number) {
        remove(twin);
      }
    }
    cells[row][column] = knight;
    return number;
  }

  /** The moves that visit a cell: target times 11, plus the digit of the double or 10. */
  List<Integer> visits(int row, int column, boolean choice) {
    List<Integer> moves = new ArrayList<>();
    int target = row * 10 + column;
    int number = cells[row][column];
    if (choice && isDouble(number)) {
      for (int other : otherDoubles(number)) {
        moves.add(target * 11 + other / 10);
      }
    }
    if (moves.isEmpty()) {
      moves.add(target * 11 + 10);
    }
    return moves;
  }

  boolean isNumber(int row, int column) {
    return row >= 0 && row < 10 && column >= 0 && column < 10 && cells[row][column] >= 0;
  }

  String text(String firstKnight) {
    StringBuilder text = new StringBuilder();
    for (int[] row : cells) {
      StringBuilder line = new StringBuilder();
      for (int cell : row) {
        line.append(' ').append(cell == NIL ? "NIL" : cell == -1 ? firstKnight : "" + cell);
      }
      text.append(" (").append(line.substring(1)).append(')');
    }
    return "(" + text.substring(1) + ")";
  }
}
