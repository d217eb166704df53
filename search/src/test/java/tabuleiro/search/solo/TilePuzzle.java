package tabuleiro.search.solo;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.Zobrist;
import tabuleiro.core.solver.Heuristic;

/**
 * The sliding-tile puzzle, 3 by 3 or 4 by 4, solved when the blank is first and the tiles follow in
 * order. A move is the cell whose tile slides into the blank. Cells are nibbles, the first one
 * lowest; the Manhattan distance is updated incrementally.
 */
record TilePuzzle(int side, long cells, int blank, int distance) implements Puzzle {
  private static final int[][] NEIGHBOURS_3 = neighbours(3);
  private static final int[][] NEIGHBOURS_4 = neighbours(4);

  static final Heuristic<TilePuzzle> MANHATTAN =
      Heuristic.exactUnits("manhattan", TilePuzzle::distance);

  static TilePuzzle of(int side, int... tiles) {
    long cells = 0;
    int blank = 0;
    int distance = 0;
    for (int cell = 0; cell < tiles.length; cell++) {
      cells |= (long) tiles[cell] << (4 * cell);
      blank = tiles[cell] == 0 ? cell : blank;
      distance += tiles[cell] == 0 ? 0 : distance(side, cell, tiles[cell]);
    }
    return new TilePuzzle(side, cells, blank, distance);
  }

  /** A puzzle some random moves away from the solution. */
  static TilePuzzle shuffled(int side, int moves, long seed) {
    Random random = new Random(seed);
    TilePuzzle puzzle = solved(side);
    for (int i = 0; i < moves; i++) {
      int[] neighbours = (side == 3 ? NEIGHBOURS_3 : NEIGHBOURS_4)[puzzle.blank];
      puzzle = puzzle.play(neighbours[random.nextInt(neighbours.length)]);
    }
    return puzzle;
  }

  static TilePuzzle solved(int side) {
    int[] tiles = new int[side * side];
    for (int i = 0; i < tiles.length; i++) {
      tiles[i] = i;
    }
    return of(side, tiles);
  }

  /** The fewest moves to solve each state, by breadth-first search from the solution. */
  static Map<Long, Integer> fewestMoves(int most) {
    Map<Long, Integer> known = new HashMap<>();
    Deque<TilePuzzle> queue = new ArrayDeque<>();
    queue.add(solved(3));
    known.put(solved(3).cells, 0);
    while (!queue.isEmpty()) {
      TilePuzzle next = queue.remove();
      int moves = known.getOrDefault(next.cells, 0) + 1;
      for (int move : NEIGHBOURS_3[next.blank]) {
        TilePuzzle child = next.play(move);
        if (moves <= most && known.putIfAbsent(child.cells, moves) == null) {
          queue.add(child);
        }
      }
    }
    return known;
  }

  private static int distance(int side, int cell, int tile) {
    return Math.abs(cell / side - tile / side) + Math.abs(cell % side - tile % side);
  }

  private static int[][] neighbours(int side) {
    int[][] neighbours = new int[side * side][];
    for (int cell = 0; cell < side * side; cell++) {
      List<Integer> found = new ArrayList<>();
      for (int other = 0; other < side * side; other++) {
        if (distance(side, cell, other) == 1) {
          found.add(other);
        }
      }
      neighbours[cell] = found.stream().mapToInt(Integer::intValue).toArray();
    }
    return neighbours;
  }

  @Override
  public boolean isSolved() {
    return distance == 0;
  }

  @Override
  public void moves(MoveList moves) {
    for (int cell : (side == 3 ? NEIGHBOURS_3 : NEIGHBOURS_4)[blank]) {
      moves.add(cell);
    }
  }

  @Override
  public TilePuzzle play(int cell) {
    long tile = cells >>> (4 * cell) & 15;
    long moved = (cells ^ (tile << (4 * cell))) | (tile << (4 * blank));
    int farther = distance(side, blank, (int) tile) - distance(side, cell, (int) tile);
    return new TilePuzzle(side, moved, cell, distance + farther);
  }

  @Override
  public int inverse(int cell) {
    return blank;
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
  public TilePuzzle load(long[] from, int at) {
    int[] tiles = new int[side * side];
    for (int cell = 0; cell < tiles.length; cell++) {
      tiles[cell] = (int) (from[at] >>> (4 * cell) & 15);
    }
    return of(side, tiles);
  }
}
