package tabuleiro.games.dots.engine;

import java.util.Arrays;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Report;

/**
 * Proves bounds on the value of a quiet position: the future gain in boxes of the side to move over
 * the opponent. A search has a goal, and its result r means
 *
 * <pre>
 *   r &gt;= goal:  value &gt;= r          r &lt; goal:  value &lt;= r
 * </pre>
 *
 * so every search is a null-window search, and a few of them find the value (Plaat 1996). Values
 * have the parity of the number of open boxes, so goals go in steps of two.
 *
 * <p>The value after a safe move is the negated value of the child. A move that opens T coins, with
 * a present of p, is worth -(T - p + |v + p|), where v is the value of the rest for the opponent
 * (see {@link DotsEndings}). Deciding whether that reaches the goal takes up to two searches of the
 * rest.
 *
 * <p>The positions after all moves are looked up in the table before a move is made ({@link
 * DotsMoves}; Schaeffer and Plaat 1996, "New advances in alpha-beta searching").
 *
 * <p>Move ordering: the table move, then safe moves from the middle of the board outwards with
 * crowded places last, then openings. An order that is the same in every node reaches the same
 * positions again and again; here it beats the history heuristic by a factor of three. Searches of
 * several threads may share a table, but each thread needs its own instance.
 */
final class DotsSearch {
  private static final int LOOK = 127; // mask of clock checks; frequent, nodes are slow at first

  private final DotsCoins coins;
  private final DotsQuiet position;
  private final DotsTable table;
  private final DotsBusyTable busy;
  private final DotsEndings endings;
  private final DotsMoves moves;
  private final DotsLinks[] links;
  private final int[] best;
  private Budget budget = new Budget(Limits.NONE);
  private int rootMove;
  private long nodes;
  private final long[] cuts = new long[2];
  private long hits;

  /**
   * A search for boards of one size.
   *
   * @param salt 0, or another number for a different order among equal moves
   */
  DotsSearch(DotsCoins coins, DotsTable table, DotsBusyTable busy, int salt) {
    this.coins = coins;
    this.table = table;
    this.busy = busy;
    position = new DotsQuiet(coins);
    endings = new DotsEndings(coins);
    moves = new DotsMoves(position, table, salt);
    links = new DotsLinks[coins.arcs + 1];
    Arrays.setAll(links, ply -> new DotsLinks(position));
    best = new int[links.length];
  }

  /** Resets the counters. */
  void begin() {
    nodes = 0;
    cuts[0] = 0;
    cuts[1] = 0;
    hits = 0;
  }

  /** The position to search. It may be changed while no search is running. */
  DotsQuiet position() {
    return position;
  }

  /** The effort since the last reset, given the player to move at the root. */
  Report.Effort effort(int turn) {
    return new Report.Effort(nodes, cuts[1 - turn], cuts[turn], hits);
  }

  /** The arc that reached the goal in the last successful search. */
  int rootArc() {
    return DotsQuiet.arc(rootMove);
  }

  /**
   * Searches the position for a goal.
   *
   * @param turns whether rotated and reflected positions count as equal; worth its cost only if
   *     both can be reached
   */
  int ask(int goal, boolean turns, Budget limits) {
    budget = limits;
    moves.keys().begin(turns);
    int mark = position.mark();
    try {
      count();
      int to = moves.scan(links[0], 0);
      moves.keys().set(moves.root(), links[0]);
      return expand(goal, 0, 0, to, moves.root());
    } finally {
      position.back(mark);
    }
  }

  private void count() {
    budget.countNode();
    if ((++nodes & LOOK) == 0) {
      budget.checkClock();
    }
  }

  private void countHits(int found) {
    for (int i = 0; i < found; i++) {
      count();
    }
    hits += found;
  }

  /**
   * Searches the position after a move.
   *
   * @param own where the keys of the position belong
   * @param hasKeys whether they are there
   */
  private int search(int goal, int ply, int from, int own, boolean hasKeys) {
    int open = position.open();
    if (goal <= -open) {
      return -open;
    } else if (goal > open) {
      return open;
    }
    count();
    DotsLinks scanned = links[ply];
    int to = moves.scan(scanned, from);
    if (scanned.isSimple()) {
      hits++;
      return endings.value(scanned);
    }
    if (!hasKeys) {
      moves.keys().set(own, scanned);
    }
    return expand(goal, ply, from, to, own);
  }

  /** Searches a position whose moves occupy a range of the stack. */
  private int expand(int goal, int ply, int from, int to, int own) {
    // 1. Look the position up in the table.
    int turn = moves.keys().canonicalTurn(own);
    long key = moves.keys().key(own);
    long known = table.find(key);
    int low = -position.open();
    int high = position.open();
    if (known != DotsTable.NOTHING) {
      low = DotsTable.low(known);
      high = DotsTable.high(known);
      if (ply > 0 && (low >= goal || high < goal)) {
        hits++;
        return low >= goal ? low : high;
      }
    }
    // 2. Look all children up, and try those that are left until one reaches the goal.
    long before = nodes;
    int left = moves.lookUp(from, to, links[ply], own, goal);
    countHits(moves.lookups());
    best[ply] = moves.best();
    int value = moves.value();
    if (value < goal) {
      moves.score(from, left, tableArc(known, turn));
      value = tryMoves(from, left, value, goal, ply, to);
    }
    // 3. Store the new bounds.
    if (value >= goal) {
      cuts[ply & 1]++;
      rootMove = ply == 0 ? best[0] : rootMove;
      low = Math.max(low, value);
    } else {
      high = Math.min(high, value);
    }
    table.keep(key, low, high, coins.image(turn, DotsQuiet.arc(best[ply])), nodes - before + 1);
    return value;
  }

  /**
   * Tries the moves of a range, best first, until one reaches the goal. Positions that another
   * thread is searching come last.
   *
   * @return the largest value, or {@code value} if that is larger
   */
  private int tryMoves(int from, int left, int value, int goal, int ply, int to) {
    int most = value;
    int deferred = from;
    for (int at = from; at < left && most < goal; at++) {
      moves.pick(at, left);
      if (at > from && busy.has(moves.tableKey(at))) {
        moves.swap(at, deferred++);
      } else {
        most = tryMove(at, most, goal, ply, to);
      }
    }
    for (int at = from; at < deferred && most < goal; at++) {
      most = tryMove(at, most, goal, ply, to);
    }
    return most;
  }

  private int tryMove(int at, int most, int goal, int ply, int to) {
    int move = moves.move(at);
    int result = after(at, goal, ply, to);
    if (result > most) {
      best[ply] = move;
      return result;
    }
    return most;
  }

  /** The arc of a table entry; {@link DotsTable#NO_ARC} if there is none. */
  private int tableArc(long known, int turn) {
    int arc = known == DotsTable.NOTHING ? DotsTable.NO_ARC : DotsTable.arc(known);
    return arc == DotsTable.NO_ARC ? arc : coins.origin(turn, arc);
  }

  /** A bound on the value of a move, on the same side of the goal as the value itself. */
  private int after(int at, int goal, int ply, int to) {
    int bound = moves.bound(at, goal); // a move tried before may have stored it
    if (bound != DotsMoves.UNKNOWN) {
      countHits(1);
      return bound;
    }
    int move = moves.move(at);
    int slot = moves.slot(at);
    long key = moves.tableKey(at);
    busy.begin(key);
    int mark = position.mark();
    int taken = position.make(move);
    int present = DotsQuiet.present(move);
    int value =
        present == 0
            ? -taken - search(2 - goal - taken, ply + 1, to, slot, key != 0)
            : afterOpening(taken, present, goal, ply + 1, to, slot, key != 0);
    position.back(mark);
    busy.end(key);
    return value;
  }

  private int afterOpening(
      int taken, int present, int goal, int ply, int to, int own, boolean hasKeys) {
    int most = present - taken - goal; // the goal is reached if |rest + present| <= most
    if (most < 0) {
      return present - taken - (most & 1);
    }
    int above = search(most - present + 2, ply, to, own, hasKeys);
    if (above > most - present) {
      return -taken - above;
    }
    int below = search(-most - present, ply, to, own, hasKeys);
    if (below < -most - present) {
      return 2 * present - taken + below;
    }
    return present - taken - Math.max(above + present, -below - present);
  }
}
