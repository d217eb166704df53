package tabuleiro.core.player;

import java.util.List;
import tabuleiro.core.Position;

/**
 * A static evaluation: an estimate of the final margin at the horizon of a search. It is only
 * called for games that are not over; a finished game is worth its margin.
 *
 * <p>For an {@link Additive} position the estimate is the margin so far plus a term that depends on
 * {@link Additive#futureKey} alone. Evaluations are stateless and thread-safe.
 */
public interface Evaluation<P extends Position> {

  /** The name that users select it by: {@code eval=NAME}. */
  String name();

  /** The number of units per point of the game's margin. A larger scale gives finer estimates. */
  int scale();

  /** The estimate in units, seen from {@link Position#FIRST} whoever is to move. */
  int of(P position);

  /** The terms of the estimate. Their values add up to it. */
  default List<Term> terms(P position) {
    return List.of(new Term(name(), of(position)));
  }

  /**
   * A term of an estimate.
   *
   * @param key names its text in the world's bundle, as {@code term.KEY}
   * @param value its contribution in units, seen from FIRST
   */
  record Term(String key, int value) {}
}
