package tabuleiro.app.terminal.batch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import tabuleiro.app.code.CallTime;
import tabuleiro.app.solve.Answer;
import tabuleiro.app.solve.ComparedAnswer;
import tabuleiro.app.solve.MethodName;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.app.terminal.option.MethodOptions.Method;
import tabuleiro.app.terminal.option.SolveOptions;
import tabuleiro.app.terminal.option.WorldOptions;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Tracer;
import tabuleiro.core.text.InputException;
import tabuleiro.search.solo.SolverOptions;

/**
 * What a {@code solve} command searches: every problem with every method.
 *
 * @param comparesHeuristics whether the calls of heuristics are timed
 */
public record SearchPlan<S extends Puzzle>(
    WorldOptions.Problems<S> problems,
    List<Method<S>> methods,
    SolveOptions search,
    boolean comparesHeuristics) {

  public SearchPlan {
    methods = List.copyOf(methods);
  }

  /** One search: a problem by name, and the method. */
  record Search<S extends Puzzle>(String id, S start, Method<S> method) {}

  /** All searches, in the order of their answers. */
  List<Search<S>> searches() {
    List<Search<S>> searches = new ArrayList<>();
    problems
        .starts()
        .forEach((id, start) -> methods.forEach(m -> searches.add(new Search<>(id, start, m))));
    return searches;
  }

  /** The number of searches. */
  public int size() {
    return problems.starts().size() * methods.size();
  }

  SolverFactory<S> solvers() {
    return search.solvers(problems.puzzles());
  }

  /** The settings of a solver, which may be the recommended one. */
  SolverOptions options(Method<S> method, Tracer tracer) throws InputException {
    SolverFactory<S> unweighted = new SolverFactory<>(problems.puzzles());
    return search.options(unweighted.options(method.algorithm()), tracer);
  }

  /** The names of the problems, as answers have them. */
  public List<String> titles() {
    return problems.starts().keySet().stream().map(this::title).toList();
  }

  private String title(String id) {
    return problems.world().id() + " " + id;
  }

  /** The names of the methods, as a table shows them. */
  public List<String> methodNames() throws InputException {
    List<String> names = new ArrayList<>();
    for (Method<S> method : methods) {
      SolverOptions options = options(method, Tracer.NONE);
      names.add(
          Answer.name(MethodName.of(solverName(method, options), method.heuristic(), options)));
    }
    return names;
  }

  String solverName(Method<S> method, SolverOptions options) throws InputException {
    return solvers().solver(method.algorithm(), method.heuristic(), options).name();
  }

  Answer<S> answer(Search<S> asked, Outcome outcome) throws InputException {
    SolverFactory<S> solvers = solvers();
    Method<S> method = asked.method();
    Heuristic<S> h = method.heuristic();
    SolverOptions options = options(method, Tracer.NONE);
    boolean isWeighted = solvers.usesWeights(method.algorithm(), h.name());
    return Answer.of(
        title(asked.id()),
        MethodName.of(solverName(method, options), h, options)
            + (isWeighted ? " weights=" + solvers.weights().orElseThrow() : ""),
        problems.puzzles().notation(),
        asked.start(),
        outcome);
  }

  /** Measures how long the calls of the heuristics take, each heuristic once for a problem. */
  final class Clock {
    private final Map<String, OptionalDouble> times = new HashMap<>();

    ComparedAnswer<S> compared(Search<S> asked, Answer<S> answer) {
      Heuristic<S> h = asked.method().heuristic();
      if (!comparesHeuristics || !solvers().isInformed(asked.method().algorithm())) {
        return new ComparedAnswer<>(answer, "", OptionalDouble.empty(), "");
      }
      OptionalDouble time =
          times.computeIfAbsent(asked.id() + " " + h.name(), key -> CallTime.of(h, asked.start()));
      return new ComparedAnswer<>(answer, h.name(), time, "");
    }
  }
}
