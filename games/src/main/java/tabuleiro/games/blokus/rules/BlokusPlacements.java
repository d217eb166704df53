package tabuleiro.games.blokus.rules;

import static java.lang.Long.bitCount;
import static tabuleiro.games.blokus.rules.BlokusBoard.CELLS;
import static tabuleiro.games.blokus.rules.BlokusBoard.east;
import static tabuleiro.games.blokus.rules.BlokusBoard.north;
import static tabuleiro.games.blokus.rules.BlokusBoard.south;
import static tabuleiro.games.blokus.rules.BlokusBoard.west;

import tabuleiro.core.MoveList;

/**
 * Finds the placements of a player for the whole board at once.
 *
 * <p>A cell is <em>allowed</em> if it is free and shares no edge with an own cell. It is a
 * <em>corner</em> if it also touches an own cell diagonally. A piece fits at an anchor if all its
 * cells are allowed and one of them is a corner. To find all anchors at once, the set of allowed
 * cells is shifted back by each cell of the piece and the results are combined by “and”; the
 * shifted sets of corners are combined by “or”. No placement is tried, and counting placements is
 * counting bits.
 *
 * <pre>
 *   own cells       allowed o and +       where b fits:
 *                   corners +             all four allowed, one a corner
 *   1 1 . . .       1 1 . o o             1 1 . . .
 *   1 1 . . .       1 1 . o o             1 1 . . .
 *   . . . . .       . . + o o             . . @ # .
 *   . . . . .       o o o o o             . . # # .
 * </pre>
 *
 * Methods take sets as four longs, top to bottom, so that nothing is allocated.
 */
public final class BlokusPlacements {
  /** The number of cells in two words. */
  private static final int HALF = 112;

  private BlokusPlacements() {}

  // The cells that a player may use, word by word.

  /** The free cells that share no edge with an own cell. */
  public static long allowed(long above, long own, long below, long free) {
    return free & ~(north(own, below) | south(own, above) | east(own) | west(own));
  }

  /** The cells that touch an own cell diagonally. */
  public static long diagonal(long above, long own, long below) {
    long rows = north(own, below) | south(own, above);
    return east(rows) | west(rows);
  }

  /** The corners on the whole board, for drawings. */
  static long[] corners(long[] own, long[] free) {
    long[] corners = new long[own.length];
    for (int word = 0; word < own.length; word++) {
      long above = word == 0 ? 0 : own[word - 1];
      long below = word == own.length - 1 ? 0 : own[word + 1];
      corners[word] =
          allowed(above, own[word], below, free[word]) & diagonal(above, own[word], below);
    }
    return corners;
  }

  /** The anchors where piece b fits. */
  public static long anchorsB(long allowed, long below, long corners, long cornersBelow) {
    long pair = allowed & west(allowed);
    long pairBelow = below & west(below);
    long touch = corners | west(corners);
    long touchBelow = cornersBelow | west(cornersBelow);
    return pair & north(pair, pairBelow) & (touch | north(touch, touchBelow));
  }

  /** The anchors of piece c1: a horizontal pair, and another one row up, one column right. */
  public static long anchorsC1(long above, long allowed, long cornersAbove, long corners) {
    long pair = allowed & west(allowed);
    long pairAbove = above & west(above);
    long touch = corners | west(corners);
    long touchAbove = cornersAbove | west(cornersAbove);
    return pair & west(south(pair, pairAbove)) & (touch | west(south(touch, touchAbove)));
  }

  /** The anchors of piece c2: a vertical pair, and another one row down, one column right. */
  public static long anchorsC2(long allowed, long below, long corners, long cornersBelow) {
    long pair = allowed & north(allowed, below);
    // Only the first row of this word is used, so the word below it does not matter.
    long pairBelow = below & north(below, 0);
    long touch = corners | north(corners, cornersBelow);
    long touchBelow = cornersBelow | north(cornersBelow, 0);
    return pair & west(north(pair, pairBelow)) & (touch | west(north(touch, touchBelow)));
  }

  // The whole board. The three methods start with the same code: Java cannot return eight longs
  // without allocating, and these are the inner loop of every search.

  /** The number of placements of a player. */
  static int count(
      long own0,
      long own1,
      long own2,
      long own3,
      long free0,
      long free1,
      long free2,
      long free3,
      int hand) {
    long in0 = allowed(0, own0, own1, free0);
    long in1 = allowed(own0, own1, own2, free1);
    long in2 = allowed(own1, own2, own3, free2);
    long in3 = allowed(own2, own3, 0, free3);
    long at0 = in0 & diagonal(0, own0, own1);
    long at1 = in1 & diagonal(own0, own1, own2);
    long at2 = in2 & diagonal(own1, own2, own3);
    long at3 = in3 & diagonal(own2, own3, 0);
    int count = 0;
    if (BlokusHand.hasA(hand)) {
      count += bitCount(at0) + bitCount(at1) + bitCount(at2) + bitCount(at3);
    }
    if (BlokusHand.hasB(hand)) {
      count += bitCount(anchorsB(in0, in1, at0, at1)) + bitCount(anchorsB(in1, in2, at1, at2));
      count += bitCount(anchorsB(in2, in3, at2, at3)) + bitCount(anchorsB(in3, 0, at3, 0));
    }
    if (BlokusHand.hasC(hand)) {
      count += bitCount(anchorsC1(0, in0, 0, at0)) + bitCount(anchorsC1(in0, in1, at0, at1));
      count += bitCount(anchorsC1(in1, in2, at1, at2)) + bitCount(anchorsC1(in2, in3, at2, at3));
      count += bitCount(anchorsC2(in0, in1, at0, at1)) + bitCount(anchorsC2(in1, in2, at1, at2));
      count += bitCount(anchorsC2(in2, in3, at2, at3)) + bitCount(anchorsC2(in3, 0, at3, 0));
    }
    return count;
  }

  /** Whether a player has any placement. */
  static boolean isAny(
      long own0,
      long own1,
      long own2,
      long own3,
      long free0,
      long free1,
      long free2,
      long free3,
      int hand) {
    long in0 = allowed(0, own0, own1, free0);
    long in1 = allowed(own0, own1, own2, free1);
    long in2 = allowed(own1, own2, own3, free2);
    long in3 = allowed(own2, own3, 0, free3);
    long at0 = in0 & diagonal(0, own0, own1);
    long at1 = in1 & diagonal(own0, own1, own2);
    long at2 = in2 & diagonal(own1, own2, own3);
    long at3 = in3 & diagonal(own2, own3, 0);
    if ((at0 | at1 | at2 | at3) == 0 || BlokusHand.hasA(hand)) {
      return (at0 | at1 | at2 | at3) != 0;
    }
    long anchors = 0;
    if (BlokusHand.hasC(hand)) {
      anchors = anchorsC1(0, in0, 0, at0) | anchorsC1(in0, in1, at0, at1);
      anchors |= anchorsC1(in1, in2, at1, at2) | anchorsC1(in2, in3, at2, at3);
      anchors |= anchorsC2(in0, in1, at0, at1) | anchorsC2(in1, in2, at1, at2);
      anchors |= anchorsC2(in2, in3, at2, at3) | anchorsC2(in3, 0, at3, 0);
    }
    if (anchors == 0 && BlokusHand.hasB(hand)) {
      anchors = anchorsB(in0, in1, at0, at1) | anchorsB(in1, in2, at1, at2);
      anchors |= anchorsB(in2, in3, at2, at3) | anchorsB(in3, 0, at3, 0);
    }
    return anchors != 0;
  }

  /** Appends every placement of a player: a, b, c1, c2, each row by row. */
  static void list(
      long own0,
      long own1,
      long own2,
      long own3,
      long free0,
      long free1,
      long free2,
      long free3,
      int hand,
      MoveList moves) {
    long in0 = allowed(0, own0, own1, free0);
    long in1 = allowed(own0, own1, own2, free1);
    long in2 = allowed(own1, own2, own3, free2);
    long in3 = allowed(own2, own3, 0, free3);
    long at0 = in0 & diagonal(0, own0, own1);
    long at1 = in1 & diagonal(own0, own1, own2);
    long at2 = in2 & diagonal(own1, own2, own3);
    long at3 = in3 & diagonal(own2, own3, 0);
    listAllowed(in0, in1, in2, in3, at0, at1, at2, at3, hand, moves);
  }

  /** The same for the allowed cells and the corners. */
  public static void listAllowed(
      long in0,
      long in1,
      long in2,
      long in3,
      long at0,
      long at1,
      long at2,
      long at3,
      int hand,
      MoveList moves) {
    if (BlokusHand.hasA(hand)) {
      add(moves, 0, at0, at1);
      add(moves, HALF, at2, at3);
    }
    if (BlokusHand.hasB(hand)) {
      add(moves, CELLS, anchorsB(in0, in1, at0, at1), anchorsB(in1, in2, at1, at2));
      add(moves, CELLS + HALF, anchorsB(in2, in3, at2, at3), anchorsB(in3, 0, at3, 0));
    }
    if (BlokusHand.hasC(hand)) {
      int c1 = 2 * CELLS;
      add(moves, c1, anchorsC1(0, in0, 0, at0), anchorsC1(in0, in1, at0, at1));
      add(moves, c1 + HALF, anchorsC1(in1, in2, at1, at2), anchorsC1(in2, in3, at2, at3));
      int c2 = 3 * CELLS;
      add(moves, c2, anchorsC2(in0, in1, at0, at1), anchorsC2(in1, in2, at1, at2));
      add(moves, c2 + HALF, anchorsC2(in2, in3, at2, at3), anchorsC2(in3, 0, at3, 0));
    }
  }

  /** Adds the placements of two neighbouring words. */
  private static void add(MoveList moves, int first, long upper, long lower) {
    // A word has four rows of sixteen bits for 56 cells; bit 17 of word 0 is cell 0.
    add(moves, first - 15, upper);
    add(moves, first + 56 - 15, lower);
  }

  private static void add(MoveList moves, int first, long anchors) {
    for (long rest = anchors; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      moves.add(first + bit - 2 * (bit >> 4));
    }
  }
}
