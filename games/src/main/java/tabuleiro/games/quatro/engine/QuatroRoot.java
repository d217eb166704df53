package tabuleiro.games.quatro.engine;

import java.util.Arrays;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Budget;
import tabuleiro.games.quatro.rules.Quatro;

/**
 * The moves of the root position and the known bounds of each. A proof proceeds in rounds: each of
 * the most promising open moves gets a node budget, and the next round increases the budget. So one
 * hard move does not delay an easy win elsewhere. If a limit is reached, the results of the rounds
 * remain and {@link #best} is the best move so far.
 *
 * <p>Only safe moves are candidates, since a move that lets the opponent win at once loses. A
 * player without safe moves has lost. Not thread-safe.
 */
final class QuatroRoot {
  private static final int FIRST_LOAN = 8_000;
  private static final int LOANS_A_ROUND = 4;
  private static final int GROWTH = 4;

  /** By horizon: the most pieces left with which a search to that horizon is cheap. */
  private static final int[] HORIZONS = {16, 10, 10, 7};

  private final QuatroSearch search;
  private final QuatroNode node;
  private final int anyMove;
  private final int winningMove;
  private final int[] least;
  private final int[] most;
  // The horizon within which a move was found to lose.
  private final int[] lostWithin;

  /** The candidates of a position that is not over, under limits that end in {@code Stop}. */
  QuatroRoot(QuatroSearch search, Quatro position, Budget budget) {
    this.search = search;
    node = search.begin(position, budget);
    MoveList moves = new MoveList();
    position.moves(moves);
    anyMove = moves.get(0);
    winningMove = node.winningMove();
    node.size = 0;
    if (winningMove < 0 && node.left() > 1) {
      node.listSafe();
      search.rank(0);
      dropTwins();
    }
    least = new int[node.size];
    most = new int[node.size];
    lostWithin = new int[node.size];
    Arrays.fill(least, -1);
    Arrays.fill(most, 1);
  }

  /** Keeps one of several symmetric candidates, and sorts them by the number of safe replies. */
  private void dropTwins() {
    int kept = 0;
    for (int i = 0; i < node.size; i++) {
      if (!node.hasKey(kept, node.keys[i])) {
        node.moves[kept] = node.moves[i];
        node.keys[kept] = node.keys[i];
        node.ranks[kept++] = node.ranks[i];
      }
    }
    node.size = kept;
    for (int i = 0; i < kept; i++) {
      node.pick(i);
    }
  }

  /** The number of candidates. */
  int size() {
    return node.size;
  }

  /** Searches until the value is proved. Late in a game it tries short horizons first. */
  void prove() {
    for (int horizon = 1;
        horizon < HORIZONS.length && node.left() <= HORIZONS[horizon];
        horizon++) {
      search(horizon);
    }
    for (long loan = FIRST_LOAN; !isProved(); loan = Math.min(GROWTH * loan, Long.MAX_VALUE / 8)) {
      int lent = 0;
      for (int i = 0; i < node.size && lent < LOANS_A_ROUND && !isProved(); i++) {
        if (isOpen(i)) {
          search.lend(loan);
          tryOut(i, QuatroSearch.END);
          lent++;
        }
      }
    }
  }

  /** Looks so many moves ahead along every open candidate. */
  void search(int horizon) {
    search.lend(Long.MAX_VALUE);
    for (int i = 0; i < node.size && !isProved(); i++) {
      if (isOpen(i)) {
        tryOut(i, horizon);
      }
    }
  }

  private void tryOut(int index, int horizon) {
    int alpha = value();
    long before = search.unknowns();
    int value;
    try {
      value = search.child(0, index, alpha, 1, horizon);
    } catch (QuatroSearch.Pause pause) {
      return;
    }
    if (value != 0) {
      least[index] = value;
      most[index] = value;
      lostWithin[index] = horizon;
    } else if (before == search.unknowns()) {
      least[index] = alpha < 0 ? 0 : least[index];
      most[index] = 0;
    }
  }

  private boolean isOpen(int index) {
    return most[index] > value();
  }

  /** The value that the side to move has for certain. */
  int value() {
    return winningMove >= 0 ? 1 : leastOfAll();
  }

  private int leastOfAll() {
    // The last piece either wins or draws.
    int sure = node.left() == 1 ? 0 : -1;
    for (int value : least) {
      sure = Math.max(sure, value);
    }
    return sure;
  }

  /** Whether {@link #value} is the value under best play of both sides. */
  boolean isProved() {
    int value = value();
    for (int possible : most) {
      if (possible > value) {
        return false;
      }
    }
    return true;
  }

  /**
   * The move to play: one that surely reaches {@link #value}. If that is a loss, a move that is not
   * known to lose, or the one that loses latest. Ties go to the move that leaves the fewest safe
   * replies.
   */
  int best() {
    if (winningMove >= 0) {
      return winningMove;
    }
    int best = -1;
    for (int i = 0; i < node.size; i++) {
      if (best < 0 || worth(i) > worth(best)) {
        best = i;
      }
    }
    return best < 0 ? anyMove : node.moves[best];
  }

  private int worth(int index) {
    // A move not known to lose ranks above all moves known to lose.
    return QuatroSearch.END * (3 * least[index] + most[index]) + lostWithin[index];
  }
}
