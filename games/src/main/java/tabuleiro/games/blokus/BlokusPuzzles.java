package tabuleiro.games.blokus;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import tabuleiro.games.blokus.rules.BlokusBoard;
import tabuleiro.games.blokus.rules.BlokusProblemText;
import tabuleiro.games.blokus.rules.BlokusPuzzle;
import tabuleiro.games.blokus.rules.BlokusPuzzleNotation;

/** The puzzles of Blokus Uno, for one goal. */
public final class BlokusPuzzles implements Puzzles<BlokusPuzzle> {
  static final String FILE = "problems.dat";

  private final BlokusProblemText shape;

  BlokusPuzzles(BlokusProblemText shape) {
    this.shape = shape;
  }

  @Override
  public int moveLimit() {
    return BlokusBoard.PLACEMENTS;
  }

  @Override
  public Notation<BlokusPuzzle> notation() {
    return new BlokusPuzzleNotation(shape);
  }

  @Override
  public CourseForm<BlokusPuzzle> courseForm() {
    return new BlokusCourseForm.OfPuzzle();
  }

  @Override
  public Picture<BlokusPuzzle> picture() {
    return new BlokusPicture.OfPuzzle();
  }

  @Override
  public Optional<PositionEditor<BlokusPuzzle>> editor() {
    return Optional.of(new BlokusEditor<>(notation(), false));
  }

  @Override
  public List<Problem<BlokusPuzzle>> problems() {
    try {
      return problems(Resources.text(BlokusPuzzles.class, FILE));
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public List<Heuristic<BlokusPuzzle>> heuristics() {
    return BlokusHeuristics.all();
  }

  @Override
  public Map<String, String> aliases() {
    return Map.of("dada", "given", "preenchimento", "fill", "quarto", "quarter");
  }

  @Override
  public Optional<BlokusPuzzle> random(long seed) {
    try {
      return Optional.of(notation().read(BlokusRandomProblem.of(seed)));
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public List<Problem<BlokusPuzzle>> problems(String text) throws InputException {
    return ProblemFile.read(text, shape);
  }
}
