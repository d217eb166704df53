package tabuleiro.core.code;

import tabuleiro.core.Puzzle;

/**
 * A heuristic that a user writes in Java: a public class with a constructor without parameters, in
 * one source file.
 *
 * @param <S> the states of the puzzle, such as {@code DotsPuzzle}
 */
@FunctionalInterface
public interface OwnHeuristic<S extends Puzzle> {

  /** The estimated cost from a state to the goal: not negative, and the same for equal states. */
  double of(S state);
}
