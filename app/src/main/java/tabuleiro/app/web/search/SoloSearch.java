package tabuleiro.app.web.search;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.solve.Answer;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;

/** A single-agent search for the microscope. For a single search. */
final class SoloSearch<S extends Puzzle> implements TracedSearch {
  private static final int MOST_NODES = 2_000_000;

  private final Puzzles<S> puzzles;
  private final S start;
  private final Heuristic<S> heuristic;

  /** The heuristic whose estimates are shown next to those of the search. */
  private final Optional<Heuristic<S>> compared;

  private final Solver<S> solver;
  private final SoloTrace<S> trace;
  private final int nodes;

  private SoloSearch(Puzzles<S> puzzles, RequestReader request) throws InputException {
    this.puzzles = puzzles;
    start = start(request, puzzles);
    SolverFactory<S> solvers = new SolverFactory<>(puzzles);
    heuristic = solvers.heuristic(request.optional("heuristic").orElse(""));
    compared =
        request.isOn("compare", false) ? Optional.of(solvers.heuristic("")) : Optional.empty();
    trace = new SoloTrace<>(puzzles.notation(), start, compared);
    String algorithm = request.optional("algorithm").orElse("astar");
    solver = solvers.solver(algorithm, heuristic, solvers.options(algorithm).with(trace));
    nodes = request.number("nodes", 1, MOST_NODES, MOST_NODES);
  }

  /** The search that a request asks for. */
  static SoloSearch<?> of(RequestReader request) throws InputException {
    return new SoloSearch<>(SearchSubject.of(request).puzzles(), request);
  }

  private static <S extends Puzzle> S start(RequestReader request, Puzzles<S> puzzles)
      throws InputException {
    var position = request.optional("position");
    return position.isPresent()
        ? puzzles.notation().read(position.get())
        : Problem.find(puzzles.problems(), request.optional("problem").orElse("1")).start();
  }

  @Override
  public Map<String, Object> run(Limits most, Locale locale) {
    Limits limits = most.withNodes(nodes);
    Outcome outcome = solver.solve(start, new Budget(limits));
    Answer<S> answer = Answer.of("", solver.name(), puzzles.notation(), start, outcome);
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("start", puzzles.notation().write(start));
    document.put("algorithm", solver.name());
    document.put("heuristic", heuristic.name());
    document.put("scale", heuristic.scale());
    compared.ifPresent(
        other -> document.put("compared", Map.of("name", other.name(), "scale", other.scale())));
    document.put("answer", answer.document());
    if (outcome instanceof Outcome.OutOfBudget stopped) {
      document.put("note", note(stopped.reason(), limits).in(locale));
    }
    document.put("events", trace.document());
    return document;
  }

  /** Returns the message for a search that reached a limit. */
  private static Message note(Budget.Reason reason, Limits limits) {
    return switch (reason) {
      case MEMORY -> Message.of(RequestException.BUNDLE, "fault.memory");
      case TIME -> Message.of(RequestException.BUNDLE, "fault.time", limits.time().toSeconds());
      case NODES -> Message.of(RequestException.BUNDLE, "fault.nodes");
      case CANCELLED -> Message.of(RequestException.BUNDLE, "fault.stopped");
    };
  }
}
