package tabuleiro.app.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.code.OwnHeuristics;
import tabuleiro.app.names.Aliases;
import tabuleiro.app.names.WeightValues;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Puzzles;
import tabuleiro.search.solo.SolverOptions;
import tabuleiro.search.solo.frontier.TieBreak;

/**
 * Creates the solvers and heuristics of a set of puzzles by name.
 *
 * @param weights the user's weights for the solver or heuristic that has weights
 */
public record SolverFactory<S extends Puzzle>(Puzzles<S> puzzles, Optional<String> weights) {
  private static final String BUNDLE = "tabuleiro.app.messages";

  /** The name of the recommended solver. */
  public static final String RECOMMENDED = "recommended";

  /** The solvers and heuristics with their own weights. */
  public SolverFactory(Puzzles<S> puzzles) {
    this(puzzles, Optional.empty());
  }

  /** Returns the names of all solvers: first the general ones, then those of these puzzles. */
  public List<String> names() {
    List<String> names = new ArrayList<>(Algorithm.ids(puzzles));
    puzzles.solvers().forEach(own -> names.add(own.name()));
    return names;
  }

  /** Returns the canonical name of a solver, which may be given by an alias. */
  public String algorithm(String name) {
    String resolved = Aliases.algorithm(puzzles, name);
    return Algorithm.named(resolved).map(Algorithm::id).orElse(resolved);
  }

  /** Returns the name of a solver; an empty name stands for the recommended one. */
  public String searchOf(String name) {
    boolean isRecommended = name.isEmpty() || algorithm(name).equals(RECOMMENDED);
    if (!isRecommended) {
      return algorithm(name);
    }
    return puzzles.recommended().map(Solver::name).orElse(RECOMMENDED);
  }

  /** Returns the solver of a name, or the recommended one if the name is empty. */
  public Solver<S> solver(String given, Heuristic<S> heuristic, SolverOptions options)
      throws InputException {
    String name = algorithm(given);
    boolean isRecommended = name.isEmpty() || name.equals(RECOMMENDED);
    if (isRecommended) {
      Optional<Solver<S>> own = puzzles.recommended();
      return own.isPresent() ? reweighted(own.get()) : new Recommended<>(heuristic, options);
    }
    for (Solver<S> own : puzzles.solvers()) {
      if (own.name().equals(name)) {
        return reweighted(own);
      }
    }
    Optional<Algorithm> algorithm = Algorithm.named(name);
    if (algorithm.isEmpty()) {
      throw fault("solve.noAlgorithm", name, names());
    }
    return algorithm.get().solver(puzzles, heuristic, options);
  }

  private Solver<S> reweighted(Solver<S> own) throws InputException {
    Optional<Tunable<Solver<S>>> tunable = weightedSolver(own.name());
    return weights.isPresent() && tunable.isPresent()
        ? tunable.get().with(values(tunable.get(), weights.get()))
        : own;
  }

  /** Returns the recommended order of equally good states; empty if the solver has none. */
  public Optional<TieBreak> ties(String given) {
    return general(given).flatMap(Algorithm::ties);
  }

  /** Returns the algorithm of a solver; empty if the world has a solver of its own for it. */
  public Optional<Algorithm> general(String given) {
    String name = algorithm(given);
    boolean isRecommended = name.isEmpty() || name.equals(RECOMMENDED);
    boolean isOwn =
        isRecommended
            ? puzzles.recommended().isPresent()
            : puzzles.solvers().stream().anyMatch(own -> own.name().equals(name));
    if (isOwn) {
      return Optional.empty();
    }
    return isRecommended ? Optional.of(Algorithm.ASTAR) : Algorithm.named(name);
  }

  /** Returns the standard options of a solver, with its recommended order of equal states. */
  public SolverOptions options(String name) {
    return SolverOptions.STANDARD.with(ties(name).orElse(SolverOptions.STANDARD.ties()));
  }

  /** Returns the heuristic of a name, or the recommended one if the name is empty. */
  public Heuristic<S> heuristic(String given) throws InputException {
    String name = Aliases.heuristic(puzzles, given);
    List<Heuristic<S>> known = new ArrayList<>(puzzles.heuristics());
    known.add(Heuristic.zero());
    if (name.isEmpty()) {
      return reweighted(known.get(0));
    }
    for (Heuristic<S> each : known) {
      if (each.name().equals(name)) {
        return reweighted(each);
      }
    }
    Optional<Heuristic<S>> own = OwnHeuristics.find(puzzles, given);
    if (own.isPresent()) {
      return own.get();
    }
    throw fault("solve.noHeuristic", name, known.stream().map(Heuristic::name).toList());
  }

  private Heuristic<S> reweighted(Heuristic<S> heuristic) throws InputException {
    Optional<Tunable<Heuristic<S>>> tunable = weightedHeuristic(heuristic.name());
    return weights.isPresent() && tunable.isPresent()
        ? tunable.get().with(values(tunable.get(), weights.get()))
        : heuristic;
  }

  private static double[] values(Tunable<?> tunable, String text) throws InputException {
    Quotation.Names names = WeightValues.names(tunable, ",");
    int count = tunable.weights().size();
    Message message = Message.of(BUNDLE, "solve.weights.form", text, tunable.name(), count, names);
    return WeightValues.parse(tunable, text).orElseThrow(() -> new InputException(message));
  }

  /** Returns whether a solver uses the weights given, itself or by its heuristic. */
  public boolean usesWeights(String name, String heuristic) {
    String solver = searchOf(name);
    return weights.isPresent()
        && (weightedSolver(solver).isPresent()
            || (isInformed(solver) && weightedHeuristic(heuristic).isPresent()));
  }

  /** Returns the solver of a name if its weights can be changed. */
  public Optional<Tunable<Solver<S>>> weightedSolver(String name) {
    String known = algorithm(name);
    return puzzles.weightedSolvers().stream().filter(w -> w.name().equals(known)).findFirst();
  }

  /** Returns the heuristic of a name if its weights can be changed. */
  public Optional<Tunable<Heuristic<S>>> weightedHeuristic(String name) {
    String known = Aliases.heuristic(puzzles, name);
    return puzzles.weightedHeuristics().stream().filter(w -> w.name().equals(known)).findFirst();
  }

  /**
   * Returns whether a solver uses a heuristic. The recommended one does unless the puzzles have
   * their own solver.
   */
  public boolean isInformed(String given) {
    String name = algorithm(given);
    if (name.equals(RECOMMENDED)) {
      return puzzles.recommended().isEmpty();
    }
    boolean isOwn = puzzles.solvers().stream().anyMatch(own -> own.name().equals(name));
    return !isOwn && Algorithm.named(name).map(Algorithm::isInformed).orElse(false);
  }

  private static InputException fault(String key, String name, List<String> known) {
    return new InputException(Message.of(BUNDLE, key, name, Quotation.names(known)));
  }
}
