package tabuleiro.games.cavalo;

import java.util.List;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.NotationException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.ProblemFile;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;

/** The problems of one knight under some rules. Immutable. */
record CavaloPuzzles(CavaloPuzzleNotation shape) implements Puzzles<CavaloPuzzle> {

  @Override
  public int moveLimit() {
    return CavaloMoves.PASS;
  }

  @Override
  public Notation<CavaloPuzzle> notation() {
    return shape;
  }

  @Override
  public List<Problem<CavaloPuzzle>> problems() {
    try {
      return problems(Resources.text(CavaloPuzzles.class, "problems.dat"));
    } catch (NotationException e) {
      throw new IllegalStateException("the problem file that ships with the program", e);
    }
  }

  @Override
  public List<Problem<CavaloPuzzle>> problems(String text) throws NotationException {
    return ProblemFile.read(text, shape);
  }
}
