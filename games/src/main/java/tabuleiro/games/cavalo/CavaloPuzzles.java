package tabuleiro.games.cavalo;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.ProblemFile;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.games.cavalo.rules.CavaloMoves;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;

/** The puzzles of one knight under given rules. Thread-safe. */
public final class CavaloPuzzles implements Puzzles<CavaloPuzzle> {
  private final CavaloPuzzleNotation notation;

  /** The built-in problems, loaded lazily. Two threads may load them at the same time. */
  private volatile @Nullable List<Problem<CavaloPuzzle>> builtIn;

  CavaloPuzzles(CavaloPuzzleNotation notation) {
    this.notation = notation;
  }

  @Override
  public int moveLimit() {
    return CavaloMoves.PASS;
  }

  @Override
  public Notation<CavaloPuzzle> notation() {
    return notation;
  }

  @Override
  public CourseForm<CavaloPuzzle> courseForm() {
    return new CavaloCourseForm.OfPuzzle();
  }

  @Override
  public Picture<CavaloPuzzle> picture() {
    return new CavaloPicture.OfPuzzle();
  }

  @Override
  public Optional<PositionEditor<CavaloPuzzle>> editor() {
    return Optional.of(new CavaloEditor<>(notation(), false));
  }

  @Override
  public List<Heuristic<CavaloPuzzle>> heuristics() {
    return CavaloHeuristics.all();
  }

  @Override
  public Map<String, String> aliases() {
    return Map.of("dada", "given", "compativel", "compatible", "passeios", "walks");
  }

  @Override
  public List<Problem<CavaloPuzzle>> problems() {
    List<Problem<CavaloPuzzle>> known = builtIn;
    if (known == null) {
      try {
        known = problems(Resources.text(CavaloPuzzles.class, "problems.dat"));
      } catch (InputException e) {
        throw new IllegalStateException("the problem file that ships with the program", e);
      }
      builtIn = known;
    }
    return known;
  }

  @Override
  public Optional<CavaloPuzzle> random(long seed) {
    try {
      return Optional.of(notation.read(CavaloRandomProblem.of(seed)));
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public List<Problem<CavaloPuzzle>> problems(String text) throws InputException {
    return ProblemFile.read(text, notation);
  }
}
