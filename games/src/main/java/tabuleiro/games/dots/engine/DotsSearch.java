package tabuleiro.games.dots.engine;

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
 * <p>Move ordering: the table move, then safe moves from the middle of the board outwards with
 * crowded places last, then openings. An order that is the same in every node reaches the same
 * positions again and again; here it beats the history heuristic by a factor of three. Searches of
 * several threads may share a table, but each thread needs its own instance.
 */
final class DotsSearch {
  private static final int OPENING = -1_000_000;
  private static final int LOOK = 127; // mask of clock checks; frequent, nodes are slow at first

  private final DotsCoins coins;
  private final DotsQuiet position;
  private final DotsLinks links;
  private final DotsTable table;
  private final DotsEndings endings;
  private final int[] moves;
  private final int[] scores;
  private final int salt;
  private Budget budget = new Budget(Limits.NONE);
  private boolean withTurns;
  private int rootMove;
  private long nodes;
  private final long[] cuts = new long[2];
  private long hits;

  /**
   * A search for boards of one size.
   *
   * @param salt 0, or another number for a different order among equal moves
   */
  DotsSearch(DotsCoins coins, DotsTable table, int salt) {
    this.coins = coins;
    this.table = table;
    this.salt = salt;
    position = new DotsQuiet(coins);
    links = new DotsLinks(position);
    endings = new DotsEndings(coins);
    moves = new int[coins.arcs * (coins.arcs + 3) / 2];
    scores = new int[moves.length];
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
    withTurns = turns;
    int mark = position.mark();
    try {
      count();
      return expand(goal, 0, 0, links.scan(moves, 0, turns), true);
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

  private int search(int goal, int ply, int from) {
    int open = position.open();
    if (goal <= -open) {
      return -open;
    } else if (goal > open) {
      return open;
    }
    count();
    int to = links.scan(moves, from, withTurns);
    if (links.isSimple()) {
      hits++;
      return endings.value(links);
    }
    return expand(goal, ply, from, to, false);
  }

  /** Searches a position whose moves occupy a range of the stack. */
  private int expand(int goal, int ply, int from, int to, boolean isRoot) {
    // 1. Look the position up in the table.
    long key = links.key();
    int turn = links.canonicalTurn();
    long known = table.find(key);
    int low = -position.open();
    int high = position.open();
    if (known != DotsTable.NOTHING) {
      low = DotsTable.low(known);
      high = DotsTable.high(known);
      if (!isRoot && (low >= goal || high < goal)) {
        hits++;
        return low >= goal ? low : high;
      }
    }
    // 2. Try every move until one reaches the goal.
    long before = nodes;
    score(from, to, tableArc(known, turn));
    int value = Integer.MIN_VALUE;
    int best = 0;
    for (int i = from; i < to && value < goal; i++) {
      int move = pick(i, to);
      int result = after(move, goal, ply, to);
      if (result > value) {
        value = result;
        best = move;
      }
    }
    // 3. Store the new bounds.
    if (value >= goal) {
      cuts[ply & 1]++;
      rootMove = isRoot ? best : rootMove;
      low = Math.max(low, value);
    } else {
      high = Math.min(high, value);
    }
    table.keep(key, low, high, coins.image(turn, DotsQuiet.arc(best)), nodes - before + 1);
    return value;
  }

  /** The arc of a table entry; {@link DotsTable#NO_ARC} if there is none. */
  private int tableArc(long known, int turn) {
    int arc = known == DotsTable.NOTHING ? DotsTable.NO_ARC : DotsTable.arc(known);
    return arc == DotsTable.NO_ARC ? arc : coins.origin(turn, arc);
  }

  /** A bound on the value of a move, on the same side of the goal as the value itself. */
  private int after(int move, int goal, int ply, int to) {
    int mark = position.mark();
    int taken = position.make(move);
    int present = DotsQuiet.present(move);
    int value =
        present == 0
            ? -taken - search(2 - goal - taken, ply + 1, to)
            : afterOpening(taken, present, goal, ply + 1, to);
    position.back(mark);
    return value;
  }

  private int afterOpening(int taken, int present, int goal, int ply, int to) {
    int most = present - taken - goal; // the goal is reached if |rest + present| <= most
    if (most < 0) {
      return present - taken - (most & 1);
    }
    int above = search(most - present + 2, ply, to);
    if (above > most - present) {
      return -taken - above;
    }
    int below = search(-most - present, ply, to);
    if (below < -most - present) {
      return 2 * present - taken + below;
    }
    return present - taken - Math.max(above + present, -below - present);
  }

  private void score(int from, int to, int tableArc) {
    for (int i = from; i < to; i++) {
      int arc = DotsQuiet.arc(moves[i]);
      int opened = DotsQuiet.coinsOf(moves[i]);
      if (arc == tableArc) {
        scores[i] = Integer.MAX_VALUE;
      } else if (opened > 0) {
        scores[i] = OPENING - opened;
      } else {
        int end = coins.first[arc];
        int strings =
            Math.min(4, position.strings(end))
                + Math.min(4, position.strings(end ^ coins.span[arc]));
        scores[i] = -20 * coins.remoteness[arc] - 10 * strings - ((arc * salt) & 7);
      }
    }
  }

  /** Selects the best of the remaining moves and swaps it to the front. */
  private int pick(int i, int to) {
    int at = i;
    for (int j = i + 1; j < to; j++) {
      at = scores[j] > scores[at] ? j : at;
    }
    int move = moves[at];
    moves[at] = moves[i];
    moves[i] = move;
    scores[at] = scores[i];
    return move;
  }
}
