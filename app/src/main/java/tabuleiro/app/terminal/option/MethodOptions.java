package tabuleiro.app.terminal.option;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabuleiro.app.code.OwnName;
import tabuleiro.app.solve.Algorithm;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.world.Puzzles;

/** The searches that {@code solve} runs: algorithms and heuristics. */
public final class MethodOptions {
  @Option(names = "--algorithm", paramLabel = "A", descriptionKey = "solve.algorithm")
  @Nullable String algorithm;

  @Option(names = "--heuristic", paramLabel = "H", descriptionKey = "solve.heuristic")
  @Nullable List<String> heuristics;

  @Option(
      names = "--compare",
      paramLabel = "A,B",
      split = ",",
      arity = "0..1",
      fallbackValue = "",
      descriptionKey = "solve.compare")
  @Nullable List<String> compare;

  /**
   * An algorithm with a heuristic.
   *
   * @param algorithm empty for the recommended one
   */
  public record Method<S extends Puzzle>(String algorithm, Heuristic<S> heuristic) {}

  /** Whether several searches are compared. */
  public boolean isComparison() {
    return compare != null;
  }

  /** Whether heuristics are compared, of which one may be the user's. */
  public boolean comparesHeuristics() {
    return compare != null && names().size() > 1;
  }

  /** Whether a heuristic is code of the user. */
  public boolean hasCode() {
    return heuristics != null && heuristics.stream().anyMatch(OwnName::isCode);
  }

  /** The names of the algorithms to run; an empty name is the recommended one. */
  public List<String> algorithms(Puzzles<?> puzzles) {
    if (compare == null) {
      return List.of(algorithm == null ? "" : algorithm);
    }
    if (compare.equals(List.of("all"))) {
      return Algorithm.ids(puzzles);
    }
    boolean named = !compare.isEmpty() && !compare.get(0).isEmpty();
    return named ? compare : List.of("bfs", "ids", "ucs", "greedy", "astar", "idastar", "rbfs");
  }

  /** The names of the heuristics; in a comparison, one of the user is compared with ours. */
  private List<String> names() {
    if (heuristics == null) {
      return List.of("");
    }
    boolean isOwnAlone = heuristics.size() == 1 && OwnName.isCode(heuristics.get(0));
    return compare != null && isOwnAlone ? List.of(heuristics.get(0), "") : heuristics;
  }

  /**
   * The heuristics to use, at least one.
   *
   * @param isUsed whether something else than a search uses a heuristic
   */
  public <S extends Puzzle> List<Heuristic<S>> heuristics(SolverFactory<S> solvers, boolean isUsed)
      throws InputException {
    check(solvers, isUsed);
    List<Heuristic<S>> found = new ArrayList<>();
    for (String name : names()) {
      found.add(solvers.heuristic(name));
    }
    return found;
  }

  /** Every algorithm with every heuristic; one that uses none is run once. */
  public <S extends Puzzle> List<Method<S>> methods(
      SolverFactory<S> solvers, List<Heuristic<S>> used) {
    Set<Method<S>> methods = new LinkedHashSet<>();
    for (String name : algorithms(solvers.puzzles())) {
      boolean isInformed = solvers.isInformed(solvers.searchOf(name));
      for (Heuristic<S> heuristic : isInformed ? used : used.subList(0, 1)) {
        methods.add(new Method<>(name, heuristic));
      }
    }
    return List.copyOf(methods);
  }

  /** Rejects a heuristic that nothing uses, and several heuristics without a comparison. */
  private <S extends Puzzle> void check(SolverFactory<S> solvers, boolean isUsed)
      throws InputException {
    if (heuristics == null) {
      return;
    }
    if (compare == null && heuristics.size() > 1) {
      throw Terminal.fault("solve.heuristics");
    }
    List<String> names = algorithms(solvers.puzzles()).stream().map(solvers::searchOf).toList();
    boolean isInformed = isUsed || names.stream().anyMatch(solvers::isInformed);
    if (!isInformed && solvers.names().containsAll(names)) {
      throw Terminal.fault("solve.blind", names.get(0), Quotation.names(Algorithm.informed()));
    }
  }
}
