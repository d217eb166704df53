package tabuleiro.games.dots.engine;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import tabuleiro.core.Zobrist;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * The symmetries of the boards of one size. They are the rotations and reflections of the board (4
 * if it is oblong, 8 if it is square), and the exchanges of the outer arcs of a corner box. Outer
 * arcs touch no other box, so it does not matter which of them is drawn.
 *
 * <pre>
 *   •───•──        •   •──
 *              =   │           in a corner
 *   •   •          •   •
 * </pre>
 *
 * <p>A corner box has two outer arcs, a box at the end of a single row three, and a single box
 * four. All their permutations are symmetries. In total there are 128 symmetries of a square board,
 * 64 of an oblong one, 144 of a single row of three boxes or more, 72 of two boxes and 24 of one
 * box (where some reflections are also exchanges). A single row has further symmetries, since the
 * arcs above and below each inner box can be exchanged. They are left out because their number
 * grows exponentially with the length of the row.
 *
 * <p>{@link #canonicalKey} does not enumerate the group. It counts the drawn outer arcs of each
 * corner, which no exchange changes, and takes the smallest of the 4 or 8 keys of the turned
 * boards. Each key is the exclusive or of one table entry per four arcs. The entries of all turns
 * are adjacent, so they share a cache line. It allocates nothing. Immutable and thread-safe.
 */
public final class DotsSymmetry {
  private static final int CHUNK = 4;
  private static final int VALUES = 1 << CHUNK;
  private static final int COUNTS = 5;
  private static final int CORNERS = 4;
  private static final long[] CORNER_KEYS = Zobrist.keys(0xD075_0007, CORNERS * COUNTS);
  private static final Map<DotsGrid, DotsSymmetry> ALL = new ConcurrentHashMap<>();

  private final DotsGrid grid;
  private final int turns;
  private final List<int[]> outer;
  private final List<int[]> elements;
  private final long[] cornerMasks;
  private final long[] cornerKeys;
  private final long[] chunkKeys;

  /** The symmetries of a board size. */
  public static DotsSymmetry of(DotsGrid grid) {
    return ALL.computeIfAbsent(grid, DotsSymmetry::new);
  }

  private DotsSymmetry(DotsGrid grid) {
    this.grid = grid;
    turns = grid.rows() == grid.columns() ? 8 : 4;
    outer = outerArcs();
    elements = group();
    cornerMasks = new long[3 * outer.size()];
    cornerKeys = new long[outer.size() * COUNTS * turns];
    chunkKeys = new long[(grid.arcs() + CHUNK - 1) / CHUNK * VALUES * turns];
    fillCorners();
    fillChunks();
  }

  public int size() {
    return elements.size();
  }

  public Dots apply(int symmetry, Dots state) {
    int[] image = elements.get(symmetry);
    DotsBoard board = state.board();
    long[] words = new long[3];
    for (int arc = 0; arc < image.length; arc++) {
      if (board.has(arc)) {
        words[image[arc] >> 6] |= 1L << image[arc];
      }
    }
    DotsBoard turned = new DotsBoard(grid, words[0], words[1], words[2]);
    return Dots.of(turned, state.boxes1(), state.boxes2(), state.turn());
  }

  /** The arc onto which a symmetry maps an arc. */
  public int apply(int symmetry, int arc) {
    return elements.get(symmetry)[arc];
  }

  public long canonicalKey(Dots state) {
    assert state.grid() == grid;
    return canonicalArcs(state.word0(), state.word1(), state.word2())
        ^ Dots.scoreKey(grid, state.boxes1(), state.boxes2(), state.turn());
  }

  /** A key shared by all symmetric sets of arcs, without boxes and side to move. */
  long canonicalArcs(long word0, long word1, long word2) {
    long least = leastOfFour(0, word0, word1, word2);
    return turns == 4 ? least : Math.min(least, leastOfFour(4, word0, word1, word2));
  }

  private long leastOfFour(int first, long word0, long word1, long word2) {
    long[] corners = cornerKeys;
    long key0 = 0;
    long key1 = 0;
    long key2 = 0;
    long key3 = 0;
    for (int corner = 0; 3 * corner < cornerMasks.length; corner++) {
      int at = (corner * COUNTS + drawnOuter(corner, word0, word1, word2)) * turns + first;
      key0 ^= corners[at];
      key1 ^= corners[at + 1];
      key2 ^= corners[at + 2];
      key3 ^= corners[at + 3];
    }
    long[] chunks = chunkKeys;
    for (int word = 0; word < 3; word++) {
      int from = word * (Long.SIZE / CHUNK) * VALUES * turns + first;
      long rest = word == 0 ? word0 : word == 1 ? word1 : word2;
      for (; rest != 0; rest >>>= CHUNK, from += VALUES * turns) {
        int at = from + (int) (rest & (VALUES - 1)) * turns;
        key0 ^= chunks[at];
        key1 ^= chunks[at + 1];
        key2 ^= chunks[at + 2];
        key3 ^= chunks[at + 3];
      }
    }
    return Math.min(Math.min(key0, key1), Math.min(key2, key3));
  }

  private int drawnOuter(int corner, long word0, long word1, long word2) {
    return Long.bitCount(word0 & cornerMasks[3 * corner])
        + Long.bitCount(word1 & cornerMasks[3 * corner + 1])
        + Long.bitCount(word2 & cornerMasks[3 * corner + 2]);
  }

  /** The arcs of each corner box that touch no other box. */
  private List<int[]> outerArcs() {
    int last = grid.boxes() - 1;
    List<int[]> arcs = new ArrayList<>();
    for (int box : new int[] {0, grid.columns() - 1, last - grid.columns() + 1, last}) {
      int[] own = Arrays.stream(grid.arcsOf(box)).filter(this::isOuter).toArray();
      if (arcs.stream().noneMatch(other -> other[0] == own[0])) {
        arcs.add(own);
      }
    }
    return List.copyOf(arcs);
  }

  private boolean isOuter(int arc) {
    return grid.box(arc, 1) == DotsGrid.NO_BOX;
  }

  /** The group generated by the turns and exchanges, by closure. */
  private List<int[]> group() {
    List<int[]> makers = makers();
    List<int[]> all = new ArrayList<>();
    Set<IntBuffer> known = new HashSet<>();
    int[] identity = IntStream.range(0, grid.arcs()).toArray();
    all.add(identity);
    known.add(IntBuffer.wrap(identity));
    for (int i = 0; i < all.size(); i++) {
      for (int[] maker : makers) {
        int[] next = Arrays.stream(all.get(i)).map(arc -> maker[arc]).toArray();
        if (known.add(IntBuffer.wrap(next))) {
          all.add(next);
        }
      }
    }
    return List.copyOf(all);
  }

  private List<int[]> makers() {
    List<int[]> makers = new ArrayList<>();
    for (int turn = 1; turn < turns; turn <<= 1) {
      int[] image = new int[grid.arcs()];
      for (int arc = 0; arc < image.length; arc++) {
        image[arc] = turned(turn, arc);
      }
      makers.add(image);
    }
    for (int[] corner : outer) {
      for (int i = 1; i < corner.length; i++) {
        int[] image = IntStream.range(0, grid.arcs()).toArray();
        image[corner[i]] = corner[i - 1];
        image[corner[i - 1]] = corner[i];
        makers.add(image);
      }
    }
    return makers;
  }

  /** The image of an arc: bit 0 swaps top and bottom, 1 left and right, 2 rows and columns. */
  int turned(int turn, int arc) {
    boolean horizontal = grid.isHorizontal(arc);
    int line = grid.line(arc);
    int place = grid.place(arc);
    if ((turn & 1) != 0) {
      line = horizontal ? grid.rows() - line : line;
      place = horizontal ? place : grid.rows() - 1 - place;
    }
    if ((turn & 2) != 0) {
      line = horizontal ? line : grid.columns() - line;
      place = horizontal ? grid.columns() - 1 - place : place;
    }
    return horizontal == ((turn & 4) == 0)
        ? grid.horizontal(line, place)
        : grid.vertical(line, place);
  }

  private void fillCorners() {
    for (int corner = 0; corner < outer.size(); corner++) {
      for (int arc : outer.get(corner)) {
        cornerMasks[3 * corner + (arc >> 6)] |= 1L << arc;
      }
    }
    for (int corner = 0; corner < outer.size(); corner++) {
      for (int turn = 0; turn < turns; turn++) {
        int image = cornerOf(turned(turn, outer.get(corner)[0]));
        for (int count = 0; count < COUNTS; count++) {
          cornerKeys[(corner * COUNTS + count) * turns + turn] =
              CORNER_KEYS[image * COUNTS + count];
        }
      }
    }
  }

  /** The corner of which an arc is an outer arc; -1 if there is none. */
  private int cornerOf(int arc) {
    for (int corner = 0; corner < outer.size(); corner++) {
      if ((cornerMasks[3 * corner + (arc >> 6)] >>> arc & 1) != 0) {
        return corner;
      }
    }
    return -1;
  }

  private void fillChunks() {
    for (int arc = 0; arc < grid.arcs(); arc++) {
      if (cornerOf(arc) >= 0) {
        continue;
      }
      for (int value = 0; value < VALUES; value++) {
        for (int turn = 0; turn < turns && (value >>> arc % CHUNK & 1) != 0; turn++) {
          chunkKeys[(arc / CHUNK * VALUES + value) * turns + turn] ^=
              Dots.ARC_KEYS[turned(turn, arc)];
        }
      }
    }
  }
}
