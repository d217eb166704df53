import tabuleiro.core.code.OwnEvaluation;
import tabuleiro.games.quatro.rules.Quatro;

/** Quatro: how many pieces of the reserve complete a line, good for the player to move. */
public final class Threats implements OwnEvaluation<Quatro> {
  @Override
  public double of(Quatro position) {
    int winning = 0;
    for (int piece : position.listed()) {
      winning += position.winningSquares(piece) != 0 ? 1 : 0;
    }
    return (position.turn() == 0 ? 100 : -100) * winning;
  }
}
