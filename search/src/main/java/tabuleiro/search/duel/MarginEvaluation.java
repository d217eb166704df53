package tabuleiro.search.duel;

import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;

/**
 * The simplest evaluation: the current margin. It exists for every game and is the default of games
 * without an evaluation. Stateless.
 */
public final class MarginEvaluation<P extends Position> implements Evaluation<P> {
  public static final String NAME = "margin";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int scale() {
    return 1;
  }

  @Override
  public int of(P position) {
    return position.margin();
  }

  /**
   * The evaluation with a name; the recommended one if the name is empty.
   *
   * @throws IllegalArgumentException if there is none with that name
   */
  public static <P extends Position> Evaluation<P> orNamed(Knowledge<P> knowledge, String name) {
    for (Evaluation<P> evaluation : knowledge.evaluations()) {
      if (name.isEmpty() || evaluation.name().equals(name)) {
        return evaluation;
      }
    }
    if (name.isEmpty() || name.equals(NAME)) {
      return new MarginEvaluation<>();
    }
    throw new IllegalArgumentException(name);
  }
}
