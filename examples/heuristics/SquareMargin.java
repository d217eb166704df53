import tabuleiro.core.code.OwnEvaluation;
import tabuleiro.games.blokus.rules.Blokus;

/** Blokus: the squares that player 2 has left minus those of player 1. */
public final class SquareMargin implements OwnEvaluation<Blokus> {
  @Override
  public double of(Blokus position) {
    return position.squaresLeft(1) - position.squaresLeft(0);
  }
}
