package tabuleiro.app.terminal.batch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.solve.Answer;
import tabuleiro.app.solve.ComparedAnswer;
import tabuleiro.app.solve.TraceFile;
import tabuleiro.app.terminal.batch.SearchPlan.Search;
import tabuleiro.app.terminal.option.MethodOptions.Method;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.solver.Tracer;
import tabuleiro.core.text.InputException;
import tabuleiro.search.solo.SolverOptions;

/** Performs searches one after the other in the calling thread, and can trace them. */
public final class LocalSearches<S extends Puzzle> implements Searches<S> {
  private final SearchPlan<S> plan;
  private final Optional<Path> trace;
  private volatile @Nullable Budget budget;
  private volatile boolean isStopped;

  public LocalSearches(SearchPlan<S> plan, Optional<Path> trace) {
    this.plan = plan;
    this.trace = trace;
  }

  /** Stops soon; the answers found until then are returned. Thread-safe. */
  public void stop() {
    isStopped = true;
    Budget running = budget;
    if (running != null) {
      running.cancel();
    }
  }

  @Override
  public List<ComparedAnswer<S>> answers(Consumer<ComparedAnswer<S>> listener)
      throws InputException {
    List<ComparedAnswer<S>> answers = new ArrayList<>();
    SearchPlan<S>.Clock clock = plan.new Clock();
    for (Search<S> search : plan.searches()) {
      if (isStopped && !answers.isEmpty()) {
        break;
      }
      ComparedAnswer<S> compared = clock.compared(search, answer(search));
      answers.add(compared);
      listener.accept(compared);
    }
    return answers;
  }

  private Answer<S> answer(Search<S> search) throws InputException {
    if (trace.isEmpty()) {
      return answer(search, Tracer.NONE);
    }
    String head = Json.line(header(search));
    try (TraceFile<S> file =
        new TraceFile<>(trace.get(), head, plan.problems().puzzles().notation(), search.start())) {
      Answer<S> answer = answer(search, file);
      Map<String, Object> found = new LinkedHashMap<>();
      found.put("event", "answer");
      found.putAll(answer.document());
      file.line(Json.line(found));
      file.commit();
      return answer;
    }
  }

  /** Returns the data needed to repeat the traced search and to draw its states. */
  private Map<String, Object> header(Search<S> search) throws InputException {
    Method<S> method = search.method();
    Heuristic<S> h = method.heuristic();
    String world = plan.problems().world().id();
    Map<String, Object> header = new LinkedHashMap<>();
    header.put("game", world);
    header.put("world", world);
    header.put("variant", plan.problems().variant().choices());
    header.put("problem", search.id());
    header.put("algorithm", plan.solverName(method, plan.options(method, Tracer.NONE)));
    header.put("heuristic", h.name());
    header.put("scale", h.scale());
    header.put("start", plan.problems().puzzles().notation().write(search.start()));
    return header;
  }

  private Answer<S> answer(Search<S> search, Tracer tracer) throws InputException {
    Method<S> method = search.method();
    SolverOptions options = plan.options(method, tracer);
    Solver<S> solver = plan.solvers().solver(method.algorithm(), method.heuristic(), options);
    Budget spent = new Budget(plan.search().limits());
    budget = spent;
    return plan.answer(search, solver.solve(search.start(), spent));
  }
}
