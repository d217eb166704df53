package tabuleiro.search.solo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;

/**
 * Tests a heuristic on seeded random states. It looks for states whose estimate exceeds the true
 * cost, for moves along which the estimate falls by more than their cost, and for constant
 * estimates. A counterexample is certain; the absence of one is not a proof.
 *
 * <p>The true cost of a state comes from uniform-cost search within a node limit. States too far
 * from a solution are only tested for consistency.
 */
public final class HeuristicDoctor<S extends Puzzle> {

  /** A state whose estimate exceeds its true cost. */
  public record TooHigh<S>(S state, int estimate, int trueCost) {}

  /** A move along which the estimate falls by more than the cost of the move. */
  public record Falling<S>(S state, int move, int before, int after, int cost) {}

  /**
   * The result of an examination.
   *
   * @param states the number of tested states
   * @param solved the number of them whose true cost was found
   * @param values the number of different estimates
   * @param tooHigh the counterexample to admissibility nearest to a solution, if any
   * @param falling the first counterexample to consistency, if any
   */
  public record Diagnosis<S>(
      int states,
      int solved,
      int values,
      Optional<TooHigh<S>> tooHigh,
      Optional<Falling<S>> falling) {

    /** Whether all estimates are equal. */
    public boolean isConstant() {
      return values <= 1 && states > 1;
    }
  }

  private final Heuristic<S> heuristic;
  private final long nodes;

  /**
   * @param nodes the maximum number of nodes of each search for a true cost
   */
  public HeuristicDoctor(Heuristic<S> heuristic, long nodes) {
    this.heuristic = heuristic;
    this.nodes = nodes;
  }

  /** Tests the given states and states on random walks from them. */
  public Diagnosis<S> examine(List<S> starts, int walks, long seed) {
    List<S> tried = new ArrayList<>(starts);
    for (int walk = 0; walk < walks; walk++) {
      SplittableRandom random = new SplittableRandom(seed + walk);
      tried.add(walk(starts.get(walk % starts.size()), random));
    }
    Optional<TooHigh<S>> worst = Optional.empty();
    Optional<Falling<S>> falling = Optional.empty();
    int solved = 0;
    for (S state : tried) {
      falling = falling.isPresent() ? falling : falling(state);
      Outcome outcome =
          new UniformCost<S>(SolverOptions.STANDARD)
              .solve(state, new Budget(Limits.NONE.withNodes(nodes)));
      if (outcome instanceof Outcome.Solved found) {
        solved++;
        worst = nearer(worst, state, found.path().cost());
      }
    }
    int values = (int) tried.stream().mapToInt(heuristic::of).distinct().count();
    return new Diagnosis<>(tried.size(), solved, values, worst, falling);
  }

  /** The counterexample nearer to a solution: the known one, or this state if it is one. */
  private Optional<TooHigh<S>> nearer(Optional<TooHigh<S>> known, S state, int cost) {
    long estimate = heuristic.of(state);
    boolean isTooHigh = estimate > (long) cost * heuristic.scale();
    boolean isNearer = known.isEmpty() || cost < known.get().trueCost();
    return isTooHigh && isNearer ? Optional.of(new TooHigh<>(state, (int) estimate, cost)) : known;
  }

  private Optional<Falling<S>> falling(S state) {
    if (state.isSolved()) {
      return Optional.empty();
    }
    int before = heuristic.of(state);
    for (int move : moves(state).toArray()) {
      int after = heuristic.of(State.next(state, move));
      int cost = state.cost(move);
      if (before - (long) after > (long) cost * heuristic.scale()) {
        return Optional.of(new Falling<>(state, move, before, after, cost));
      }
    }
    return Optional.empty();
  }

  /** A state on a random walk that stops before the goal. */
  private S walk(S start, SplittableRandom random) {
    S state = start;
    for (int step = random.nextInt(64); step > 0; step--) {
      MoveList moves = moves(state);
      if (moves.size() == 0) {
        return state;
      }
      S after = State.next(state, moves.get(random.nextInt(moves.size())));
      if (after.isSolved()) {
        return state;
      }
      state = after;
    }
    return state;
  }

  private static MoveList moves(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return moves;
  }
}
