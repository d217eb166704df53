package tabuleiro.core.solver;

import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;

/**
 * How a puzzle is gone through backwards, for searches from both ends. Few puzzles can be: all
 * solved states must be few and known, and from a state one must see where it can come from.
 */
public interface Backward<S extends Puzzle> {

  /** All solved states that solutions of this problem may end in. */
  List<S> goals(S start);

  /** Appends every way back: numbers that {@link #before} and {@link #move} understand. */
  void ways(S state, MoveList ways);

  /** The state from which a way back comes. */
  S before(S state, int way);

  /** The move that leads from the state before to this one. */
  int move(S state, int way);
}
