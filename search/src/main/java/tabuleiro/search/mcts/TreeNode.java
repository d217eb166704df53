package tabuleiro.search.mcts;

import tabuleiro.core.Position;
import tabuleiro.core.State;

/**
 * A node of the tree: how often games went through it, how they ended, and between which results
 * its true one must be (Cazenave and Saffidine 2010). Results are signs of the final margin: 1 if
 * FIRST wins, 0 for a draw, -1 if SECOND wins.
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

  /** The mean result of the games through here, to a player. */
  double mean(int viewer) {
    double mean = visits == 0 ? 0 : (double) sum / visits;
    return viewer == Position.FIRST ? mean : -mean;
  }

  /** The result that a player can be sure of here, at worst. */
  int certain(int viewer) {
    return viewer == Position.FIRST ? low : -high;
  }

  /** Takes what is certain from the children. */
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
   * The child to look at next: one never visited, in order, else the one with the largest upper
   * confidence bound (Auer, Cesa-Bianchi and Fischer 2002). Solved ones are left out unless all are
   * solved.
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

  /** The child to play: the surest, of those the most visited, of those the first. */
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

  /** A child that may still turn out well comes before one that is solved. */
  private boolean isBetterUnsure(TreeNode child, TreeNode other) {
    int most = turn == Position.FIRST ? child.high : -child.low;
    int otherMost = turn == Position.FIRST ? other.high : -other.low;
    return most != otherMost ? most > otherMost : child.visits > other.visits;
  }
}
