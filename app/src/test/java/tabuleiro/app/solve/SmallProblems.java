package tabuleiro.app.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.StringJoiner;

/** Small random problems of every world, as text. */
final class SmallProblems {
  private static final List<String> PIECES = pieces();
  private static final String[] TETRIS = {"i", "l", "j", "o", "s", "z", "t"};

  private SmallProblems() {}

  /** Returns a problem of a world; some have no solution. */
  static String text(String world, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return switch (world) {
      case "dots" -> dots(random);
      case "blokus" -> blokus(random);
      case "quatro" -> quatro(random);
      case "cavalo" -> cavalo(random);
      default -> tetris(random);
    };
  }

  /** At most three by three boxes, with at most eight free arcs. */
  private static String dots(SplittableRandom random) {
    int rows = 1 + random.nextInt(3);
    int columns = 1 + random.nextInt(3);
    int arcs = columns * (rows + 1) + rows * (columns + 1);
    boolean[] drawn = chosen(random, arcs, Math.max(0, arcs - 1 - random.nextInt(8)));
    int horizontals = columns * (rows + 1);
    String board =
        "("
            + grid(rows + 1, columns, i -> drawn[i] ? "1" : "0")
            + " "
            + grid(columns + 1, rows, i -> drawn[horizontals + i] ? "1" : "0")
            + ")";
    return "(" + board + " " + (1 + random.nextInt(rows * columns + 1)) + ")";
  }

  /** A corner of four by five cells, some of them blocked. */
  private static String blokus(SplittableRandom random) {
    boolean[] open = new boolean[196];
    for (int row = 0; row < 4; row++) {
      for (int column = 0; column < 5; column++) {
        open[row * 14 + column] = row + column == 0 || random.nextInt(8) > 0;
      }
    }
    String board = grid(14, 14, i -> open[i] ? "0" : "2");
    return "(" + board + " " + (1 + random.nextInt(12)) + ")";
  }

  /** Eight to twelve pieces on the board, one to three in the reserve. */
  private static String quatro(SplittableRandom random) {
    List<String> pieces = new ArrayList<>(PIECES);
    for (int i = pieces.size() - 1; i > 0; i--) {
      pieces.set(i, pieces.set(random.nextInt(i + 1), pieces.get(i)));
    }
    int placed = 8 + random.nextInt(5);
    boolean[] taken = chosen(random, 16, placed);
    List<String> rest = new ArrayList<>(pieces);
    String board = grid(4, 4, i -> taken[i] ? rest.remove(0) : "0");
    int reserve = Math.min(rest.size(), 1 + random.nextInt(3));
    return "(" + board + " (" + String.join(" ", rest.subList(0, reserve)) + "))";
  }

  /** Numbers on a third of the cells of five columns; the other cells are missing. */
  private static String cavalo(SplittableRandom random) {
    boolean[] there = new boolean[100];
    int[] numbers = new int[100];
    for (int i = 0; i < 100; i++) {
      there[i] = i % 10 < 5 && i < 60 && random.nextInt(3) > 0;
      int other = random.nextInt(i + 1);
      numbers[i] = numbers[other];
      numbers[other] = i;
    }
    String board = grid(10, 10, i -> there[i] ? String.valueOf(numbers[i]) : "NIL");
    return "(" + board + " " + (20 + random.nextInt(400)) + " 0)";
  }

  /** One or two pieces to drop on some partly filled rows, sometimes almost up to the top. */
  private static String tetris(SplittableRandom random) {
    int height = random.nextInt(6) == 0 ? 15 + random.nextInt(3) : random.nextInt(5);
    int gap = random.nextInt(10);
    StringJoiner rows = new StringJoiner(" ", "(", ")");
    for (int row = 0; row < height; row++) {
      StringBuilder cells = new StringBuilder();
      for (int column = 0; column < 10; column++) {
        cells.append(column != gap && random.nextInt(12) > 0 ? '1' : '0');
      }
      rows.add(cells);
    }
    StringJoiner pieces = new StringJoiner(" ", "(", ")");
    for (int i = 1 + random.nextInt(2); i > 0; i--) {
      pieces.add(TETRIS[random.nextInt(7)]);
    }
    return "(" + rows + " " + pieces + " 0)";
  }

  private interface Cell {
    String at(int index);
  }

  private static String grid(int rows, int columns, Cell cell) {
    StringJoiner lines = new StringJoiner(" ", "(", ")");
    for (int row = 0; row < rows; row++) {
      StringJoiner cells = new StringJoiner(" ", "(", ")");
      for (int column = 0; column < columns; column++) {
        cells.add(cell.at(row * columns + column));
      }
      lines.add(cells.toString());
    }
    return lines.toString();
  }

  private static boolean[] chosen(SplittableRandom random, int size, int count) {
    boolean[] chosen = new boolean[size];
    for (int left = count; left > 0; ) {
      int at = random.nextInt(size);
      left -= chosen[at] ? 0 : 1;
      chosen[at] = true;
    }
    return chosen;
  }

  private static List<String> pieces() {
    List<String> pieces = new ArrayList<>();
    for (String colour : List.of("branca", "preta")) {
      for (String form : List.of("redonda", "quadrada")) {
        for (String height : List.of("alta", "baixa")) {
          for (String density : List.of("oca", "cheia")) {
            pieces.add("(" + String.join(" ", colour, form, height, density) + ")");
          }
        }
      }
    }
    return pieces;
  }
}
