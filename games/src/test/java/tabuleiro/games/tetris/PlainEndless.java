package tabuleiro.games.tetris;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import tabuleiro.games.tetris.rules.TetrisMove;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisRotation;

/**
 * An independent reference implementation of endless Tetris: a table of booleans, with every
 * feature counted cell by cell. The fast implementation must agree with it and is benchmarked
 * against it. Public for the benchmarks.
 */
public final class PlainEndless {
  private static final int COLUMNS = 10;
  private static final List<TetrisPiece> PIECES =
      List.of(
          TetrisPiece.I,
          TetrisPiece.L,
          TetrisPiece.J,
          TetrisPiece.O,
          TetrisPiece.S,
          TetrisPiece.Z,
          TetrisPiece.T);

  private final double[] weights;
  private boolean[][] cells;
  private long removed;
  private long placed;

  /** A placement, the table after it, and its value. */
  static final class Outcome {
    private final TetrisMove move;
    private final boolean[][] cells;
    private final int removed;
    private final double[] features;

    Outcome(TetrisMove move, boolean[][] cells, int removed, double[] features) {
      this.move = move;
      this.cells = cells;
      this.removed = removed;
      this.features = features;
    }

    TetrisMove move() {
      return move;
    }

    boolean[][] cells() {
      return cells;
    }

    int removed() {
      return removed;
    }

    double[] features() {
      return features;
    }
  }

  /** An empty well with a number of rows and nine weights. */
  public PlainEndless(int rows, double... weights) {
    cells = new boolean[rows][COLUMNS];
    this.weights = weights.clone();
  }

  /** Plays the game of a seed with at most {@code mostPieces}; returns the rows removed. */
  public long play(long seed, long mostPieces) {
    SplittableRandom chance = new SplittableRandom(seed);
    while (placed < mostPieces && next(PIECES.get(chance.nextInt(PIECES.size())))) {
      placed++;
    }
    return removed;
  }

  /** The number of placed pieces. */
  public long placed() {
    return placed;
  }

  private boolean next(TetrisPiece piece) {
    List<Outcome> outcomes = outcomes(piece);
    if (outcomes.isEmpty()) {
      return false;
    }
    Outcome best = outcomes.get(0);
    for (Outcome outcome : outcomes) {
      best = value(outcome) > value(best) ? outcome : best;
    }
    cells = best.cells();
    removed += best.removed();
    return true;
  }

  private double value(Outcome outcome) {
    double value = 0;
    for (int i = 0; i < weights.length; i++) {
      value += weights[i] * outcome.features()[i];
    }
    return value;
  }

  void set(boolean[][] table) {
    cells = copy(table);
  }

  /** The outcomes of all placements of a piece that stay inside the well, in order. */
  List<Outcome> outcomes(TetrisPiece piece) {
    List<Outcome> outcomes = new ArrayList<>();
    for (TetrisRotation rotation : piece.rotations()) {
      for (int column = 0; column + rotation.width() <= COLUMNS; column++) {
        int row = cells.length;
        while (row > 0 && isFree(rotation, row - 1, column)) {
          row--;
        }
        if (row + rotation.height() <= cells.length) {
          outcomes.add(outcome(rotation, row, column));
        }
      }
    }
    return outcomes;
  }

  private boolean isFree(TetrisRotation rotation, int row, int column) {
    for (int i = 0; i < rotation.height(); i++) {
      for (int j = 0; j < rotation.width(); j++) {
        if (rotation.isFilled(i, j) && isFilled(cells, row + i, column + j)) {
          return false;
        }
      }
    }
    return true;
  }

  private Outcome outcome(TetrisRotation rotation, int row, int column) {
    boolean[][] with = copy(cells);
    boolean[][] own = new boolean[cells.length][COLUMNS];
    for (int i = 0; i < rotation.height(); i++) {
      for (int j = 0; j < rotation.width(); j++) {
        if (rotation.isFilled(i, j)) {
          with[row + i][column + j] = true;
          own[row + i][column + j] = true;
        }
      }
    }
    boolean[][] left = new boolean[cells.length][COLUMNS];
    int kept = 0;
    int gone = 0;
    for (int r = 0; r < cells.length; r++) {
      if (count(with[r]) == COLUMNS) {
        gone += count(own[r]);
      } else {
        left[kept++] = with[r];
      }
    }
    int rows = cells.length - kept;
    double[] features = {
      row + rotation.height() / 2.0,
      rows * gone,
      rowTransitions(left),
      columnTransitions(left),
      holes(left),
      wells(left),
      holeDepth(left),
      rowsWithHoles(left),
      diversity(left)
    };
    return new Outcome(new TetrisMove(column, rotation), left, rows, features);
  }

  private static int rowTransitions(boolean[][] table) {
    int count = 0;
    for (int row = 0; row < table.length; row++) {
      for (int column = 0; column <= COLUMNS; column++) {
        count += isFilled(table, row, column - 1) != isFilled(table, row, column) ? 1 : 0;
      }
    }
    return count;
  }

  private static int columnTransitions(boolean[][] table) {
    int count = 0;
    for (int column = 0; column < COLUMNS; column++) {
      for (int row = 0; row <= table.length; row++) {
        count += isFilled(table, row - 1, column) != isFilled(table, row, column) ? 1 : 0;
      }
    }
    return count;
  }

  private static int holes(boolean[][] table) {
    return IntStream.range(0, table.length).map(row -> holes(table, row)).sum();
  }

  private static int rowsWithHoles(boolean[][] table) {
    return (int) IntStream.range(0, table.length).filter(row -> holes(table, row) > 0).count();
  }

  private static int holes(boolean[][] table, int row) {
    int count = 0;
    for (int column = 0; column < COLUMNS; column++) {
      count += !table[row][column] && row < height(table, column) ? 1 : 0;
    }
    return count;
  }

  private static int wells(boolean[][] table) {
    int sum = 0;
    for (int column = 0; column < COLUMNS; column++) {
      for (int row = 0; row < table.length; row++) {
        boolean between = isFilled(table, row, column - 1) && isFilled(table, row, column + 1);
        for (int r = row; between && !isFilled(table, r, column); r--) {
          sum++;
        }
      }
    }
    return sum;
  }

  /** For every hole, the filled cells directly above it up to the next empty one. */
  private static int holeDepth(boolean[][] table) {
    int sum = 0;
    for (int column = 0; column < COLUMNS; column++) {
      for (int row = 0; row < table.length; row++) {
        for (int r = row + 1; !table[row][column] && isFilled(table, r, column); r++) {
          sum++;
        }
      }
    }
    return sum;
  }

  private static int diversity(boolean[][] table) {
    return (int)
        IntStream.range(1, COLUMNS)
            .map(column -> height(table, column) - height(table, column - 1))
            .filter(difference -> Math.abs(difference) <= 2)
            .distinct()
            .count();
  }

  private static int height(boolean[][] table, int column) {
    int height = table.length;
    while (height > 0 && !table[height - 1][column]) {
      height--;
    }
    return height;
  }

  /** Cells below and beside the well are filled, those above are empty. */
  private static boolean isFilled(boolean[][] table, int row, int column) {
    if (row < 0 || column < 0 || column >= COLUMNS) {
      return true;
    }
    return row < table.length && table[row][column];
  }

  private static int count(boolean[] row) {
    return (int) IntStream.range(0, row.length).filter(column -> row[column]).count();
  }

  private static boolean[][] copy(boolean[][] table) {
    return Arrays.stream(table).map(boolean[]::clone).toArray(boolean[][]::new);
  }
}
