package tabuleiro.search.duel.textbook;

import tabuleiro.core.Position;
import tabuleiro.search.duel.MarginScale;

/**
 * A textbook way to find what a position is worth. Each is a page; what they share (leaves, order,
 * counts, memory, the line, who looks on) is in {@link GameTree}.
 *
 * <p>All that return values in the mover's view ask a child whose turn it is: only if the turn has
 * changed do sign and window change with it.
 */
interface TreeSearch<P extends Position> {

  /** Larger than any value, and its negative is still a number. */
  int INFINITE = MarginScale.INFINITE;

  /** What the position is worth at this depth, seen from FIRST; the tree knows the line then. */
  int value(P position, int depth);
}
