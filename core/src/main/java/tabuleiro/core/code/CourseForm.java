package tabuleiro.core.code;

import tabuleiro.core.State;

/**
 * The form in which the functions of a course's programs take the states of a world. The name of a
 * parameter says which one a function wants: {@code tabuleiro} or {@code board} the board, {@code
 * estado} or {@code state} the state, any other name the node.
 *
 * <p>An estimate depends on the state alone, so the depth and the estimate in a node are 0 and its
 * parent is the empty list.
 */
public interface CourseForm<S extends State> {

  Object board(S state, CodeData data);

  /** The state: the board with what else a position of the course has. */
  Object state(S state, CodeData data);

  /** The node of a search, as the course's manual builds it. */
  Object node(S state, CodeData data);

  /** What a function with two parameters gets second: the target of a puzzle, or player 1. */
  default Object second(S state, CodeData data) {
    return data.number(1);
  }

  /** The parts of a unit in which estimates are kept; see {@code Heuristic.scale}. */
  default int scale() {
    return 1000;
  }

  /**
   * How many units of the course's evaluations make one point of the game's margin. Evaluations in
   * points have one.
   */
  default int unitsPerPoint() {
    return 1;
  }

  /** Definitions that programs of the course may use and replace; empty if there are none. */
  default String prelude() {
    return "";
  }
}
