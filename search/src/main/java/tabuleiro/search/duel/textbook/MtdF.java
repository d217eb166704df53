package tabuleiro.search.duel.textbook;

import tabuleiro.core.Position;
import tabuleiro.core.State;

/**
 * MTD(f) (Plaat, Schaeffer, Pijls and de Bruin 1996): a sequence of null-window {@link AlphaBeta}
 * searches, starting at an estimate f, that narrows lower and upper bounds until they meet. The
 * memory makes each further search cheap, so this algorithm always uses it. A better estimate needs
 * fewer searches; f is the value of the previous search.
 *
 * <p>The line comes from the last search that failed high, so it starts with the move that proved
 * the value.
 */
final class MtdF<P extends Position> implements TreeSearch<P> {
  private final GameTree<P> tree;
  private final AlphaBeta<P> alphaBeta;
  private int guess;

  MtdF(GameTree<P> tree) {
    this.tree = tree;
    alphaBeta = new AlphaBeta<>(tree, true);
  }

  @Override
  public int value(P position, int depth) {
    int sign = position.turn() == Position.FIRST ? 1 : -1;
    int value = sign * guess;
    int lower = -tree.limit();
    int upper = tree.limit();
    while (lower < upper) {
      int beta = value == lower ? value + 1 : value;
      value = alphaBeta.search(position, State.NO_MOVE, depth, beta - 1, beta);
      if (value < beta) {
        upper = value;
      } else {
        lower = value;
        tree.keepLine();
      }
    }
    tree.restoreLine();
    guess = sign * value;
    return guess;
  }
}
