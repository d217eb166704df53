package tabuleiro.games.dots.rules;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Zobrist;
import tabuleiro.core.player.Additive;

/**
 * A position of Dots and Boxes for two. A move is the number of the missing arc that it draws. For
 * example, on 2 times 3 boxes (see {@link DotsGrid} for other sizes):
 *
 * <pre>
 *   •─ 0─•─ 1─•─ 2─•
 *   9   11   13   15        move (h 2 3) in text = 5
 *   •─ 3─•─ 4─•─ 5─•        move (v 2 1) in text = 11
 *  10   12   14   16
 *   •─ 6─•─ 7─•─ 8─•
 * </pre>
 *
 * <p>A player who closes a box scores it and must move again. The game ends when every arc is
 * drawn. There are no passes, so the side to move is part of the position. A position does not
 * store who drew an arc, since it does not affect the future. It stores how many boxes each player
 * closed, but not which. A position read from a bare board may have closed boxes that belong to
 * nobody.
 *
 * <p>The key is updated incrementally (Zobrist 1970) and covers the arcs, the boxes of both players
 * and the side to move. Immutable.
 *
 * @param word0 arcs 0 to 63 that are drawn, one bit each
 * @param word1 arcs 64 to 127
 * @param word2 arcs 128 to 191
 * @param boxes1 the number of boxes that {@link Position#FIRST} has closed
 * @param boxes2 the number of boxes that {@link Position#SECOND} has closed
 * @param key derived from the other components; {@link #of} computes it, the constructor does not
 *     check it
 */
public record Dots(
    DotsGrid grid, long word0, long word1, long word2, int boxes1, int boxes2, int turn, long key)
    implements Additive {
  public static final long[] ARC_KEYS = Zobrist.keys(0xD075_0001, DotsGrid.MOST_ARCS);
  private static final long[] BOXES1_KEYS = Zobrist.keys(0xD075_0002, DotsGrid.MOST_BOXES + 1);
  private static final long[] BOXES2_KEYS = Zobrist.keys(0xD075_0003, DotsGrid.MOST_BOXES + 1);
  private static final long TURN_KEY = Zobrist.key(0xD075_0004L << 32);
  private static final int GRID_FAMILY = 0xD075_0005;

  public Dots {
    assert (turn == FIRST || turn == SECOND) && boxes1 >= 0 && boxes2 >= 0;
  }

  /** The empty board, the first player to move. */
  public static Dots start(DotsGrid grid) {
    return of(new DotsBoard(grid, 0, 0, 0), 0, 0, FIRST);
  }

  /** The position with the given arcs, boxes and side to move. */
  public static Dots of(DotsBoard board, int boxes1, int boxes2, int turn) {
    long key = scoreKey(board.grid(), boxes1, boxes2, turn);
    for (int arc = 0; arc < board.grid().arcs(); arc++) {
      key ^= board.has(arc) ? ARC_KEYS[arc] : 0;
    }
    return new Dots(
        board.grid(), board.word0(), board.word1(), board.word2(), boxes1, boxes2, turn, key);
  }

  /** The part of a key that does not depend on the arcs. */
  public static long scoreKey(DotsGrid grid, int boxes1, int boxes2, int turn) {
    return Zobrist.key(
            ((long) GRID_FAMILY << 32) + grid.rows() * DotsGrid.MOST_ARCS + grid.columns())
        ^ BOXES1_KEYS[boxes1]
        ^ BOXES2_KEYS[boxes2]
        ^ (turn == SECOND ? TURN_KEY : 0);
  }

  @Override
  public void moves(MoveList moves) {
    grid.missing(moves, word0, word1, word2);
  }

  @Override
  public int count(MoveList scratch) {
    return free();
  }

  /** The number of missing arcs. */
  public int free() {
    return grid.missing(word0, word1, word2);
  }

  @Override
  public Dots play(int arc) {
    int closed = grid.closedBy(arc, word0, word1, word2);
    long bit = 1L << arc;
    long new0 = arc < Long.SIZE ? word0 | bit : word0;
    long new1 = arc >> 6 == 1 ? word1 | bit : word1;
    long new2 = arc >= 2 * Long.SIZE ? word2 | bit : word2;
    long newKey = key ^ ARC_KEYS[arc];
    if (closed == 0) {
      return new Dots(grid, new0, new1, new2, boxes1, boxes2, turn ^ 1, newKey ^ TURN_KEY);
    } else if (turn == FIRST) {
      int more = boxes1 + closed;
      newKey ^= BOXES1_KEYS[boxes1] ^ BOXES1_KEYS[more];
      return new Dots(grid, new0, new1, new2, more, boxes2, FIRST, newKey);
    }
    int more = boxes2 + closed;
    newKey ^= BOXES2_KEYS[boxes2] ^ BOXES2_KEYS[more];
    return new Dots(grid, new0, new1, new2, boxes1, more, SECOND, newKey);
  }

  @Override
  public boolean isOver() {
    return free() == 0;
  }

  @Override
  public int margin() {
    return boxes1 - boxes2;
  }

  /** The key of the arcs and the side to move; boxes closed so far do not affect the future. */
  @Override
  public long futureKey() {
    return key ^ BOXES1_KEYS[boxes1] ^ BOXES2_KEYS[boxes2];
  }

  /** The arcs alone. */
  public DotsBoard board() {
    return new DotsBoard(grid, word0, word1, word2);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Dots that
        && key == that.key
        && grid == that.grid
        && word0 == that.word0
        && word1 == that.word1
        && word2 == that.word2
        && boxes1 == that.boxes1
        && boxes2 == that.boxes2
        && turn == that.turn;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key);
  }
}
