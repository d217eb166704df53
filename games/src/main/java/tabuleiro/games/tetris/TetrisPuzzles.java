package tabuleiro.games.tetris;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.ProblemFile;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisMove;
import tabuleiro.games.tetris.rules.TetrisNotation;
import tabuleiro.games.tetris.rules.TetrisSeason;

/**
 * The problems of one season. The special season offers its own problems first and then those of
 * the regular season, played by its own rules.
 */
public final class TetrisPuzzles implements Puzzles<Tetris>, ProblemFile.Shape<Tetris> {
  static final String FILE = "problems.dat";
  static final String SPECIAL_FILE = "problems-2016.dat";

  private static final TetrisPuzzles REGULAR = new TetrisPuzzles(TetrisSeason.REGULAR);
  private static final TetrisPuzzles SPECIAL = new TetrisPuzzles(TetrisSeason.SPECIAL);

  private final TetrisSeason season;
  private final TetrisNotation notation;

  /** The built-in problems, loaded lazily. */
  private volatile @Nullable List<Problem<Tetris>> builtIn;

  private TetrisPuzzles(TetrisSeason season) {
    this.season = season;
    notation = new TetrisNotation(season);
  }

  public static TetrisPuzzles of(TetrisSeason season) {
    return season == TetrisSeason.SPECIAL ? SPECIAL : REGULAR;
  }

  @Override
  public int moveLimit() {
    return TetrisMove.LIMIT;
  }

  @Override
  public Notation<Tetris> notation() {
    return notation;
  }

  @Override
  public CourseForm<Tetris> courseForm() {
    return new TetrisCourseForm();
  }

  @Override
  public Picture<Tetris> picture() {
    return new TetrisPicture();
  }

  @Override
  public Optional<PositionEditor<Tetris>> editor() {
    return Optional.of(new TetrisEditor(notation));
  }

  @Override
  public List<Problem<Tetris>> problems() {
    List<Problem<Tetris>> known = builtIn;
    if (known == null) {
      String regular = Resources.text(TetrisPuzzles.class, FILE);
      String text =
          season == TetrisSeason.SPECIAL
              ? Resources.text(TetrisPuzzles.class, SPECIAL_FILE) + regular
              : regular;
      try {
        known = problems(text);
      } catch (InputException e) {
        throw new IllegalStateException(e);
      }
      builtIn = known;
    }
    return known;
  }

  /** A solution has as many moves as the problem has pieces. */
  @Override
  public boolean isScored() {
    return true;
  }

  @Override
  public List<Heuristic<Tetris>> heuristics() {
    return TetrisHeuristics.ALL;
  }

  @Override
  public Map<String, String> aliases() {
    return TetrisHeuristics.ALIASES;
  }

  @Override
  public List<Solver<Tetris>> solvers() {
    return List.of(
        new TetrisBestSolver(),
        new TetrisCourseBest(),
        new TetrisCourseAStar(true),
        new TetrisCourseAStar(false));
  }

  @Override
  public List<Tunable<Heuristic<Tetris>>> weightedHeuristics() {
    return List.of(new TetrisGeneralWeights());
  }

  @Override
  public List<Tunable<Solver<Tetris>>> weightedSolvers() {
    return List.of(TetrisCourseWeights.COURSE, TetrisCourseWeights.BEST);
  }

  @Override
  public List<Problem<Tetris>> problems(String text) throws InputException {
    return ProblemFile.read(text, this);
  }

  @Override
  public Optional<Tetris> random(long seed) {
    return Optional.of(TetrisRandomProblem.of(season, seed));
  }

  @Override
  public Optional<Tetris> random(long seed, Map<String, Double> settings) throws InputException {
    return settings.isEmpty()
        ? random(seed)
        : Optional.of(notation.read(TetrisRandomBoard.of(settings).problem(seed)));
  }

  @Override
  public Tetris read(List<Form> forms, OptionalInt target) throws InputException {
    return notation.read(forms.get(0));
  }
}
