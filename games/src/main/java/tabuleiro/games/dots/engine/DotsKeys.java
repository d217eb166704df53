package tabuleiro.games.dots.engine;

import java.util.Arrays;

/**
 * The keys of quiet positions, in a stack: one key for each turn of the board, of which the least
 * is the key of the position in the table. A key is the sum of the keys of the links.
 *
 * <p>Most positions that a search reaches are in the table already. So the keys of a child are
 * computed from those of its parent, without making the move. A move removes one link. A joint that
 * is left with two strings becomes a coin of a chain, and its two remaining links become one:
 *
 * <pre>
 *   x ── m1 ── (joint) ── m2 ── y          x ── m1 + 1 + m2 ── y
 *                 │ the link that is removed
 * </pre>
 *
 * <p>Not thread-safe.
 */
final class DotsKeys {
  private static final int SIDES = 4;

  private final DotsCoins coins;
  private final DotsQuiet position;
  private final long[] stack;
  private final int[] sides;

  private DotsLinks links; // of the parent
  private int turns = 1;
  private int at;
  private int rest1;
  private int rest2;

  /**
   * Keys of positions on one board.
   *
   * @param size the number of positions on the stack
   */
  DotsKeys(DotsQuiet position, int size) {
    this.position = position;
    links = new DotsLinks(position);
    coins = position.coins;
    stack = new long[size * coins.turns];
    sides = new int[SIDES * coins.ground];
    for (int coin = 0; coin < coins.ground; coin++) {
      System.arraycopy(coins.grid.arcsOf(coin), 0, sides, SIDES * coin, SIDES);
    }
  }

  /** Sets whether all turns of a position share one key. The keys on the stack become invalid. */
  void begin(boolean withTurns) {
    turns = withTurns ? coins.turns : 1;
  }

  /** Computes the keys of a scanned position from its links. */
  void set(int index, DotsLinks scanned) {
    at = index * turns;
    Arrays.fill(stack, at, at + turns, 0);
    for (int link = 0; link < scanned.links(); link++) {
      change(scanned.end1(link), scanned.end2(link), scanned.length(link), 1);
    }
  }

  /**
   * Computes the keys of a child of a scanned position, whose own keys are at another index. The
   * move is not made.
   *
   * @return whether that was possible; not if more coins fall than those of the opened chain
   */
  boolean setChild(int index, int parent, DotsLinks scanned, int move) {
    links = scanned;
    at = index * turns;
    System.arraycopy(stack, parent * turns, stack, at, turns);
    int link = links.linkOf(DotsQuiet.arc(move));
    int end1 = links.end1(link);
    int end2 = links.end2(link);
    remove(link);
    if (end1 == end2) {
      return end1 >= coins.ground || closed(end1, link);
    }
    boolean isMerged1 = position.strings(end1) == 3;
    boolean isMerged2 = position.strings(end2) == 3;
    if (isMerged1 && isMerged2) {
      mergeBoth(end1, end2, link);
    } else if (isMerged1 || isMerged2) {
      merge(isMerged1 ? end1 : end2, link);
    }
    return true;
  }

  /** A link from a joint to itself is removed, which takes two strings of the joint. */
  private boolean closed(int joint, int link) {
    if (position.strings(joint) == 3) {
      return false;
    }
    merge(joint, link);
    return true;
  }

  /** Joins the two links of a joint that remain without a link. */
  private void merge(int joint, int without) {
    findRest(joint, without);
    int link1 = rest1;
    int link2 = rest2;
    remove(link1);
    if (link1 == link2) {
      add(coins.loop, coins.loop, links.length(link1) + 1);
      return;
    }
    remove(link2);
    int length = links.length(link1) + 1 + links.length(link2);
    add(other(link1, joint), other(link2, joint), length);
  }

  private void mergeBoth(int joint1, int joint2, int without) {
    findRest(joint1, without);
    int link1 = rest1;
    int link2 = rest2;
    findRest(joint2, without);
    boolean isShared1 = link1 == rest1 || link1 == rest2;
    boolean isShared2 = link2 == rest1 || link2 == rest2;
    if (isShared1 && isShared2) {
      remove(link1);
      remove(link2);
      add(coins.loop, coins.loop, links.length(link1) + links.length(link2) + 2);
    } else if (isShared1 || isShared2) {
      int shared = isShared1 ? link1 : link2;
      int far1 = isShared1 ? link2 : link1;
      int far2 = rest1 == shared ? rest2 : rest1;
      remove(shared);
      remove(far1);
      remove(far2);
      int length = links.length(shared) + links.length(far1) + links.length(far2) + 2;
      add(other(far1, joint1), other(far2, joint2), length);
    } else {
      merge(joint1, without);
      merge(joint2, without);
    }
  }

  /**
   * Finds the two links of a joint that remain; they are the same if it leads back to the joint.
   */
  private void findRest(int joint, int without) {
    rest1 = -1;
    for (int side = SIDES * joint; side < SIDES * (joint + 1); side++) {
      if (position.isMissing(sides[side])) {
        int link = links.linkOf(sides[side]);
        if (link != without) {
          rest2 = link;
          rest1 = rest1 < 0 ? link : rest1;
        }
      }
    }
  }

  private int other(int link, int end) {
    return links.end1(link) ^ links.end2(link) ^ end;
  }

  private void remove(int link) {
    change(links.end1(link), links.end2(link), links.length(link), -1);
  }

  private void add(int end1, int end2, int length) {
    change(end1, end2, length, 1);
  }

  private void change(int end1, int end2, int length, int sign) {
    long size = sign * coins.size(length);
    int pair = coins.pair(end1, end2);
    for (int turn = 0; turn < turns; turn++) {
      stack[at + turn] += coins.pairKey(pair + turn) * size;
    }
  }

  /** The key of a position in the table: the least of its keys. */
  long key(int index) {
    int from = index * turns;
    long least = stack[from];
    for (int i = from + 1; i < from + turns; i++) {
      least = Math.min(least, stack[i]);
    }
    return least;
  }

  /** The turn that maps a position onto the one with the least key. */
  int canonicalTurn(int index) {
    long least = key(index);
    int turn = 0;
    while (stack[index * turns + turn] != least) {
      turn++;
    }
    return turn;
  }
}
