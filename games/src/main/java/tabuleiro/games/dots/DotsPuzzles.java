package tabuleiro.games.dots;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.ProblemFile;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGrid;
import tabuleiro.games.dots.rules.DotsPuzzle;

/** The puzzles under given rules. A problem may have any size. */
public record DotsPuzzles(DotsPuzzleNotation texts) implements Puzzles<DotsPuzzle> {

  @Override
  public int moveLimit() {
    return DotsGrid.MOST_ARCS;
  }

  @Override
  public Notation<DotsPuzzle> notation() {
    return texts;
  }

  @Override
  public CourseForm<DotsPuzzle> courseForm() {
    return new DotsCourseForm.OfPuzzle();
  }

  @Override
  public Picture<DotsPuzzle> picture() {
    return new DotsPicture.OfPuzzle();
  }

  @Override
  public Optional<PositionEditor<DotsPuzzle>> editor() {
    return Optional.of(new DotsEditor<>(notation(), false));
  }

  @Override
  public List<Problem<DotsPuzzle>> problems() {
    try {
      return problems(Resources.text(DotsPuzzles.class, DotsWorld.PROBLEMS));
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public List<Heuristic<DotsPuzzle>> heuristics() {
    return DotsHeuristics.all();
  }

  @Override
  public List<Solver<DotsPuzzle>> solvers() {
    return DotsCourseSolver.all();
  }

  @Override
  public Map<String, String> aliases() {
    return Map.of("dada", "given", "grupo", "group", "metade", "half", "perfil", "profile");
  }

  /** Empty boards of 1×1, 1×2 and 2×2 boxes, all of which are to be closed. */
  @Override
  public List<DotsPuzzle> smallProblems() {
    try {
      return List.of(
          texts.read("((((0) (0)) ((0) (0))) 1)"),
          texts.read("((((0 0) (0 0)) ((0) (0) (0))) 2)"),
          texts.read("((((0 0) (0 0) (0 0)) ((0 0) (0 0) (0 0))) 4)"));
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public Optional<DotsPuzzle> random(long seed) {
    try {
      String board = DotsRandomProblem.board(seed);
      int closed = DotsBoard.read(LispReader.one(board), 1).closed();
      int target = closed + DotsRandomProblem.gain(seed);
      return Optional.of(texts.read("(" + board + " " + target + ")"));
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public List<Problem<DotsPuzzle>> problems(String text) throws InputException {
    return ProblemFile.read(text, texts);
  }
}
