package tabuleiro.app.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Puzzles;
import tabuleiro.search.solo.SolverOptions;

/**
 * The solvers and heuristics that some puzzles can be solved with, by the names users give them.
 */
public record SolverFactory<S extends Puzzle>(Puzzles<S> puzzles) {
  private static final String BUNDLE = "tabuleiro.app.messages";

  /** The name of the solver that is recommended for the puzzles. */
  public static final String RECOMMENDED = "recommended";

  /** The names of all solvers: those of any puzzle, then those of these puzzles alone. */
  public List<String> names() {
    List<String> names = new ArrayList<>(Algorithm.ids(puzzles));
    puzzles.solvers().forEach(own -> names.add(own.name()));
    return names;
  }

  /** The solver of a name; the recommended one if the name is empty. */
  public Solver<S> solver(String name, Heuristic<S> heuristic, SolverOptions options)
      throws InputException {
    boolean isRecommended = name.isEmpty() || name.equals(RECOMMENDED);
    for (Solver<S> own : puzzles.solvers()) {
      if (isRecommended || own.name().equals(name)) {
        return own;
      }
    }
    if (isRecommended) {
      return new Recommended<>(heuristic, options);
    }
    Optional<Algorithm> algorithm = Algorithm.named(name);
    if (algorithm.isEmpty()) {
      throw fault("solve.noAlgorithm", name, names());
    }
    return algorithm.get().solver(puzzles, heuristic, options);
  }

  /** The heuristic of a name; the recommended one if the name is empty. */
  public Heuristic<S> heuristic(String name) throws InputException {
    List<Heuristic<S>> known = new ArrayList<>(puzzles.heuristics());
    known.add(Heuristic.zero());
    if (name.isEmpty()) {
      return known.get(0);
    }
    for (Heuristic<S> each : known) {
      if (each.name().equals(name)) {
        return each;
      }
    }
    throw fault("solve.noHeuristic", name, known.stream().map(Heuristic::name).toList());
  }

  /** The solver of a name that can be made with other weights, if there is one. */
  public Optional<Tunable<Solver<S>>> weightedSolver(String name) {
    return puzzles.weightedSolvers().stream().filter(w -> w.name().equals(name)).findFirst();
  }

  /** The heuristic of a name that can be made with other weights, if there is one. */
  public Optional<Tunable<Heuristic<S>>> weightedHeuristic(String name) {
    return puzzles.weightedHeuristics().stream().filter(w -> w.name().equals(name)).findFirst();
  }

  /**
   * Whether a solver looks at a heuristic; the recommended one does unless the puzzles have own.
   */
  public boolean isInformed(String name) {
    if (name.equals(RECOMMENDED)) {
      return puzzles.solvers().isEmpty();
    }
    boolean isOwn = puzzles.solvers().stream().anyMatch(own -> own.name().equals(name));
    return !isOwn && Algorithm.named(name).map(Algorithm::isInformed).orElse(false);
  }

  private static InputException fault(String key, String name, List<String> known) {
    return new InputException(Message.of(BUNDLE, key, name, String.join(", ", known)));
  }
}
