package tabuleiro.core.player;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tabuleiro.core.Position;
import tabuleiro.core.weights.Tunable;

/** What a game tells searches about itself; a game that tells nothing can still be searched. */
public interface Knowledge<P extends Position> {

  /** The evaluations, the one to recommend first. */
  default List<Evaluation<P>> evaluations() {
    return List.of();
  }

  /** Those of its evaluations that can be made with other weights. */
  default List<Tunable<Evaluation<P>>> weighted() {
    return List.of();
  }

  /** New knowledge of endgames, for one thread. */
  default Optional<Endgame<P>> endgame() {
    return Optional.empty();
  }

  /**
   * Says of a position whether a search may judge it without looking on; nothing if of all alike.
   */
  default Optional<Predicate<P>> quiet() {
    return Optional.empty();
  }

  /** A new solver that proves values. */
  default Optional<Oracle<P>> oracle() {
    return Optional.empty();
  }
}
