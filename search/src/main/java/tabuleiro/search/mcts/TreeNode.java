package tabuleiro.search.mcts;

import tabuleiro.core.Position;
import tabuleiro.core.State;

/**
 * A node of the tree: its visits, the sum of their results, and proved bounds on its true result
 * (Cazenave and Saffidine 2010). Results are signs of the final margin: 1 if FIRST wins, 0 for a
 * draw, -1 if SECOND wins.
 */
final class TreeNode {
  static final TreeNode[] NONE = {};

  final int move;
  TreeNode[] children = NONE;
  int turn;
  int visits;
  long sum;
  int low = -1;
  int high = 1;

  TreeNode(int move) {
    this.move = move;
  }

  static TreeNode root() {
    return new TreeNode(State.NO_MOVE);
  }

  boolean isSolved() {
    return low == high;
  }

  /** The mean result of the playouts through this node, from a player's view. */
  double mean(int viewer) {
    double mean = visits == 0 ? 0 : (double) sum / visits;
    return viewer == Position.FIRST ? mean : -mean;
  }

  /** The proved lower bound on a player's result. */
  int certain(int viewer) {
    return viewer == Position.FIRST ? low : -high;
  }

  /** Updates the proved bounds from those of the children. */
  void prove() {
    int bestLow = turn == Position.FIRST ? -1 : 1;
    int bestHigh = bestLow;
    for (TreeNode child : children) {
      if (turn == Position.FIRST) {
        bestLow = Math.max(bestLow, child.low);
        bestHigh = Math.max(bestHigh, child.high);
      } else {
        bestLow = Math.min(bestLow, child.low);
        bestHigh = Math.min(bestHigh, child.high);
      }
    }
    low = Math.max(low, bestLow);
    high = Math.min(high, bestHigh);
  }

  /**
   * The child to visit next: the first unvisited one, else the one with the largest upper
   * confidence bound (Auer, Cesa-Bianchi and Fischer 2002). Solved children are skipped unless all
   * are solved.
   */
  TreeNode select(double exploration) {
    TreeNode best = children[0];
    double most = Double.NEGATIVE_INFINITY;
    double logarithm = Math.log(Math.max(1, visits));
    for (TreeNode child : children) {
      if (child.isSolved()) {
        continue;
      }
      if (child.visits == 0) {
        return child;
      }
      double bound = child.mean(turn) + exploration * Math.sqrt(logarithm / child.visits);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
    return best;
  }

  /**
   * The child to play: the one with the best proved lower bound, then the best upper bound, then
   * the most visits. The first of equal ones wins.
   */
  TreeNode best() {
    TreeNode best = children[0];
    for (TreeNode child : children) {
      boolean isSurer = child.certain(turn) > best.certain(turn);
      boolean isAsSure = child.certain(turn) == best.certain(turn);
      if (isSurer || (isAsSure && isBetterUnsure(child, best))) {
        best = child;
      }
    }
    return best;
  }

  /** Compares children with equal lower bounds: the better upper bound wins, then more visits. */
  private boolean isBetterUnsure(TreeNode child, TreeNode other) {
    int most = turn == Position.FIRST ? child.high : -child.low;
    int otherMost = turn == Position.FIRST ? other.high : -other.low;
    return most != otherMost ? most > otherMost : child.visits > other.visits;
  }
}
