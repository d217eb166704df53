package tabuleiro.examples.fifteen;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.Zobrist;

/**
 * Sliding tiles on a board of 2×2, 3×3 or 4×4 cells. It is solved when the gap is first and the
 * tiles are in order. A move is the cell whose tile slides into the gap; cells are numbered by rows
 * from 0.
 *
 * @param cells the tile of each cell, four bits each, the first cell lowest; 0 for the gap
 * @param distance the sum of the Manhattan distances of the tiles from their target cells
 */
public record Fifteen(int side, long cells, int gap, int distance) implements Puzzle {
  private static final int[][][] NEIGHBOURS = {{}, {}, neighbours(2), neighbours(3), neighbours(4)};

  /** The puzzle with the given tiles, by rows. */
  public static Fifteen of(List<Integer> tiles) {
    long cells = 0;
    for (int cell = 0; cell < tiles.size(); cell++) {
      cells |= (long) tiles.get(cell) << (4 * cell);
    }
    return unpacked((int) Math.round(Math.sqrt(tiles.size())), cells);
  }

  /** The solved puzzle. */
  public static Fifteen ordered(int side) {
    List<Integer> tiles = new ArrayList<>();
    for (int tile = 0; tile < side * side; tile++) {
      tiles.add(tile);
    }
    return of(tiles);
  }

  private static Fifteen unpacked(int side, long cells) {
    int gap = 0;
    int distance = 0;
    for (int cell = 0; cell < side * side; cell++) {
      int tile = tile(cells, cell);
      if (tile == 0) {
        gap = cell;
      } else {
        distance += distance(side, cell, tile);
      }
    }
    return new Fifteen(side, cells, gap, distance);
  }

  private static int tile(long cells, int cell) {
    return (int) (cells >>> (4 * cell)) & 15;
  }

  private static int distance(int side, int cell, int other) {
    return Math.abs(cell / side - other / side) + Math.abs(cell % side - other % side);
  }

  private static int[][] neighbours(int side) {
    int[][] neighbours = new int[side * side][];
    MoveList found = new MoveList();
    for (int cell = 0; cell < side * side; cell++) {
      found.clear();
      for (int other = 0; other < side * side; other++) {
        if (distance(side, cell, other) == 1) {
          found.add(other);
        }
      }
      neighbours[cell] = found.toArray();
    }
    return neighbours;
  }

  /** The tile on a cell; 0 for the gap. */
  public int tile(int cell) {
    return tile(cells, cell);
  }

  @Override
  public void moves(MoveList moves) {
    for (int cell : NEIGHBOURS[side][gap]) {
      moves.add(cell);
    }
  }

  @Override
  public Fifteen play(int cell) {
    int tile = tile(cells, cell);
    long moved = cells ^ ((long) tile << (4 * cell)) ^ ((long) tile << (4 * gap));
    int farther = distance(side, gap, tile) - distance(side, cell, tile);
    return new Fifteen(side, moved, cell, distance + farther);
  }

  /** Every move costs 1. */
  @Override
  public int cheapestMove() {
    return 1;
  }

  /** The tile slides back. */
  @Override
  public int inverse(int cell) {
    return gap;
  }

  @Override
  public boolean isSolved() {
    return distance == 0;
  }

  @Override
  public long key() {
    return Zobrist.key(cells);
  }

  @Override
  public int words() {
    return 1;
  }

  @Override
  public void save(long[] into, int at) {
    into[at] = cells;
  }

  @Override
  public Fifteen load(long[] from, int at) {
    return unpacked(side, from[at]);
  }
}
