package tabuleiro.app.task;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Puzzles;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;
import tabuleiro.lab.study.IsolatedRun;

/** Solves problems. A search that runs out of memory or stack has reached a limit. Thread-safe. */
record ProblemWorker<S extends Puzzle>(Puzzles<S> puzzles) implements Worker {

  @Override
  public JsonNode perform(Task task) throws InterruptedException {
    ProblemTask search = ProblemTask.of(task.what());
    long most = Runtime.getRuntime().maxMemory() / 2;
    Limits limits = search.limits();
    Budget budget = new Budget(limits.withBytes(Math.min(limits.bytes(), most)));
    Optional<Outcome> outcome = IsolatedRun.run(() -> solve(search, budget), budget::cancel);
    return OutcomeJson.write(
        outcome.orElseGet(
            () ->
                new Outcome.OutOfBudget(
                    Budget.Reason.MEMORY, 0, Optional.empty(), budget.counts())));
  }

  private Outcome solve(ProblemTask search, Budget budget) throws InputException {
    SolverFactory<S> solvers = new SolverFactory<>(puzzles, search.weights());
    Solver<S> solver =
        solvers.solver(search.algorithm(), solvers.heuristic(search.heuristic()), search.options());
    return solver.solve(puzzles.notation().read(search.problem()), budget);
  }

  @Override
  public boolean isRepeatable(Task task) {
    return !ProblemTask.of(task.what()).limits().hasTime();
  }
}
