package tabuleiro.core.player;

import java.util.List;
import tabuleiro.core.Position;

/**
 * A guess of how a game will end, for positions that a search does not look beyond. It is only
 * asked about games that are not over; a finished game is worth its margin.
 *
 * <p>Of an {@link Additive} position the guess is the margin so far plus something that depends on
 * {@link Additive#futureKey} alone. Evaluations have no state that shows and may be shared between
 * threads.
 */
public interface Evaluation<P extends Position> {

  /** The name by which it is asked for: {@code eval=NAME}. */
  String name();

  /** How many units make one point of the game's margin; more for finer guesses. */
  int scale();

  /** The guess, in units, seen from {@link Position#FIRST} whoever moves. */
  int of(P position);

  /** What the guess is made of; the values of the terms add up to it. */
  default List<Term> terms(P position) {
    return List.of(new Term(name(), of(position)));
  }

  /**
   * A part of a guess.
   *
   * @param key names its text in the world's bundle, as {@code term.KEY}
   * @param value its share, in units, seen from FIRST
   */
  record Term(String key, int value) {}
}
