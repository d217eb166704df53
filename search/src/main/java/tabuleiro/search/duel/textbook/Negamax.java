package tabuleiro.search.duel.textbook;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;

/**
 * Minimax from the mover's view (Knuth and Moore 1975, procedure F): both sides maximise, and the
 * value for one side is the negated value for the other. One branch instead of two; same nodes and
 * values as {@link Minimax}.
 */
final class Negamax<P extends Position> implements TreeSearch<P> {
  private final GameTree<P> tree;

  Negamax(GameTree<P> tree) {
    this.tree = tree;
  }

  @Override
  public int value(P position, int depth) {
    int value = search(position, State.NO_MOVE, depth);
    return position.turn() == Position.FIRST ? value : -value;
  }

  private int search(P position, int last, int depth) {
    int side = position.turn();
    tree.enter(side, last, depth, -INFINITE, INFINITE);
    if (tree.isLeaf(position, depth)) {
      return tree.leave(tree.leaf(position, side));
    }
    GameTree.Bounds known = tree.recall(position, depth);
    if (known.isExact()) {
      return tree.leaveKnown(known.lower());
    }
    MoveList moves = tree.moves(position, depth);
    int best = tree.standPat(position, depth, side);
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      P child = Position.next(position, move);
      int value = search(child, move, tree.below(depth, moves));
      if (child.turn() != side) {
        value = -value;
      }
      if (value > best) {
        best = value;
        tree.prefer(move);
      }
    }
    tree.remember(position, depth, best, best);
    return tree.leave(best);
  }
}
