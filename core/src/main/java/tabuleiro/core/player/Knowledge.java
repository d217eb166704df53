package tabuleiro.core.player;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tabuleiro.core.Position;
import tabuleiro.core.weights.Tunable;

/** Game-specific knowledge for searches. All of it is optional. */
public interface Knowledge<P extends Position> {

  /** The evaluations, the recommended one first. */
  default List<Evaluation<P>> evaluations() {
    return List.of();
  }

  /** The evaluations whose weights can be changed. */
  default List<Tunable<Evaluation<P>>> weighted() {
    return List.of();
  }

  /** A new instance of endgame knowledge, for one thread. */
  default Optional<Endgame<P>> endgame() {
    return Optional.empty();
  }

  /**
   * A test whether a position is quiet, so that a search may evaluate it without searching on.
   * Empty if the game makes no difference.
   */
  default Optional<Predicate<P>> quiet() {
    return Optional.empty();
  }

  /** A new solver that proves values. */
  default Optional<Oracle<P>> oracle() {
    return Optional.empty();
  }
}
