package tabuleiro.search.duel.textbook;

import tabuleiro.core.Position;
import tabuleiro.core.State;

/**
 * MTD(f) (Plaat, Schaeffer, Pijls and de Bruin 1996): only ever asks whether the value is at least
 * some number, beginning with a guess f, and closes in on the value from both sides. Each question
 * is an {@link AlphaBeta} with a window that has no room inside; the memory makes the next question
 * cheap, so this search always has one. The nearer the guess, the fewer the questions: it is the
 * value that the search before this one found.
 *
 * <p>The line is the one of the last question that was answered with yes, so it holds the move that
 * proved the value.
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
