package tabuleiro.search.duel.textbook;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;

/**
 * Alpha-beta: one refutation of a move is enough. Let v be the minimax value, r the returned value,
 * and alpha &lt; beta the window, all from the mover's view:
 *
 * <pre>
 *   fail-hard (Knuth and Moore 1975, F2)     fail-soft (Fishburn 1983)
 *   v &lt;= alpha         r = alpha             r &lt;= alpha   implies   v &lt;= r
 *   alpha &lt; v &lt; beta   r = v                 alpha &lt; r &lt; beta  implies  v = r
 *   v >= beta          r = beta              r >= beta    implies   v >= r
 * </pre>
 *
 * Outside the window, fail-hard only tells the side on which the value lies; fail-soft also gives a
 * bound. With memory (Plaat 1996) a table stores both bounds of each position.
 */
final class AlphaBeta<P extends Position> implements TreeSearch<P> {
  private final GameTree<P> tree;
  private final boolean isSoft;

  AlphaBeta(GameTree<P> tree, boolean isSoft) {
    this.tree = tree;
    this.isSoft = isSoft;
  }

  @Override
  public int value(P position, int depth) {
    // With fail-hard, a move that loses by the bound must still exceed alpha to be chosen.
    int alpha = isSoft ? -tree.limit() : -INFINITE;
    int value = search(position, State.NO_MOVE, depth, alpha, tree.limit());
    return position.turn() == Position.FIRST ? value : -value;
  }

  int search(P position, int last, int depth, int alpha, int beta) {
    int side = position.turn();
    tree.enter(side, last, depth, alpha, beta);
    if (tree.isLeaf(position, depth)) {
      return tree.leave(inside(tree.leaf(position, side), alpha, beta));
    }
    GameTree.Bounds known = tree.recall(position, depth);
    if (known.isExact() || known.lower() >= beta) {
      return tree.leaveKnown(inside(known.lower(), alpha, beta));
    }
    if (known.upper() <= alpha) {
      return tree.leaveKnown(inside(known.upper(), alpha, beta));
    }
    MoveList moves = tree.moves(position, depth);
    int best = inside(tree.standPat(position, depth, side), alpha, beta);
    if (best >= beta) {
      return cut(position, depth, side, best);
    }
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      P child = Position.next(position, move);
      int below = tree.below(depth, moves);
      int floor = Math.max(alpha, best);
      int value =
          child.turn() == side
              ? search(child, move, below, floor, beta)
              : -search(child, move, below, -beta, -floor);
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

  /** The value, clamped to the window in a fail-hard search. */
  private int inside(int value, int alpha, int beta) {
    return isSoft ? value : Math.max(alpha, Math.min(beta, value));
  }
}
