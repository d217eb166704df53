package tabuleiro.games.blokus;

import static tabuleiro.core.Position.FIRST;
import static tabuleiro.core.Position.SECOND;
import static tabuleiro.games.blokus.rules.BlokusBoard.east;
import static tabuleiro.games.blokus.rules.BlokusBoard.north;
import static tabuleiro.games.blokus.rules.BlokusBoard.south;
import static tabuleiro.games.blokus.rules.BlokusBoard.west;

import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusBoard;
import tabuleiro.games.blokus.rules.BlokusPlacements;

/**
 * The territory of both players. From the free corners of both players, sets of cells grow step by
 * step in all eight directions, each over the cells that its player may still use and never over
 * cells that the opponent reached before:
 *
 * <pre>
 *   1 1 . . . .      1 1 . 2 2 .       +  a free corner      1 2  reached by that player first
 *   1 1 . . . .      1 1 . 2 2 2       =  reached by both in the same step
 *   . . + . . .      . 1 1 = 2 2
 *   . . . . + 2      . 1 1 = 2 2
 * </pre>
 *
 * The cells that a player reaches first are roughly that player's territory. The idea is that of
 * Zobrist's influence for Go (1969). All cells of a word grow at once in local variables, so
 * nothing is allocated.
 */
final class BlokusInfluence {
  /** The number of growth steps. */
  private static final int STEPS = 7;

  private BlokusInfluence() {}

  /** The number of cells that the first player reaches first minus that of the second player. */
  static int difference(Blokus position, boolean firstCanLay, boolean secondCanLay) {
    long free0 = BlokusBoard.BOARD_TOP & ~(position.word(FIRST, 0) | position.word(SECOND, 0));
    long free1 = BlokusBoard.BOARD_MIDDLE & ~(position.word(FIRST, 1) | position.word(SECOND, 1));
    long free2 = BlokusBoard.BOARD_MIDDLE & ~(position.word(FIRST, 2) | position.word(SECOND, 2));
    long free3 = BlokusBoard.BOARD_BOTTOM & ~(position.word(FIRST, 3) | position.word(SECOND, 3));
    long in0 = allowed(position, FIRST, 0, free0, firstCanLay);
    long in1 = allowed(position, FIRST, 1, free1, firstCanLay);
    long in2 = allowed(position, FIRST, 2, free2, firstCanLay);
    long in3 = allowed(position, FIRST, 3, free3, firstCanLay);
    long to0 = allowed(position, SECOND, 0, free0, secondCanLay);
    long to1 = allowed(position, SECOND, 1, free1, secondCanLay);
    long to2 = allowed(position, SECOND, 2, free2, secondCanLay);
    long to3 = allowed(position, SECOND, 3, free3, secondCanLay);
    long a0 = in0 & diagonal(position, FIRST, 0);
    long a1 = in1 & diagonal(position, FIRST, 1);
    long a2 = in2 & diagonal(position, FIRST, 2);
    long a3 = in3 & diagonal(position, FIRST, 3);
    long b0 = to0 & diagonal(position, SECOND, 0);
    long b1 = to1 & diagonal(position, SECOND, 1);
    long b2 = to2 & diagonal(position, SECOND, 2);
    long b3 = to3 & diagonal(position, SECOND, 3);
    for (int step = 0; step < STEPS; step++) {
      // Cells that one player reached before this step are closed to the other.
      in0 &= ~b0;
      in1 &= ~b1;
      in2 &= ~b2;
      in3 &= ~b3;
      to0 &= ~a0;
      to1 &= ~a1;
      to2 &= ~a2;
      to3 &= ~a3;
      long grown0 = a0 | (in0 & around(0, a0, a1));
      long grown1 = a1 | (in1 & around(a0, a1, a2));
      long grown2 = a2 | (in2 & around(a1, a2, a3));
      a3 |= in3 & around(a2, a3, 0);
      a0 = grown0;
      a1 = grown1;
      a2 = grown2;
      grown0 = b0 | (to0 & around(0, b0, b1));
      grown1 = b1 | (to1 & around(b0, b1, b2));
      grown2 = b2 | (to2 & around(b1, b2, b3));
      b3 |= to3 & around(b2, b3, 0);
      b0 = grown0;
      b1 = grown1;
      b2 = grown2;
    }
    return Long.bitCount(a0)
        + Long.bitCount(a1)
        + Long.bitCount(a2)
        + Long.bitCount(a3)
        - Long.bitCount(b0)
        - Long.bitCount(b1)
        - Long.bitCount(b2)
        - Long.bitCount(b3);
  }

  private static long allowed(Blokus position, int player, int word, long free, boolean canLay) {
    if (!canLay) {
      return 0;
    }
    long above = word == 0 ? 0 : position.word(player, word - 1);
    long below = word == 3 ? 0 : position.word(player, word + 1);
    return BlokusPlacements.allowed(above, position.word(player, word), below, free);
  }

  private static long diagonal(Blokus position, int player, int word) {
    long above = word == 0 ? 0 : position.word(player, word - 1);
    long below = word == 3 ? 0 : position.word(player, word + 1);
    return BlokusPlacements.diagonal(above, position.word(player, word), below);
  }

  /** A set and the cells around it in all eight directions. */
  private static long around(long above, long cells, long below) {
    long column = cells | north(cells, below) | south(cells, above);
    return column | east(column) | west(column);
  }
}
