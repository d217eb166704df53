package tabuleiro.games.dots.engine;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.core.Zobrist;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * A board size modelled as coins on strings (Berlekamp, Conway and Guy 1982): a box is a coin, and
 * a missing arc is a string that ties two coins together or one coin to the ground. Drawing the arc
 * cuts the string. The player who frees a coin takes it.
 *
 * <pre>
 *   •   •───•
 *           │       ground ─ (a) ─ (b)      two coins on two strings:
 *   •───•   •                      │        a chain of two boxes
 *                               ground
 * </pre>
 *
 * <p>The ground has the coin number {@link #ground}. This class also holds the keys of links. A
 * link connects two coins with three strings or more; the coins with two strings between them are
 * only counted. The value of a game depends only on its links, not on their shape, so the key of a
 * position is the sum of the keys of its links. Each key exists once per turn of the board, in
 * adjacent entries. Immutable and thread-safe.
 */
final class DotsCoins {
  private static final Map<DotsGrid, DotsCoins> ALL = new ConcurrentHashMap<>();
  private static final int PAIRS = 0xD075_0010;
  private static final int SIZES = 0xD075_0011;

  final DotsGrid grid;
  final int arcs;
  final int ground;

  /** In place of both ends of a loop without ends. */
  final int loop;

  /** The number of rotations and reflections of the board, the identity first: 4 or 8. */
  final int turns;

  /** The exclusive or of the two coins of each arc. {@link #first} holds the first of them. */
  final int[] span;

  final int[] first;

  /** An outer arc of the same box with a smaller number, or the arc itself if there is none. */
  final int[] twin;

  /**
   * The distance of an arc from the middle of the board, in eighths of a box. At equal distance,
   * arcs along the long side of the board count as slightly farther.
   */
  final int[] remoteness;

  private final int[] images;
  private final int[] origins;
  private final long[] pairs;
  private final long[] sizes;

  static DotsCoins of(DotsGrid grid) {
    return ALL.computeIfAbsent(grid, DotsCoins::new);
  }

  private DotsCoins(DotsGrid grid) {
    this.grid = grid;
    arcs = grid.arcs();
    ground = grid.boxes();
    turns = grid.rows() == grid.columns() ? 8 : 4;
    span = new int[arcs];
    first = new int[arcs];
    twin = new int[arcs];
    remoteness = new int[arcs];
    images = new int[turns * arcs];
    origins = new int[turns * arcs];
    pairs = new long[(ground + 2) * (ground + 2) * turns];
    loop = ground + 1;
    sizes = Zobrist.keys(SIZES, ground + 1);
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] |= 1; // so that no bit of the pair is lost
    }
    DotsSymmetry symmetry = DotsSymmetry.of(grid);
    for (int arc = 0; arc < arcs; arc++) {
      first[arc] = grid.box(arc, 0);
      span[arc] = first[arc] ^ second(arc);
      twin[arc] = twinOf(arc);
      remoteness[arc] = remotenessOf(arc);
      for (int turn = 0; turn < turns; turn++) {
        int image = symmetry.turned(turn, arc);
        images[turn * arcs + arc] = image;
        origins[turn * arcs + image] = arc;
      }
    }
    fillPairs();
  }

  private int second(int arc) {
    int box = grid.box(arc, 1);
    return box == DotsGrid.NO_BOX ? ground : box;
  }

  private int twinOf(int arc) {
    if (second(arc) == ground) {
      for (int other : grid.arcsOf(first[arc])) {
        if (other < arc && second(other) == ground) {
          return other;
        }
      }
    }
    return arc;
  }

  private int remotenessOf(int arc) {
    int line = 2 * grid.line(arc);
    int place = 2 * grid.place(arc) + 1;
    boolean horizontal = grid.isHorizontal(arc);
    int away =
        Math.abs((horizontal ? line : place) - grid.rows())
            + Math.abs((horizontal ? place : line) - grid.columns());
    return 4 * away + (horizontal == grid.rows() <= grid.columns() ? 1 : 0);
  }

  private void fillPairs() {
    int size = ground + 2;
    for (int turn = 0; turn < turns; turn++) {
      for (int a = 0; a < size; a++) {
        for (int b = 0; b < size; b++) {
          int low = Math.min(turned(turn, a), turned(turn, b));
          int high = Math.max(turned(turn, a), turned(turn, b));
          pairs[(a * size + b) * turns + turn] =
              Zobrist.key(((long) PAIRS << 32) + low * size + high);
        }
      }
    }
  }

  /** The coin onto which a turn maps a coin. */
  private int turned(int turn, int coin) {
    if (coin >= ground) {
      return coin;
    }
    int[] sides = grid.arcsOf(coin);
    int above = images[turn * arcs + sides[0]];
    int below = images[turn * arcs + sides[1]];
    int box = grid.box(above, 0);
    return box == grid.box(below, 0) || box == grid.box(below, 1) ? box : grid.box(above, 1);
  }

  /** The index of the first key of a link. The keys of the other turns follow it. */
  int pair(int end1, int end2) {
    return (end1 * (ground + 2) + end2) * turns;
  }

  /** The factor of the keys of a link with a number of coins between its ends. */
  long size(int coins) {
    return sizes[coins];
  }

  /** The other factor: the key of a pair of ends in one turn. */
  long pairKey(int pairInTurn) {
    return pairs[pairInTurn];
  }

  /** The key of a link of the board as it is: the product of both factors. */
  long link(int pair, int coins) {
    return pairs[pair] * sizes[coins];
  }

  /** The arc onto which a turn maps an arc. */
  int image(int turn, int arc) {
    return images[turn * arcs + arc];
  }

  /** The arc that a turn maps onto an arc. */
  int origin(int turn, int arc) {
    return origins[turn * arcs + arc];
  }
}
