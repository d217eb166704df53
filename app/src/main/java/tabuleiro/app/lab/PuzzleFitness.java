package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.function.Function;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.lab.tune.Fitness;
import tabuleiro.lab.tune.Instance;

/**
 * Scores the weights of a solver or a heuristic by the solutions of problems: by their points, or
 * by their cost, where less is better.
 *
 * @param subject what is tuned, as JSON
 * @param solver creates a solver with given weights
 * @param failure the score of a problem without a solution within the limits
 */
record PuzzleFitness<S extends Puzzle>(
    ObjectNode subject,
    Puzzles<S> puzzles,
    Function<double[], Solver<S>> solver,
    Limits limits,
    boolean isCost,
    double failure)
    implements Fitness {

  @Override
  public Message unit() {
    return Message.of(TunePlans.BUNDLE, isCost ? "tune.unit.cost" : "tune.unit.puzzle");
  }

  @Override
  public JsonNode specification() {
    ObjectNode node = FitnessJson.put(subject.deepCopy(), limits);
    return node.put("count", isCost ? "cost" : "points").put("failure", failure);
  }

  @Override
  public String content(Instance instance) {
    return instance.name().isEmpty() ? "" : puzzles.notation().write(start(instance));
  }

  @Override
  public double score(double[] weights, Instance instance) {
    S start = start(instance);
    Outcome outcome = solver.apply(weights).solve(start, new Budget(limits));
    return path(outcome).map(path -> score(start, path)).orElse(failure);
  }

  private S start(Instance instance) {
    try {
      return instance.name().isEmpty()
          ? puzzles.random(instance.seed()).orElseThrow()
          : Problem.find(puzzles.problems(), instance.name()).start();
    } catch (InputException e) {
      throw new IllegalStateException(e); // problem names are checked before the work starts
    }
  }

  private static Optional<Outcome.Path> path(Outcome outcome) {
    if (outcome instanceof Outcome.Solved solved) {
      return Optional.of(solved.path());
    }
    return outcome instanceof Outcome.OutOfBudget stopped ? stopped.best() : Optional.empty();
  }

  private double score(S start, Outcome.Path path) {
    Puzzle state = start;
    for (int move : path.moves()) {
      state = state.play(move);
    }
    return isCost ? -path.cost() : state.points();
  }
}
