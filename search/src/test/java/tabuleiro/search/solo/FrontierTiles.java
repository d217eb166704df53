package tabuleiro.search.solo;

import java.util.List;
import java.util.Random;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.Zobrist;
import tabuleiro.core.solver.Backward;
import tabuleiro.core.solver.Heuristic;

/**
 * The sliding-tile puzzle, 3 by 3 or 4 by 4: four bits per cell from the top left, 0 for the gap,
 * which belongs in the first cell. A move is the cell whose tile slides into the gap.
 */
public record FrontierTiles(int side, long cells, int gap) implements Puzzle {

  static final Heuristic<FrontierTiles> MANHATTAN =
      Heuristic.exactUnits("manhattan", FrontierTiles::distance);

  private static final long[] SOLVED = {0, 0, 0x3210, 0x876543210L, 0xFEDCBA9876543210L};

  public static FrontierTiles solved(int side) {
    return new FrontierTiles(side, SOLVED[side], 0);
  }

  /** The state after random moves from the solved state. */
  static FrontierTiles shuffled(int side, int times, long seed) {
    Random random = new Random(seed);
    FrontierTiles tiles = solved(side);
    for (int i = 0; i < times; i++) {
      MoveList moves = new MoveList();
      tiles.moves(moves);
      tiles = tiles.play(moves.get(random.nextInt(moves.size())));
    }
    return tiles;
  }

  private static int tile(long cells, int cell) {
    return (int) (cells >>> (4 * cell)) & 15;
  }

  private int distance() {
    int sum = 0;
    for (int cell = 0; cell < side * side; cell++) {
      int tile = tile(cells, cell);
      if (tile != 0) {
        sum += Math.abs(tile / side - cell / side) + Math.abs(tile % side - cell % side);
      }
    }
    return sum;
  }

  @Override
  public void moves(MoveList moves) {
    if (gap >= side) {
      moves.add(gap - side);
    }
    if (gap % side > 0) {
      moves.add(gap - 1);
    }
    if (gap % side < side - 1) {
      moves.add(gap + 1);
    }
    if (gap < side * (side - 1)) {
      moves.add(gap + side);
    }
  }

  @Override
  public FrontierTiles play(int cell) {
    long tile = tile(cells, cell);
    return new FrontierTiles(side, cells ^ (tile << (4 * cell)) ^ (tile << (4 * gap)), cell);
  }

  @Override
  public boolean isSolved() {
    return cells == SOLVED[side];
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
  public FrontierTiles load(long[] from, int at) {
    int where = 0;
    while (tile(from[at], where) != 0) {
      where++;
    }
    return new FrontierTiles(side, from[at], where);
  }

  /**
   * Tiles slide backwards as they do forwards: a reverse move is the cell that the gap came from.
   */
  static final Backward<FrontierTiles> BACKWARD =
      new Backward<>() {
        @Override
        public List<FrontierTiles> goals(FrontierTiles start) {
          return List.of(solved(start.side));
        }

        @Override
        public void ways(FrontierTiles state, MoveList ways) {
          state.moves(ways);
        }

        @Override
        public FrontierTiles before(FrontierTiles state, int way) {
          return state.play(way);
        }

        @Override
        public int move(FrontierTiles state, int way) {
          return state.gap;
        }
      };
}
