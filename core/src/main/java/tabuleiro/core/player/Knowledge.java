package tabuleiro.core.player;

import java.util.List;
import java.util.Optional;
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

  /** The moves of a quiescence search. Empty if the game has none, so that no search may use it. */
  default Optional<NoisyMoves<P>> noisyMoves() {
    return Optional.empty();
  }

  /** A new solver that proves values. */
  default Optional<Oracle<P>> oracle() {
    return Optional.empty();
  }

  /**
   * A new solver whose counts are the same on every machine.
   *
   * @param megabytes the maximum size of its tables; it uses one thread
   */
  default Optional<Oracle<P>> oracle(int megabytes) {
    return oracle();
  }
}
