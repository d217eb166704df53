package tabuleiro.games.dots.engine;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Report;

/**
 * Searches quiet positions to a limited depth when a proof would take too long: fail-soft
 * alpha-beta with a transposition table, the moves of {@link DotsLinks} and the estimates of {@link
 * DotsEstimate}. It opens long chains only if no safe move is left. Values are for the side to
 * move, in units of the estimate.
 *
 * <pre>
 *   entry  =  value + 2^15 | arc &lt;&lt; 16 | depth &lt;&lt; 24 | bound &lt;&lt; 30      bound 1: at least, 2: at most, 3: exact
 * </pre>
 *
 * <p>Not thread-safe.
 */
final class DotsOpening {
  private static final int SIZE = 1 << 16;
  private static final int AT_LEAST = 1;
  private static final int AT_MOST = 2;
  private static final int INFINITE = 20_000;
  private static final int OPENING = -1_000_000;
  private static final int LOOK = 63; // mask of clock checks; frequent, nodes are slow at first
  private static final int DEEPEST = 60;

  private final DotsCoins coins;
  private final DotsQuiet position;
  private final DotsLinks links;
  private final DotsEndings endings;
  private final int[] moves;
  private final int[] scores;
  private final long[] keys = new long[SIZE];
  private final int[] entries = new int[SIZE];
  private Budget budget = new Budget(Limits.NONE);
  private long nodes;
  private final long[] cuts = new long[2];
  private long hits;
  private int reached;
  private int rootArc;
  private int arc;
  private int value;

  DotsOpening(DotsCoins coins) {
    this.coins = coins;
    position = new DotsQuiet(coins);
    links = new DotsLinks(position);
    endings = new DotsEndings(coins);
    moves = new int[coins.arcs * (coins.arcs + 3) / 2];
    scores = new int[moves.length];
  }

  /** The position to search. It may be changed while no search is running. */
  DotsQuiet position() {
    return position;
  }

  /**
   * Searches with increasing depth until a limit is reached. There is always a move, even if the
   * limit allows no complete search. The position must have moves.
   */
  void think(int depth, Budget limits, Runnable progress) {
    budget = limits;
    nodes = 0;
    cuts[0] = 0;
    cuts[1] = 0;
    hits = 0;
    reached = 0;
    int to = links.scan(moves, 0);
    score(0, to, coins.arcs);
    arc = DotsQuiet.arc(pick(0, to));
    value = DotsEstimate.of(links);
    int mark = position.mark();
    try {
      for (int next = 1; next <= Math.min(depth, Math.min(DEEPEST, position.missing())); next++) {
        value = search(next, -INFINITE, INFINITE, 0, 0);
        arc = rootArc;
        reached = next;
        progress.run();
      }
    } catch (Budget.Stop e) {
      position.back(mark);
    }
  }

  private int search(int depth, int alpha, int beta, int ply, int from) {
    countNode();
    int to = links.scan(moves, from);
    if (links.isSimple() && ply > 0) {
      return DotsEstimate.SCALE * endings.value(links);
    } else if (depth <= 0) {
      return DotsEstimate.of(links);
    }
    long key = links.key();
    int at = place(key);
    int known = keys[at] == key ? entries[at] : 0;
    if (ply > 0 && known != 0 && answers(known, depth, alpha, beta)) {
      hits++;
      return valueOf(known);
    }
    score(from, to, known == 0 ? coins.arcs : known >> 16 & 0xFF);
    int best = -INFINITE;
    int bestArc = 0;
    boolean isSafe = false;
    for (int i = from; i < to && best < beta; i++) {
      int move = pick(i, to);
      if (isSafe && DotsQuiet.present(move) > 0) {
        break; // only openings of long chains are left
      }
      isSafe |= DotsQuiet.coinsOf(move) == 0;
      int result = after(move, depth, Math.max(alpha, best), beta, ply, to);
      if (result > best) {
        best = result;
        bestArc = DotsQuiet.arc(move);
      }
    }
    cuts[ply & 1] += best >= beta ? 1 : 0;
    int bound = (best > alpha ? AT_LEAST : 0) | (best < beta ? AT_MOST : 0);
    keys[at] = key;
    entries[at] = (best + (1 << 15)) | bestArc << 16 | Math.min(depth, 63) << 24 | bound << 30;
    rootArc = ply == 0 ? bestArc : rootArc;
    return best;
  }

  private void countNode() {
    budget.countNode();
    if ((++nodes & LOOK) == 0) {
      budget.checkClock();
    }
  }

  /** Whether an entry makes a search to a depth unnecessary. */
  private static boolean answers(int entry, int depth, int alpha, int beta) {
    int bound = entry >>> 30;
    boolean isExact = bound == (AT_LEAST | AT_MOST);
    boolean isHigh = (bound & AT_LEAST) != 0 && valueOf(entry) >= beta;
    boolean isLow = (bound & AT_MOST) != 0 && valueOf(entry) <= alpha;
    return (entry >> 24 & 63) >= depth && (isExact || isHigh || isLow);
  }

  private static int valueOf(int entry) {
    return (entry & 0xFFFF) - (1 << 15);
  }

  private int after(int move, int depth, int alpha, int beta, int ply, int to) {
    int mark = position.mark();
    int taken = DotsEstimate.SCALE * position.make(move);
    int present = DotsEstimate.SCALE * DotsQuiet.present(move);
    int result;
    if (present == 0) {
      result = -taken - search(depth - 1, -beta - taken, -alpha - taken, ply + 1, to);
    } else {
      int rest = search(depth - 1, -INFINITE, INFINITE, ply + 1, to);
      result = present - taken - Math.abs(rest + present);
    }
    position.back(mark);
    return result;
  }

  private void score(int from, int to, int tableArc) {
    for (int i = from; i < to; i++) {
      int opened = DotsQuiet.coinsOf(moves[i]);
      int tried = DotsQuiet.arc(moves[i]);
      scores[i] =
          tried == tableArc
              ? Integer.MAX_VALUE
              : opened > 0 ? OPENING - opened : -coins.remoteness[tried];
    }
  }

  private int pick(int i, int to) {
    int at = i;
    for (int j = i + 1; j < to; j++) {
      at = scores[j] > scores[at] ? j : at;
    }
    int move = moves[at];
    int score = scores[at];
    moves[at] = moves[i];
    scores[at] = scores[i];
    moves[i] = move;
    scores[i] = score;
    return move;
  }

  int arc() {
    return arc;
  }

  /** The value of that arc, in units. */
  int value() {
    return value;
  }

  /** The depth of the last complete search. */
  int depth() {
    return reached;
  }

  /** The principal variation, as far as the transposition table holds it. */
  List<Integer> line() {
    List<Integer> line = new ArrayList<>();
    line.add(arc);
    int mark = position.mark();
    int next = arc;
    while (line.size() < reached && position.isSafe(next)) {
      position.cut(next);
      links.scan(moves, 0);
      long key = links.key();
      int at = place(key);
      next = entries[at] >> 16 & 0xFF;
      if (keys[at] != key || next >= coins.arcs || !position.isMissing(next)) {
        break;
      }
      line.add(next);
    }
    position.back(mark);
    return line;
  }

  private static int place(long key) {
    return (int) (key >>> 40) & (SIZE - 1);
  }

  /** The effort of the search, given the player to move at the root. */
  Report.Effort effort(int player) {
    return new Report.Effort(nodes, cuts[1 - player], cuts[player], hits);
  }
}
