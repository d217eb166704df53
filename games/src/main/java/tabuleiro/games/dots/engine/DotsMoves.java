package tabuleiro.games.dots.engine;

/**
 * The moves of a search, in a stack: those of each position follow those of its parent. Beside each
 * move are its score and the key of the position after it. Positions after moves are looked up in
 * the table without making the moves.
 *
 * <p>Not thread-safe.
 */
final class DotsMoves {
  /** The table does not decide about the goal. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  private static final int OPENING = -1_000_000;

  private final DotsCoins coins;
  private final DotsQuiet position;
  private final DotsTable table;
  private final DotsKeys keys;
  private final int[] moves;
  private final int[] scores;
  private final int[] slots; // where the keys of a move are, since moves are swapped
  private final long[] tableKeys;
  private final int salt;
  private int lookups;
  private int value;
  private int best;

  @SuppressWarnings("UnusedVariable") // without it the compiler leaves out the reads of touch
  private long touched;

  /**
   * An empty stack.
   *
   * @param salt 0, or another number for a different order among equal moves
   */
  DotsMoves(DotsQuiet position, DotsTable table, int salt) {
    this.position = position;
    this.table = table;
    this.salt = salt;
    coins = position.coins;
    moves = new int[coins.arcs * (coins.arcs + 3) / 2];
    scores = new int[moves.length];
    slots = new int[moves.length];
    tableKeys = new long[moves.length];
    keys = new DotsKeys(position, moves.length + 1);
  }

  /** The keys of the positions after the moves, and of {@link #root}. */
  DotsKeys keys() {
    return keys;
  }

  /** The index of the keys of the first position. */
  int root() {
    return moves.length;
  }

  /** Adds the moves of a position and returns the index after the last one. */
  int scan(DotsLinks links, int from) {
    return links.scan(moves, from);
  }

  int move(int at) {
    return moves[at];
  }

  /** The index of the keys after a move. */
  int slot(int at) {
    return slots[at];
  }

  /** The key after a move in the table; 0 if it is not known before the move is made. */
  long tableKey(int at) {
    return tableKeys[slots[at]];
  }

  /**
   * Looks up the positions after the moves of a range. Removes the moves whose value is known not
   * to reach the goal, and stops at one that reaches it. The largest value found is {@link #value}.
   *
   * @param own the index of the keys of the scanned position
   * @return the index after the last move that is left
   */
  int lookUp(int from, int to, DotsLinks scanned, int own, int goal) {
    touch(from, to, scanned, own);
    lookups = 0;
    value = UNKNOWN;
    int left = to;
    for (int at = from; at < left && value < goal; ) {
      int bound = bound(at, goal);
      if (bound == UNKNOWN) {
        at++;
        continue;
      }
      lookups++;
      if (bound > value) {
        value = bound;
        best = moves[at];
      }
      left--;
      swap(at, left);
    }
    return left;
  }

  /**
   * Computes the keys after the moves and reads all their places in the table, so that the
   * processor waits for all of them at once.
   */
  private void touch(int from, int to, DotsLinks scanned, int own) {
    for (int at = from; at < to; at++) {
      slots[at] = at;
      boolean isKnown = keys.setChild(at, own, scanned, moves[at]);
      tableKeys[at] = isKnown ? keys.key(at) : 0;
    }
    long all = 0;
    for (int at = from; at < to; at++) {
      all ^= table.touch(tableKeys[at]);
    }
    touched = all;
  }

  /** The number of moves that the last {@link #lookUp} found in the table. */
  int lookups() {
    return lookups;
  }

  /** The largest value that the last {@link #lookUp} found. */
  int value() {
    return value;
  }

  /** The move of that value. */
  int best() {
    return best;
  }

  /** A bound on the value of a move that decides about a goal, or {@link #UNKNOWN}. */
  int bound(int at, int goal) {
    long key = tableKey(at);
    long data = key == 0 ? DotsTable.NOTHING : table.find(key);
    if (data == DotsTable.NOTHING) {
      return UNKNOWN;
    }
    int taken = DotsQuiet.coinsOf(moves[at]);
    int present = DotsQuiet.present(moves[at]);
    int low = DotsTable.low(data);
    int high = DotsTable.high(data);
    int least = -taken - high;
    int most = -taken - low;
    if (present > 0) { // the value is present - taken - |rest + present|, of the parity of rest
      least = present - taken - Math.max(high + present, -low - present);
      most = present - taken - Math.max(low & 1, Math.max(low + present, -high - present));
    }
    return least >= goal ? least : most < goal ? most : UNKNOWN;
  }

  /** Scores the moves of a range: the table move, safe moves from the middle outwards, openings. */
  void score(int from, int to, int tableArc) {
    for (int at = from; at < to; at++) {
      int arc = DotsQuiet.arc(moves[at]);
      int opened = DotsQuiet.coinsOf(moves[at]);
      if (arc == tableArc) {
        scores[at] = Integer.MAX_VALUE;
      } else if (opened > 0) {
        scores[at] = OPENING - opened;
      } else {
        int end = coins.first[arc];
        int strings =
            Math.min(4, position.strings(end))
                + Math.min(4, position.strings(end ^ coins.span[arc]));
        scores[at] = -20 * coins.remoteness[arc] - 10 * strings - ((arc * salt) & 7);
      }
    }
  }

  /** Selects the best of the moves from an index on and swaps it to that index. */
  void pick(int first, int to) {
    int at = first;
    for (int j = first + 1; j < to; j++) {
      at = scores[j] > scores[at] ? j : at;
    }
    swap(at, first);
    scores[at] = scores[first];
  }

  /** Swaps two moves, but not their scores. */
  void swap(int at, int other) {
    int move = moves[at];
    moves[at] = moves[other];
    moves[other] = move;
    int slot = slots[at];
    slots[at] = slots[other];
    slots[other] = slot;
  }
}
