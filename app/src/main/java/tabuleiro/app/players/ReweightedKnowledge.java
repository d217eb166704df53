package tabuleiro.app.players;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.player.Endgame;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.NoisyMoves;
import tabuleiro.core.player.Oracle;

/** The knowledge of a game, with its evaluations replaced by one that has custom weights. */
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
  public Optional<NoisyMoves<P>> noisyMoves() {
    return knowledge.noisyMoves();
  }

  @Override
  public Optional<Oracle<P>> oracle() {
    return knowledge.oracle();
  }

  @Override
  public Optional<Oracle<P>> oracle(int megabytes) {
    return knowledge.oracle(megabytes);
  }
}
