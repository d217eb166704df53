package tabuleiro.core.world;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.Puzzle;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.code.TextForm;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.page.TextPicture;
import tabuleiro.core.solver.Backward;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.weights.Tunable;

/** The puzzles of a world under fixed rules. */
public interface Puzzles<S extends Puzzle> {

  /** An exclusive upper bound on move numbers: {@code 0 <= move < moveLimit}. */
  int moveLimit();

  Notation<S> notation();

  /** The form in which a heuristic of the user takes a state. */
  default CourseForm<S> courseForm() {
    return new TextForm<>(notation());
  }

  /** Converts states and moves to data for the page. */
  default Picture<S> picture() {
    return new TextPicture<>(notation());
  }

  /** Lets users set up positions on the page; empty if they can only be typed. */
  default Optional<PositionEditor<S>> editor() {
    return picture().editor();
  }

  /** The problems that ship with the program. */
  List<Problem<S>> problems();

  /**
   * Whether solutions are judged by their points. All solutions of a problem then have the same
   * number of moves, and the one with the most points has the lowest cost.
   */
  default boolean isScored() {
    return false;
  }

  /** The heuristics for these puzzles, the recommended one first. */
  default List<Heuristic<S>> heuristics() {
    return List.of();
  }

  /** Solvers specific to these puzzles, the recommended one first. */
  default List<Solver<S>> solvers() {
    return List.of();
  }

  /** The recommended solver among those specific to these puzzles. */
  default Optional<Solver<S>> recommended() {
    return solvers().stream().filter(solver -> !solver.isCourseProgram()).findFirst();
  }

  /**
   * Other names of these heuristics and solvers, such as those of a course: the key is the other
   * name in small letters without accents, the value the name of the heuristic or solver.
   */
  default Map<String, String> aliases() {
    return Map.of();
  }

  /** The heuristics whose weights can be changed. */
  default List<Tunable<Heuristic<S>>> weightedHeuristics() {
    return List.of();
  }

  /** The solvers whose weights can be changed. */
  default List<Tunable<Solver<S>>> weightedSolvers() {
    return List.of();
  }

  /** The reverse moves; empty if the puzzles have none. */
  default Optional<Backward<S>> backward() {
    return Optional.empty();
  }

  /** Problems on the smallest boards, on which a faulty heuristic is easy to understand. */
  default List<S> smallProblems() {
    return List.of();
  }

  /** A random problem, the same for the same seed; empty if the world generates none. */
  default Optional<S> random(long seed) {
    return Optional.empty();
  }

  /**
   * A random problem with settings of the world, such as {@code pieces}; the same for the same seed
   * and settings.
   *
   * @throws InputException if a setting is unknown or its value is out of range
   */
  default Optional<S> random(long seed, Map<String, Double> settings) throws InputException {
    for (String name : settings.keySet()) {
      throw new InputException(Message.of("tabuleiro.core.messages", "random.setting", name));
    }
    return random(seed);
  }

  /** Parses the problems of a file, in the formats that the world's page in the manual shows. */
  List<Problem<S>> problems(String text) throws InputException;
}
