package tabuleiro.games.quatro;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringTokenizer;

/**
 * The board and the reserve as lists of words, for the reference implementations of the game and
 * the puzzle. A piece is its text, such as {@code preta quadrada baixa cheia}; a free square is "".
 */
final class PlainQuatroBoard {
  /** The pieces by their numbers. */
  static final List<String> PIECES = new ArrayList<>();

  static {
    for (String density : List.of("oca", "cheia")) {
      for (String height : List.of("alta", "baixa")) {
        for (String shape : List.of("redonda", "quadrada")) {
          for (String colour : List.of("branca", "preta")) {
            PIECES.add(colour + " " + shape + " " + height + " " + density);
          }
        }
      }
    }
  }

  final boolean squaresCount;
  final String[][] cells;
  final List<String> reserve;

  PlainQuatroBoard(boolean squaresCount, String[][] cells, List<String> reserve) {
    this.squaresCount = squaresCount;
    this.cells = cells;
    this.reserve = reserve;
  }

  /** The empty board with the reserve of the course, whose pieces are given by first letters. */
  static PlainQuatroBoard empty(boolean squaresCount) {
    String order =
        "bqbc bqac brao prao brbo prbo bqao pqao bqbo pqbo brac prac brbc prbc pqac pqbc";
    List<String> reserve = new ArrayList<>();
    for (String letters : order.split(" ")) {
      for (String piece : PIECES) {
        if (piece.replaceAll("(\\w)\\w+ ?", "$1").equals(letters)) {
          reserve.add(piece);
        }
      }
    }
    String[][] cells = new String[4][4];
    for (String[] row : cells) {
      Arrays.fill(row, "");
    }
    return new PlainQuatroBoard(squaresCount, cells, reserve);
  }

  /** Reads the text of a puzzle or position as written by the program. */
  static PlainQuatroBoard read(boolean squaresCount, String text) {
    List<?> parts = (List<?>) list(new StringTokenizer(text, "() ", true)).get(0);
    String[][] cells = new String[4][4];
    for (int square = 0; square < 16; square++) {
      List<?> row = (List<?>) ((List<?>) parts.get(0)).get(square / 4);
      cells[square / 4][square % 4] = piece(row.get(square % 4));
    }
    List<String> reserve = new ArrayList<>();
    if (parts.get(1) instanceof List<?> pieces) {
      pieces.forEach(piece -> reserve.add(piece(piece)));
    }
    return new PlainQuatroBoard(squaresCount, cells, reserve);
  }

  private static List<Object> list(StringTokenizer tokens) {
    List<Object> items = new ArrayList<>();
    while (tokens.hasMoreTokens()) {
      String token = tokens.nextToken();
      if (token.equals(")")) {
        break;
      } else if (token.equals("(")) {
        items.add(list(tokens));
      } else if (!token.isBlank()) {
        items.add(token);
      }
    }
    return items;
  }

  private static String piece(Object cell) {
    return cell instanceof List<?> words
        ? words.get(0) + " " + words.get(1) + " " + words.get(2) + " " + words.get(3)
        : "";
  }

  /** The board with a piece on a square; the piece is removed from the reserve. */
  PlainQuatroBoard with(int square, String piece) {
    String[][] copy = new String[4][];
    for (int row = 0; row < 4; row++) {
      copy[row] = cells[row].clone();
    }
    copy[square / 4][square % 4] = piece;
    return new PlainQuatroBoard(squaresCount, copy, without(piece));
  }

  List<String> without(String piece) {
    List<String> rest = new ArrayList<>(reserve);
    rest.remove(piece);
    return rest;
  }

  boolean isFree(int square) {
    return cells[square / 4][square % 4].isEmpty();
  }

  /** Whether some row, column, diagonal or, if they count, 2×2 square is a line. */
  boolean hasLine() {
    for (int i = 0; i < 4; i++) {
      if (isLine(cells[i][0], cells[i][1], cells[i][2], cells[i][3])
          || isLine(cells[0][i], cells[1][i], cells[2][i], cells[3][i])) {
        return true;
      }
    }
    if (isLine(cells[0][0], cells[1][1], cells[2][2], cells[3][3])
        || isLine(cells[0][3], cells[1][2], cells[2][1], cells[3][0])) {
      return true;
    }
    for (int row = 0; squaresCount && row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        if (isLine(
            cells[row][column],
            cells[row][column + 1],
            cells[row + 1][column],
            cells[row + 1][column + 1])) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isLine(String a, String b, String c, String d) {
    if (a.isEmpty() || b.isEmpty() || c.isEmpty() || d.isEmpty()) {
      return false;
    }
    for (String word : a.split(" ")) {
      if (List.of(b.split(" ")).contains(word)
          && List.of(c.split(" ")).contains(word)
          && List.of(d.split(" ")).contains(word)) {
        return true;
      }
    }
    return false;
  }

  /** Board and reserve as text, without the outer parentheses. */
  String text() {
    List<String> rows = new ArrayList<>();
    for (String[] row : cells) {
      List<String> texts = new ArrayList<>();
      for (String cell : row) {
        texts.add(cell.isEmpty() ? "0" : "(" + cell + ")");
      }
      rows.add("(" + String.join(" ", texts) + ")");
    }
    String pieces = reserve.isEmpty() ? "NIL" : "((" + String.join(") (", reserve) + "))";
    return "(" + String.join(" ", rows) + ") " + pieces;
  }
}
