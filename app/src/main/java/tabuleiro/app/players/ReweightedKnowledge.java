package tabuleiro.app.players;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tabuleiro.core.Position;
import tabuleiro.core.player.Endgame;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.Oracle;

/**
 * What a game tells searches, but with one evaluation only: one made with weights of somebody's
 * own.
 */
public record ReweightedKnowledge<P extends Position>(
    Knowledge<P> knowledge, Evaluation<P> evaluation) implements Knowledge<P> {

  @Override
  public List<Evaluation<P>> evaluations() {
    return List.of(evaluation);
  }

  @Override
  public Optional<Endgame<P>> endgame() {
    return knowledge.endgame();
  }

  @Override
  public Optional<Predicate<P>> quiet() {
    return knowledge.quiet();
  }

  @Override
  public Optional<Oracle<P>> oracle() {
    return knowledge.oracle();
  }
}
