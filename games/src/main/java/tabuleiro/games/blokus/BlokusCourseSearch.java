package tabuleiro.games.blokus;

import java.time.Duration;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusBoard;

/**
 * One search of the course program: negamax with cuts, and with its faults:
 *
 * <ul>
 *   <li>children are sorted by squares left in the mover's hand, most first, so the smallest piece
 *       comes first;
 *   <li>every leaf replaces the chosen move by its own, so the last child of the root is played;
 *   <li>a side without a placement ends the line, although the other side could go on;
 *   <li>a cut counts all children of the node, those already searched included;
 *   <li>when the limit is reached, every further position is evaluated at once, and its children
 *       are counted.
 * </ul>
 *
 * Nodes are the children of all visited positions, leaves included.
 */
final class BlokusCourseSearch {
  private static final int INFINITE = Integer.MAX_VALUE;

  private final Blokus root;
  private final Budget budget;
  private final int move;

  private boolean isStopped;
  private long nodes;
  private long cuts;

  BlokusCourseSearch(Blokus root, Limits limits) {
    this.root = root;
    budget = new Budget(limits);
    int[] children = sorted(root);
    move = children.length == 0 ? Blokus.PASS : children[children.length - 1];
  }

  /** Searches and returns the value for the side to move. */
  int run(int depth) {
    return search(root, depth, -INFINITE, INFINITE);
  }

  int move() {
    return move;
  }

  long nodes() {
    return nodes;
  }

  long cuts() {
    return cuts;
  }

  Duration time() {
    return budget.time();
  }

  private int search(Blokus position, int depth, int from, int beta) {
    int[] children = sorted(position);
    nodes += children.length;
    if (isOutOfBudget() || depth == 0 || children.length == 0) {
      return position.squaresLeft(1 - position.turn()) - position.squaresLeft(position.turn());
    }
    int alpha = from;
    int best = -INFINITE;
    for (int child : children) {
      best = Math.max(best, -search(position.play(child), depth - 1, -beta, -alpha));
      alpha = Math.max(alpha, best);
      if (alpha >= beta) {
        cuts += children.length;
        return alpha;
      }
    }
    return best;
  }

  /** Counts a visit, as the program looks at its clock at every position. */
  private boolean isOutOfBudget() {
    if (!isStopped) {
      try {
        budget.countNode();
      } catch (Budget.Stop stop) {
        isStopped = true;
      }
    }
    return isStopped;
  }

  /** The placements, small pieces first, otherwise in move order. */
  private static int[] sorted(Blokus position) {
    MoveList moves = new MoveList();
    position.moves(moves);
    MoveList sorted = new MoveList();
    for (boolean isLarge : new boolean[] {false, true}) {
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.get(i);
        if (move != Blokus.PASS && isLarge == BlokusBoard.piece(move).cells().size() > 1) {
          sorted.add(move);
        }
      }
    }
    return sorted.toArray();
  }
}
