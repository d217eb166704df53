import tabuleiro.core.code.OwnEvaluation;
import tabuleiro.games.cavalo.rules.Cavalo;

/** Jogo do Cavalo: the points of player 1 minus those of player 2. */
public final class PointMargin implements OwnEvaluation<Cavalo> {
  @Override
  public double of(Cavalo position) {
    return position.points(0) - position.points(1);
  }
}
