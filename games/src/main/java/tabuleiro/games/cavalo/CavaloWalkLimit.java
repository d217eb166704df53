package tabuleiro.games.cavalo;

import tabuleiro.games.cavalo.rules.CavaloBoard;
import tabuleiro.games.cavalo.rules.CavaloJumps;

/**
 * An upper bound of the points that a knight can still collect: the largest numbers in reach, as
 * many as the alternation of colours allows, one of each pair of twins and half of the doubles. Not
 * thread-safe.
 */
final class CavaloWalkLimit {
  private long valuesLow; // values of the reachable cells, not the cells
  private long valuesHigh;
  private int longest;

  /** The bound of a knight on a cell, with these numbers still on the board. */
  int of(CavaloBoard board, int knight, long low, long high) {
    long openLow = CavaloJumps.attackedLow(knight) & low;
    long openHigh = CavaloJumps.attackedHigh(knight) & high;
    reach(board, openLow, openHigh, low, high);
    return most(board.doublesOf(low, high));
  }

  /** Computes the reachable numbers and an upper bound of the number of visits. */
  private void reach(CavaloBoard board, long openLow, long openHigh, long low, long high) {
    valuesLow = 0;
    valuesHigh = 0;
    long edgeLow = openLow;
    long edgeHigh = openHigh;
    long unseenLow = low;
    long unseenHigh = high;
    int odd = 0;
    int even = 0;
    for (int jumps = 1; (edgeLow | edgeHigh) != 0; jumps++) {
      unseenLow &= ~edgeLow;
      unseenHigh &= ~edgeHigh;
      int count = Long.bitCount(edgeLow) + Long.bitCount(edgeHigh);
      odd += (jumps & 1) != 0 ? count : 0;
      even += (jumps & 1) != 0 ? 0 : count;
      long nextLow = 0;
      long nextHigh = 0;
      for (int i = 0; i < count; i++) {
        boolean isLow = edgeLow != 0;
        int cell =
            isLow ? Long.numberOfTrailingZeros(edgeLow) : 64 + Long.numberOfTrailingZeros(edgeHigh);
        edgeLow &= edgeLow - 1;
        edgeHigh = isLow ? edgeHigh : edgeHigh & (edgeHigh - 1);
        nextLow |= CavaloJumps.attackedLow(cell);
        nextHigh |= CavaloJumps.attackedHigh(cell);
        int value = board.value(cell);
        valuesLow |= CavaloJumps.low(value);
        valuesHigh |= CavaloJumps.high(value);
      }
      edgeLow = nextLow & unseenLow;
      edgeHigh = nextHigh & unseenHigh;
    }
    longest = Math.min(odd, even + 1) + Math.min(even, odd);
  }

  /** An upper bound of the points: the largest reachable numbers that a walk can visit. */
  private int most(int doubles) {
    long low = valuesLow;
    long high = valuesHigh;
    int doublesLeft = (Integer.bitCount(doubles) + 1) / 2;
    int sum = 0;
    for (int left = longest; left > 0 && (low | high) != 0; left--) {
      int value =
          high != 0 ? 127 - Long.numberOfLeadingZeros(high) : 63 - Long.numberOfLeadingZeros(low);
      int twin = CavaloBoard.twin(value);
      low &= ~(CavaloJumps.low(value) | CavaloJumps.low(twin));
      high &= ~(CavaloJumps.high(value) | CavaloJumps.high(twin));
      if (value != twin || value == 0 || doublesLeft-- > 0) {
        sum += value;
      } else {
        left++;
      }
    }
    return sum;
  }
}
