package tabuleiro.search.duel.textbook;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;

/**
 * Minimax to a depth (Shannon 1950): FIRST takes the largest value of the children, SECOND the
 * smallest. Returns the exact value, seen from FIRST, and visits every node.
 */
final class Minimax<P extends Position> implements TreeSearch<P> {
  private final GameTree<P> tree;

  Minimax(GameTree<P> tree) {
    this.tree = tree;
  }

  @Override
  public int value(P position, int depth) {
    return search(position, State.NO_MOVE, depth);
  }

  private int search(P position, int last, int depth) {
    tree.enter(Position.FIRST, last, depth, -INFINITE, INFINITE);
    if (tree.isLeaf(position, depth)) {
      return tree.leave(tree.leaf(position, Position.FIRST));
    }
    GameTree.Bounds known = tree.recall(position, depth);
    if (known.isExact()) {
      return tree.leaveKnown(known.lower());
    }
    boolean maximise = position.turn() == Position.FIRST;
    MoveList moves = tree.moves(position, depth);
    int best = tree.standPat(position, depth, Position.FIRST);
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      int value = search(Position.next(position, move), move, tree.below(depth, moves));
      if (maximise ? value > best : value < best) {
        best = value;
        tree.prefer(move);
      }
    }
    tree.remember(position, depth, best, best);
    return tree.leave(best);
  }
}
