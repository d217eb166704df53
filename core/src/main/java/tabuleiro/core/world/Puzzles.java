package tabuleiro.core.world;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.Puzzle;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.TextPicture;
import tabuleiro.core.solver.Backward;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.weights.Tunable;

/** The puzzles of a world, under fixed rules. */
public interface Puzzles<S extends Puzzle> {

  /** Every move is at least 0 and below this number. */
  int moveLimit();

  Notation<S> notation();

  /** How states and moves become data for the page. */
  default Picture<S> picture() {
    return new TextPicture<>(notation());
  }

  /** The problems that ship with the program. */
  List<Problem<S>> problems();

  /** The heuristics for these puzzles, the one to recommend first. */
  default List<Heuristic<S>> heuristics() {
    return List.of();
  }

  /** Solvers made for these puzzles alone, the one to recommend first. */
  default List<Solver<S>> solvers() {
    return List.of();
  }

  /** Those of its heuristics that can be made with other weights. */
  default List<Tunable<Heuristic<S>>> weightedHeuristics() {
    return List.of();
  }

  /** Those of its solvers that can be made with other weights. */
  default List<Tunable<Solver<S>>> weightedSolvers() {
    return List.of();
  }

  /** How these puzzles are gone through backwards; nothing if they cannot be. */
  default Optional<Backward<S>> backward() {
    return Optional.empty();
  }

  /** A problem made by chance, always the same for a seed; nothing if the world makes none. */
  default Optional<S> random(long seed) {
    return Optional.empty();
  }

  /**
   * A problem made by chance with settings that the world knows, such as {@code pieces}; always the
   * same for a seed and settings.
   *
   * @throws InputException if the world does not know a setting or its value is out of range
   */
  default Optional<S> random(long seed, Map<String, Double> settings) throws InputException {
    for (String name : settings.keySet()) {
      throw new InputException(Message.of("tabuleiro.core.messages", "random.setting", name));
    }
    return random(seed);
  }

  /** The problems of a file, in the forms that the world's page in the manual shows. */
  List<Problem<S>> problems(String text) throws InputException;
}
