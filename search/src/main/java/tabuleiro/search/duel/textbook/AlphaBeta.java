package tabuleiro.search.duel.textbook;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;

/**
 * Alpha-beta: a move that is refuted need not be refuted twice. With v the minimax value, r what is
 * returned, and alpha &lt; beta the window, both in the mover's view:
 *
 * <pre>
 *   fail-hard (Knuth and Moore 1975, F2)     fail-soft (Fishburn 1983)
 *   v &lt;= alpha         r = alpha             r &lt;= alpha   implies   v &lt;= r
 *   alpha &lt; v &lt; beta   r = v                 alpha &lt; r &lt; beta  implies  v = r
 *   v >= beta          r = beta              r >= beta    implies   v >= r
 * </pre>
 *
 * The first tells only on which side of the window the value is, the second how far at least. With
 * memory (Plaat 1996) a table keeps both bounds of each position.
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
    // Failing hard, a move that loses by the bound must still be better than none.
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
    MoveList moves = tree.moves(position);
    int best = isSoft ? -INFINITE : alpha;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      P child = State.next(position, move);
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
        tree.remember(position, depth, best, INFINITE);
        return tree.cut(side, best);
      }
    }
    tree.remember(position, depth, best > alpha ? best : -INFINITE, best);
    return tree.leave(best);
  }

  /** A value, held within the window if failing hard. */
  private int inside(int value, int alpha, int beta) {
    return isSoft ? value : Math.max(alpha, Math.min(beta, value));
  }
}
