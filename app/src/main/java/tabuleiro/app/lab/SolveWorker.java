package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import tabuleiro.app.code.OwnFaults;
import tabuleiro.app.code.OwnName;
import tabuleiro.app.code.OwnProcess;
import tabuleiro.app.names.Aliases;
import tabuleiro.app.solve.Answer;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Puzzles;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;
import tabuleiro.lab.study.IsolatedRun;
import tabuleiro.lab.study.SolveRun;
import tabuleiro.search.solo.SolverOptions;
import tabuleiro.search.solo.frontier.TieBreak;

/**
 * Runs one solver on one problem. A task contains the problem as text and all settings of the
 * solver, so without a time limit it gives the same counts on every machine. Thread-safe.
 */
record SolveWorker<S extends Puzzle>(Puzzles<S> puzzles) implements Worker {
  @Override
  public JsonNode perform(Task task) throws InterruptedException {
    JsonNode what = task.what();
    Budget budget = new Budget(StudyLimits.search(what.path("limits")));
    Optional<SolveRun> run = IsolatedRun.run(() -> run(what, budget), budget::cancel);
    return run.orElseGet(SolveRun::broken).values();
  }

  @Override
  public boolean isRepeatable(Task task) {
    return !task.what().path("limits").has("time");
  }

  private SolveRun run(JsonNode what, Budget budget) throws InputException {
    S start = puzzles.notation().read(what.path("problem").asText());
    Outcome outcome = solver(puzzles, what).solve(start, budget);
    OwnFaults.check();
    Answer<S> answer = Answer.of("", "", puzzles.notation(), start, outcome);
    SearchCounts counts = answer.counts();
    return new SolveRun(
        answer.status(),
        outcome instanceof Outcome.OutOfBudget stop ? Optional.of(stop.reason()) : Optional.empty(),
        answer.path().isPresent(),
        answer.isOptimal(),
        answer.depth(),
        answer.path().map(Outcome.Path::cost).orElse(0),
        answer.end().points(),
        counts.generated(),
        counts.duplicates(),
        counts.expanded(),
        counts.penetrance(answer.depth()),
        counts.branchingFactor(answer.depth()),
        counts.bytes(),
        counts.nanos() / 1_000_000);
  }

  /** Rejects input that no worker can process. */
  static <S extends Puzzle> void check(StudySource source, Puzzles<S> puzzles, JsonNode what)
      throws InputException {
    if (what.has("weight")) {
      source.within("algorithms.weight", (long) what.path("weight").asDouble(), 1, 1000);
    }
    if (what.has("width")) {
      source.within("algorithms.width", what.path("width").asLong(), 1, 100_000_000);
    }
    choice(source, SolverOptions.PathCost.class, "pathCost", pathCost(what));
    choice(source, TieBreak.class, "ties", what.path("ties").asText());
    choice(source, SolverOptions.GoalTest.class, "goalTest", what.path("goalTest").asText());
    try {
      if (OwnProcess.isChild() || !OwnName.isCode(what.path("heuristic").asText())) {
        solver(puzzles, what);
      }
    } catch (InputException e) {
      throw source.fault(e);
    }
  }

  private static <S extends Puzzle> Solver<S> solver(Puzzles<S> puzzles, JsonNode what)
      throws InputException {
    SolverFactory<S> solvers = new SolverFactory<>(puzzles);
    String name = what.path("algorithm").asText();
    double[] weights = new double[what.path("weights").size()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = what.path("weights").get(i).asDouble();
    }
    Optional<Tunable<Solver<S>>> weighted = solvers.weightedSolver(name);
    if (weights.length > 0 && weighted.isPresent()) {
      return weighted.get().with(weights);
    }
    String named = what.path("heuristic").asText();
    Heuristic<S> heuristic =
        weights.length > 0
            ? solvers.weightedHeuristic(named).orElseThrow().with(weights)
            : solvers.heuristic(named);
    return solvers.solver(name, heuristic, options(solvers.options(name), what));
  }

  private static SolverOptions options(SolverOptions standard, JsonNode what) {
    SolverOptions options = standard.withDuplicates(!what.path("keepDuplicates").asBoolean());
    if (what.has("weight")) {
      options = options.withWeight(what.path("weight").asDouble());
    }
    if (what.has("width")) {
      options = options.withWidth(what.path("width").asInt());
    }
    if (what.has("pathCost")) {
      options =
          options.with(EnumIds.find(SolverOptions.PathCost.class, pathCost(what)).orElseThrow());
    }
    if (what.has("ties")) {
      options =
          options.with(EnumIds.find(TieBreak.class, what.path("ties").asText()).orElseThrow());
    }
    if (what.has("goalTest")) {
      String goalTest = what.path("goalTest").asText();
      options = options.with(EnumIds.find(SolverOptions.GoalTest.class, goalTest).orElseThrow());
    }
    return options;
  }

  private static String pathCost(JsonNode what) {
    return Aliases.pathCost(what.path("pathCost").asText());
  }

  private static <E extends Enum<E>> void choice(
      StudySource source, Class<E> type, String field, String value) throws InputException {
    if (!value.isEmpty() && EnumIds.find(type, value).isEmpty()) {
      Quotation.Names known = Quotation.alternatives(EnumIds.all(type));
      throw source.fault("usage.choice", "algorithms." + field, value, known);
    }
  }
}
