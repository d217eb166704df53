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
 * Looks for what is wrong with a heuristic: states where it exceeds the true cost, moves along
 * which it falls by more than they cost, and whether it ever says anything. It tries seeded random
 * states; a fault found is certain, the absence of one is not a proof.
 *
 * <p>The true cost of a state comes from uniform-cost search within a bound of nodes; states too
 * far from a solution are only tried for consistency.
 */
public final class HeuristicDoctor<S extends Puzzle> {

  /** A state that the heuristic takes to be farther from a solution than it is. */
  public record TooHigh<S>(S state, int estimate, int trueCost) {}

  /** A move along which the heuristic falls by more than the move costs. */
  public record Falling<S>(S state, int move, int before, int after, int cost) {}

  /**
   * What was found.
   *
   * @param states how many states were tried
   * @param solved how many of them had their true cost found
   * @param values how many different estimates there were
   * @param tooHigh the counterexample to admissibility nearest to a solution, if any
   * @param falling the first counterexample to consistency, if any
   */
  public record Diagnosis<S>(
      int states,
      int solved,
      int values,
      Optional<TooHigh<S>> tooHigh,
      Optional<Falling<S>> falling) {

    /** Whether the heuristic says the same of every state. */
    public boolean isConstant() {
      return values <= 1 && states > 1;
    }
  }

  private final Heuristic<S> heuristic;
  private final long nodes;

  /** A doctor that spends at most so many nodes on the true cost of a state. */
  public HeuristicDoctor(Heuristic<S> heuristic, long nodes) {
    this.heuristic = heuristic;
    this.nodes = nodes;
  }

  /** Tries the states themselves and states on random walks from them. */
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

  /** The counterexample nearer to a solution: the one already known, or this state if it is one. */
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

  /** A state some way down a random walk that stops before the goal. */
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
