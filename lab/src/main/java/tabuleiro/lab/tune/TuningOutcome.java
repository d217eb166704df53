package tabuleiro.lab.tune;

import java.util.List;
import java.util.Optional;

/**
 * The result of a tuning.
 *
 * @param standings the winner, the start, and the others
 */
record TuningOutcome(
    List<Generation> generations,
    List<Standing> standings,
    Optional<Confirmation> confirmation,
    boolean isStart) {

  /**
   * A generation, for the learning curve.
   *
   * @param best the mean score of its best point
   * @param mean the mean of all its points' mean scores
   * @param givenUp the number of its points that were dropped early
   * @param elsewhere the score of the method's point on instances that it does not learn from
   * @param pool the scores of the method's best points so far, the best last
   */
  record Generation(
      int number,
      double best,
      double mean,
      int points,
      int givenUp,
      Optional<Double> elsewhere,
      List<ScoreTally> pool) {}

  /** Named weights, scored on training and on held-out instances. */
  record Standing(String name, ScoreTally training, ScoreTally heldOut) {}

  /** Whether the winner is significantly better than the start. */
  boolean isBetter() {
    if (isStart) {
      return false;
    }
    return confirmation
        .map(Confirmation::isWon)
        .orElseGet(() -> standings.get(0).heldOut().ahead(standings.get(1).heldOut()).low() > 0);
  }
}
