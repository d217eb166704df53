package tabuleiro.games.quatro.engine;

import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Report.Effort;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroRules;

/**
 * Alpha-beta (Knuth and Moore 1975) over the three possible results: the value of a position for
 * the side to move is 1, 0 or -1. These techniques keep the tree small:
 *
 * <ul>
 *   <li>Moves that let the opponent win at once are never made; a player who has no other loses.
 *   <li>Proved values are stored by canonical key, so thousands of symmetric positions share one
 *       entry.
 *   <li>Before any move is searched, all are looked up; a known win ends the search of the node.
 *   <li>Moves that leave the fewest safe replies come first.
 *   <li>When no line can be completed any more the game is a draw.
 * </ul>
 *
 * <p>A search may be limited to a horizon. Positions beyond it count as draws, and such draws are
 * not stored. A win or a loss found within a horizon is still a proof. Not thread-safe.
 */
final class QuatroSearch {
  /** An unlimited horizon. */
  static final int END = 64;

  /** With at least this number of pieces left, positions are stored in the table. */
  private static final int TABLED = 5;

  /** With at least this number of pieces left, moves are ordered. */
  private static final int ORDERED = 6;

  /** Thrown when a search has used up its node budget; the search can be resumed. */
  static final class Pause extends RuntimeException {
    private Pause() {
      super("the nodes are spent", null, false, false);
    }
  }

  private final QuatroRules rules;
  private final QuatroTable table = new QuatroTable();
  private final QuatroNode[] nodes = new QuatroNode[18];
  private final QuatroSymmetry symmetry;
  private final long[] cuts = new long[2];
  private Budget budget = new Budget(Limits.NONE);
  private int absent;
  private int turn;
  private long pauseAt;
  private long hits;
  private long unknowns;

  QuatroSearch(QuatroRules rules) {
    this.rules = rules;
    symmetry = QuatroSymmetry.of(rules);
    for (int ply = 0; ply < nodes.length; ply++) {
      nodes[ply] = new QuatroNode(rules);
    }
  }

  /** Starts a search from a position that is not over. The table keeps its entries. */
  QuatroNode begin(Quatro position, Budget limits) {
    if (!position.deal().rules().equals(rules)) {
      throw new IllegalArgumentException("a position under other rules: " + position);
    }
    budget = limits;
    absent = position.deal().absent();
    turn = position.turn();
    pauseAt = Long.MAX_VALUE;
    hits = 0;
    cuts[Position.FIRST] = 0;
    cuts[Position.SECOND] = 0;
    nodes[0].set(position);
    return nodes[0];
  }

  /** Sets a node budget, after which the search throws {@link Pause}. */
  void lend(long spare) {
    pauseAt = budget.nodes() > Long.MAX_VALUE - spare ? Long.MAX_VALUE : budget.nodes() + spare;
  }

  /** How often a search has stopped at its horizon. */
  long unknowns() {
    return unknowns;
  }

  /** The effort since {@link #begin}. */
  Effort effort() {
    return new Effort(budget.nodes(), cuts[Position.SECOND], cuts[Position.FIRST], hits);
  }

  /** Computes the key of every listed move and the number of safe replies it leaves. */
  void rank(int ply) {
    QuatroNode node = nodes[ply];
    QuatroNode child = nodes[ply + 1];
    for (int i = 0; i < node.size; i++) {
      node.follow(node.moves[i], child);
      node.keys[i] = key(child);
      node.ranks[i] = child.countSafe();
    }
  }

  private long key(QuatroNode node) {
    if (absent == 0) {
      return symmetry.ofAllPieces(node.planes, node.occupied, node.hand, 0);
    }
    return symmetry.ofMovements(node.planes, node.occupied, (long) node.hand << 16 | absent);
  }

  /**
   * The value of a position whose side to move cannot win at once: exact between alpha and beta, an
   * upper bound if at most alpha, a lower bound if at least beta.
   */
  private int value(int ply, int alpha, int beta, int horizon) {
    if (budget.nodes() >= pauseAt) {
      throw new Pause();
    }
    budget.countNode();
    QuatroNode node = nodes[ply];
    if (node.reserve == 0) {
      return 0;
    }
    node.listSafe();
    if (node.size == 0) {
      return -1;
    }
    int left = node.left();
    if (left <= ORDERED && node.isDead()) {
      return 0;
    } else if (horizon <= 0) {
      unknowns++;
      return 0;
    }
    return left < TABLED
        ? inOrder(ply, alpha, beta, horizon)
        : bestFirst(ply, alpha, beta, horizon);
  }

  private int inOrder(int ply, int alpha, int beta, int horizon) {
    QuatroNode node = nodes[ply];
    int best = -1;
    for (int i = 0; i < node.size; i++) {
      node.follow(node.moves[i], nodes[ply + 1]);
      best = Math.max(best, -value(ply + 1, -beta, -Math.max(alpha, best), horizon - 1));
      if (best >= beta) {
        cut(ply);
        return best;
      }
    }
    return best;
  }

  private int bestFirst(int ply, int alpha, int beta, int horizon) {
    QuatroNode node = nodes[ply];
    int best = lookUp(ply, alpha, beta);
    if (best >= beta) {
      cut(ply);
      return best;
    }
    boolean isOrdered = node.left() >= ORDERED;
    if (isOrdered) {
      for (int i = 0; i < node.size; i++) {
        node.follow(node.moves[i], nodes[ply + 1]);
        node.ranks[i] = nodes[ply + 1].countSafe();
      }
    }
    for (int i = 0; i < node.size; i++) {
      if (isOrdered) {
        node.pick(i);
      }
      best = Math.max(best, child(ply, i, Math.max(alpha, best), beta, horizon));
      if (best >= beta) {
        cut(ply);
        return best;
      }
    }
    return best;
  }

  /**
   * Looks all moves up and keeps the undecided ones, one of several symmetric moves. Returns the
   * best value of the others.
   */
  private int lookUp(int ply, int alpha, int beta) {
    QuatroNode node = nodes[ply];
    int best = -1;
    int kept = 0;
    for (int i = 0; i < node.size; i++) {
      int move = node.moves[i];
      node.follow(move, nodes[ply + 1]);
      long key = key(nodes[ply + 1]);
      int known = table.find(key);
      int least = -QuatroTable.most(known);
      int most = -QuatroTable.least(known);
      if (least >= beta) {
        hits++;
        return least;
      } else if (most <= alpha || least == most) {
        hits++;
        best = Math.max(best, most);
      } else if (!node.hasKey(kept, key)) {
        node.moves[kept] = move;
        node.keys[kept++] = key;
      }
    }
    node.size = kept;
    return best;
  }

  /** The value of a listed move for the side to move, from the table or by search. */
  int child(int ply, int index, int alpha, int beta, int horizon) {
    QuatroNode node = nodes[ply];
    long key = node.keys[index];
    int known = table.find(key);
    int least = -QuatroTable.most(known);
    int most = -QuatroTable.least(known);
    if (least >= beta || least == most) {
      return least;
    } else if (most <= alpha) {
      return most;
    }
    long before = unknowns;
    node.follow(node.moves[index], nodes[ply + 1]);
    int value = -value(ply + 1, -beta, -alpha, horizon - 1);
    if (value == 0 && before == unknowns) {
      least = alpha < 0 ? Math.max(least, 0) : least;
      most = beta > 0 ? Math.min(most, 0) : most;
      table.put(key, QuatroTable.bounds(-most, -least));
    } else if (value != 0) {
      table.put(key, QuatroTable.bounds(-value, -value));
    }
    return value;
  }

  private void cut(int ply) {
    cuts[turn ^ (ply & 1)]++;
  }
}
