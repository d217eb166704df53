package tabuleiro.games.blokus;

import static tabuleiro.games.blokus.rules.BlokusBoard.WORDS;
import static tabuleiro.games.blokus.rules.BlokusBoard.east;
import static tabuleiro.games.blokus.rules.BlokusBoard.north;
import static tabuleiro.games.blokus.rules.BlokusBoard.south;

import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusBoard;
import tabuleiro.games.blokus.rules.BlokusHand;
import tabuleiro.games.blokus.rules.BlokusPlacements;
import tabuleiro.games.blokus.rules.BlokusPuzzle;

/**
 * The cells that the pieces of a hand could fill if later pieces did not block one another. A flood
 * lays every placement that fits, then every one that touches those diagonally, and so on. It
 * reaches every cell that can be filled at all.
 *
 * <pre>
 *   1 1 . 2 .      the first round lays a, b and c2 at +, the second continues from their corners
 *   1 1 . . .
 *   . . + . .      a blocked cell (2) is never reached, nor is a cell that shares an edge with a 1
 * </pre>
 *
 * <p>Room is counted at the points where four cells meet, in halves of a point. Own pieces never
 * share an edge, so the cells around a point belong either to one piece, or to two pieces with one
 * cell each, diagonally. A single cell takes one half, and two or more cells of a piece take both.
 * So piece a takes four halves (its corners), and each other piece at least 14:
 *
 * <pre>
 *   b   1 2 1      c1    1 2 1      1  a corner, perhaps shared: one half
 *       2 2 2          1 2 2 1      2  all of the point: two halves
 *       1 2 1          1 2 1
 *                                   b: 4 · 1 + 5 · 2 = 14     c: 6 · 1 + 4 · 2 = 14
 * </pre>
 *
 * A point offers one half if one cell around it is reached, and both if two or more are. The state
 * after a move loses the halves that the piece takes, and its flood is a subset of this one, so
 * {@link BlokusFillBound} is consistent.
 *
 * <p>The sets are reused between calls, so this class is not thread-safe.
 */
final class BlokusReach {
  /** The minimum number of halves that a piece of four squares takes. */
  static final int FOUR = 14;

  /** The number of halves that a piece a takes. */
  static final int SINGLE = 4;

  private final long[] own = new long[WORDS];
  private final long[] free = new long[WORDS];
  private final long[] allowed = new long[WORDS];
  private final long[] starts = new long[WORDS];
  private final long[] corners = new long[WORDS];
  private final long[] reached = new long[WORDS];
  private final long[] fours = new long[WORDS];
  private int rounds;

  /** Floods from a state. The other methods return the results of the last flood. */
  void flood(BlokusPuzzle state) {
    for (int word = 0; word < WORDS; word++) {
      own[word] = state.word(word);
      free[word] = state.open(word) & ~own[word];
    }
    flood(state.hand());
  }

  /** Floods from a player's pieces, as if the opponent passed from now on. */
  void flood(Blokus position, int player) {
    for (int word = 0; word < WORDS; word++) {
      own[word] = position.word(player, word);
      free[word] = BlokusBoard.board(word) & ~(own[word] | position.word(1 - player, word));
    }
    flood(position.hand(player));
  }

  private void flood(int hand) {
    for (int word = 0; word < WORDS; word++) {
      long above = at(own, word - 1);
      long below = at(own, word + 1);
      allowed[word] = BlokusPlacements.allowed(above, own[word], below, free[word]);
      starts[word] = allowed[word] & BlokusPlacements.diagonal(above, own[word], below);
    }
    grow(hand);
  }

  /**
   * Floods within the cells that a player may use, words 0 to 3, from those where a piece may
   * start, words 4 to 7.
   */
  void flood(long[] cells, int hand) {
    System.arraycopy(cells, 0, allowed, 0, WORDS);
    System.arraycopy(cells, WORDS, starts, 0, WORDS);
    grow(hand);
  }

  private void grow(int hand) {
    for (int word = 0; word < WORDS; word++) {
      reached[word] = 0;
      fours[word] = 0;
    }
    rounds = 0;
    boolean isGrowing = true;
    while (isGrowing) {
      isGrowing = isGrown(hand);
      rounds += fours() ? 0 : 1;
    }
  }

  /** The pieces a that must come before any other piece fits. Undefined if none ever fits. */
  int singlesFirst() {
    return rounds;
  }

  /** Whether a piece of four squares can ever be laid. */
  boolean fours() {
    return (fours[0] | fours[1] | fours[2] | fours[3]) != 0;
  }

  /** A word of the cells that can be filled. */
  long reached(int word) {
    return reached[word];
  }

  /** A word of the cells where the next piece may start. */
  long starts(int word) {
    return starts[word];
  }

  /** The most squares that a hand can lay in the room. */
  int hope(int hand) {
    int singles = BlokusHand.count(hand, 0);
    int all = BlokusHand.count(hand, 1) + BlokusHand.count(hand, 2);
    int room = room();
    int most = fours() ? Math.min(all, Math.min(room, roomForFours()) / FOUR) : 0;
    int best = 0;
    for (int laid = most; laid >= 0; laid--) {
      best = Math.max(best, 4 * laid + Math.min(singles, (room - FOUR * laid) / SINGLE));
    }
    return best;
  }

  /** The number of halves available to all further pieces. */
  int room() {
    return halves(reached);
  }

  /** The number of halves available to further pieces of four squares. */
  int roomForFours() {
    return halves(fours);
  }

  /** Adds all placements that fit. Returns whether the flood has grown. */
  private boolean isGrown(int hand) {
    for (int word = 0; word < WORDS; word++) {
      corners[word] = starts[word] | (allowed[word] & diagonal(word));
    }
    long news = 0;
    for (int word = 0; word < WORDS; word++) {
      if (BlokusHand.hasB(hand)) {
        growB(word);
      }
      if (BlokusHand.hasC(hand)) {
        growC(word);
      }
    }
    for (int word = 0; word < WORDS; word++) {
      long now = reached[word] | fours[word];
      if (BlokusHand.hasA(hand)) {
        now |= corners[word];
      }
      news |= now ^ reached[word];
      reached[word] = now;
    }
    return news != 0;
  }

  private long diagonal(int word) {
    return BlokusPlacements.diagonal(at(reached, word - 1), reached[word], at(reached, word + 1));
  }

  private void growB(int word) {
    long anchors =
        BlokusPlacements.anchorsB(
            allowed[word], at(allowed, word + 1), corners[word], at(corners, word + 1));
    long pairs = anchors | east(anchors);
    lay(word, pairs | south(pairs, 0));
    lay(word + 1, south(0, pairs));
  }

  private void growC(int word) {
    long anchors1 =
        BlokusPlacements.anchorsC1(
            at(allowed, word - 1), allowed[word], at(corners, word - 1), corners[word]);
    long lying = anchors1 | east(anchors1);
    lay(word, lying | north(east(lying), 0));
    lay(word - 1, north(0, east(lying)));
    long anchors2 =
        BlokusPlacements.anchorsC2(
            allowed[word], at(allowed, word + 1), corners[word], at(corners, word + 1));
    long knees = anchors2 | east(anchors2);
    lay(word, anchors2 | south(knees, 0) | east(anchors2) << 32);
    lay(word + 1, south(0, knees) | east(anchors2) >>> 32);
  }

  /** Adds cells of pieces of four squares. The cells never lie outside the words. */
  private void lay(int word, long cells) {
    if (cells != 0) {
      fours[word] |= cells;
    }
  }

  /** The number of halves; a point is represented by the cell to its lower right. */
  private static int halves(long[] cells) {
    int halves = 0;
    for (int word = 0; word < WORDS; word++) {
      long here = cells[word];
      long above = at(cells, word - 1);
      long some = here | east(here);
      long both = here & east(here);
      long someAbove = south(some, above | east(above));
      long bothAbove = south(both, above & east(above));
      halves += Long.bitCount(some | someAbove);
      halves += Long.bitCount(both | bothAbove | (some & someAbove));
    }
    return halves;
  }

  private static long at(long[] cells, int word) {
    return word < 0 || word >= WORDS ? 0 : cells[word];
  }
}
