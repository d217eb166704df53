package tabuleiro.search.duel.textbook;

import tabuleiro.core.Position;
import tabuleiro.search.duel.MarginScale;

/**
 * A textbook algorithm that computes the value of a position. What the algorithms share (leaves,
 * move ordering, counts, memory, the line, tracing) is in {@link GameTree}.
 *
 * <p>Algorithms that use the mover's view negate value and window only if the turn changes between
 * parent and child.
 */
interface TreeSearch<P extends Position> {

  /** Greater than any value; its negation does not overflow. */
  int INFINITE = MarginScale.INFINITE;

  /** The value of the position at this depth, seen from FIRST. The tree then has the line. */
  int value(P position, int depth);
}
