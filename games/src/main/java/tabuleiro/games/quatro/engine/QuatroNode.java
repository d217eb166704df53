package tabuleiro.games.quatro.engine;

import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroPiece;
import tabuleiro.games.quatro.rules.QuatroRules;

/**
 * A mutable position inside {@link QuatroSearch}. There is one object per ply, so the search
 * allocates nothing. Sets of pieces hold the pieces themselves, not their indices in a {@code
 * QuatroSetup}. Moves are encoded as in {@link Quatro}. Not thread-safe.
 */
final class QuatroNode {
  private final boolean handsOver;
  private final QuatroThreats threats;

  long planes;
  int occupied;
  int reserve;
  int hand;

  /** The moves after which the opponent cannot win at once, with their keys and ranks. */
  final int[] moves = new int[256];

  final long[] keys = new long[256];
  final int[] ranks = new int[256];
  int size;

  QuatroNode(QuatroRules rules) {
    handsOver = rules.handsOver();
    threats = new QuatroThreats(rules.anchors());
  }

  /** Copies a position. */
  void set(Quatro position) {
    planes = position.planes();
    occupied = position.occupied();
    hand = position.hand();
    reserve = 0;
    for (int piece : position.deal().listed(position.reserve())) {
      reserve |= 1 << piece;
    }
  }

  /** Sets another node to the position after a move. */
  void follow(int move, QuatroNode child) {
    child.planes = planes;
    child.occupied = occupied;
    if (!handsOver) {
      child.put(move >> 4, move & 15);
      child.reserve = reserve & ~(1 << (move & 15));
      child.hand = QuatroPiece.NONE;
    } else {
      int given = move < Quatro.OPENING ? move % Quatro.GIVES : move - Quatro.OPENING;
      if (move < Quatro.OPENING) {
        child.put(move / Quatro.GIVES, hand);
      }
      child.reserve = reserve & ~(1 << given);
      child.hand = given;
    }
  }

  private void put(int square, int piece) {
    planes |= QuatroPiece.spread(piece) << square;
    occupied |= 1 << square;
  }

  /** A move that completes a line; -1 if there is none. */
  int winningMove() {
    threats.compute(planes, occupied);
    int pieces = hands();
    for (int free = free(); free != 0; free &= free - 1) {
      int square = Integer.numberOfTrailingZeros(free);
      int winners = QuatroThreats.having(threats.completing(square)) & pieces;
      if (winners != 0) {
        return handsOver
            ? square * Quatro.GIVES + QuatroPiece.NONE
            : square << 4 | Integer.numberOfTrailingZeros(winners);
      }
    }
    return -1;
  }

  /** The pieces that the side to move may place: the reserve, or the piece in hand. */
  private int hands() {
    return !handsOver ? reserve : hand == QuatroPiece.NONE ? 0 : 1 << hand;
  }

  /** The number of pieces still to be placed. */
  int left() {
    return Integer.bitCount(toPlace());
  }

  private int toPlace() {
    return hand == QuatroPiece.NONE ? reserve : reserve | 1 << hand;
  }

  private int free() {
    return ~occupied & 0xFFFF;
  }

  /** Whether no line can be completed any more, so that the game is a draw. */
  boolean isDead() {
    return !threats.isAlive(planes, occupied, toPlace());
  }

  /** Lists the safe moves. The side to move must not be able to win at once. */
  void listSafe() {
    threats.compute(planes, occupied);
    size = 0;
    if (!handsOver) {
      for (int free = free(); free != 0; free &= free - 1) {
        int square = Integer.numberOfTrailingZeros(free);
        for (int left = safeOn(square); left != 0; left &= left - 1) {
          moves[size++] = square << 4 | Integer.numberOfTrailingZeros(left);
        }
      }
    } else if (hand == QuatroPiece.NONE) {
      int safe = reserve & ~QuatroThreats.having(threats.completing());
      for (int left = safe; left != 0; left &= left - 1) {
        moves[size++] = Quatro.OPENING + Integer.numberOfTrailingZeros(left);
      }
    } else {
      for (int free = free(); free != 0; free &= free - 1) {
        int square = Integer.numberOfTrailingZeros(free);
        for (int left = safeGifts(square); left != 0; left &= left - 1) {
          moves[size++] = square * Quatro.GIVES + Integer.numberOfTrailingZeros(left);
        }
      }
    }
  }

  /** Counts the safe moves. The side to move must not be able to win at once. */
  int countSafe() {
    threats.compute(planes, occupied);
    int count = 0;
    for (int free = free(); free != 0; free &= free - 1) {
      int square = Integer.numberOfTrailingZeros(free);
      count += Integer.bitCount(handsOver ? safeGifts(square) : safeOn(square));
    }
    return count;
  }

  /**
   * The pieces that can safely be put on a square. Since the side to move cannot win, no piece of
   * the reserve completes a line now. So only lines that this piece turns into lines of three can
   * help the opponent.
   */
  private int safeOn(int square) {
    int growing = threats.growing(square);
    if (growing == 0) {
      return reserve;
    }
    int safe = 0;
    for (int left = reserve; left != 0; left &= left - 1) {
      int piece = left & -left;
      int made = growing & QuatroThreats.values(Integer.numberOfTrailingZeros(left));
      safe |= (QuatroThreats.having(made) & reserve & ~piece) == 0 ? piece : 0;
    }
    return safe;
  }

  /** The pieces that can safely be handed over after placing the piece in hand on a square. */
  private int safeGifts(int square) {
    int made = threats.growing(square) & QuatroThreats.values(hand);
    return reserve & ~QuatroThreats.having(threats.completingBeside(square) | made);
  }

  /** Whether one of the first {@code until} keys equals a key. */
  boolean hasKey(int until, long key) {
    for (int i = 0; i < until; i++) {
      if (keys[i] == key) {
        return true;
      }
    }
    return false;
  }

  /** Swaps the move with the lowest rank, from an index on, to that index. */
  void pick(int index) {
    int least = index;
    for (int i = index + 1; i < size; i++) {
      if (ranks[i] < ranks[least]) {
        least = i;
      }
    }
    int move = moves[least];
    long key = keys[least];
    int rank = ranks[least];
    moves[least] = moves[index];
    keys[least] = keys[index];
    ranks[least] = ranks[index];
    moves[index] = move;
    keys[index] = key;
    ranks[index] = rank;
  }
}
