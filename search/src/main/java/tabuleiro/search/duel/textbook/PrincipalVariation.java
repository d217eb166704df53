package tabuleiro.search.duel.textbook;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;

/**
 * Principal variation search, also called NegaScout (Marsland and Campbell 1982, Reinefeld 1983):
 * it assumes that the first move is best and checks the others with a null window. A move that
 * turns out better is searched again with the open window. This pays off with good move ordering.
 * Fail-soft, like {@link AlphaBeta}.
 */
final class PrincipalVariation<P extends Position> implements TreeSearch<P> {
  private final GameTree<P> tree;

  PrincipalVariation(GameTree<P> tree) {
    this.tree = tree;
  }

  @Override
  public int value(P position, int depth) {
    int value = search(position, State.NO_MOVE, depth, -tree.limit(), tree.limit());
    return position.turn() == Position.FIRST ? value : -value;
  }

  int search(P position, int last, int depth, int alpha, int beta) {
    int side = position.turn();
    tree.enter(side, last, depth, alpha, beta);
    if (tree.isLeaf(position, depth)) {
      return tree.leave(tree.leaf(position, side));
    }
    GameTree.Bounds known = tree.recall(position, depth);
    if (known.isExact() || known.lower() >= beta) {
      return tree.leaveKnown(known.lower());
    }
    if (known.upper() <= alpha) {
      return tree.leaveKnown(known.upper());
    }
    MoveList moves = tree.moves(position, depth);
    int best = tree.standPat(position, depth, side);
    if (best >= beta) {
      return cut(position, depth, side, best);
    }
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      P child = Position.next(position, move);
      int below = tree.below(depth, moves);
      int floor = Math.max(alpha, best);
      int value = searchChild(child, side, move, below, floor, i == 0 ? beta : floor + 1);
      if (i > 0 && value > floor && value < beta) {
        value = searchChild(child, side, move, below, floor, beta);
      }
      if (value > best) {
        best = value;
        tree.prefer(move);
      }
      if (best >= beta) {
        return cut(position, depth, side, best);
      }
    }
    tree.remember(position, depth, best > alpha ? best : -INFINITE, best);
    return tree.leave(best);
  }

  private int cut(P position, int depth, int side, int value) {
    tree.remember(position, depth, value, INFINITE);
    return tree.cut(side, value);
  }

  /** The value of a child from a side's view; the window is from the same view. */
  private int searchChild(P child, int side, int move, int depth, int alpha, int beta) {
    return child.turn() == side
        ? search(child, move, depth, alpha, beta)
        : -search(child, move, depth, -beta, -alpha);
  }
}
