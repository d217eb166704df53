package tabuleiro.core.solver;

import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;

/**
 * The reverse moves of a puzzle, for bidirectional search. Few puzzles have them: the solved states
 * must be few and known, and the predecessors of a state must be computable.
 */
public interface Backward<S extends Puzzle> {

  /** All solved states in which a solution of this problem may end. */
  List<S> goals(S start);

  /** Appends every reverse move, as numbers for {@link #before} and {@link #move}. */
  void ways(S state, MoveList ways);

  /** The predecessor that a reverse move leads to. */
  S before(S state, int way);

  /** The forward move from that predecessor to this state. */
  int move(S state, int way);
}
