package tabuleiro.search.solo;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToLongFunction;
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
 * <p>The smallest counterexample is reported: the one nearest to a solution, then the one with the
 * fewest moves. No move of it leads to a smaller one.
 *
 * <p>The true cost of a state comes from uniform-cost search within a node limit. States too far
 * from a solution are only tested for consistency.
 */
public final class HeuristicDoctor<S extends Puzzle> {
  /** How many states that small problems lead to are tested. */
  private static final int MOST_SMALL = 500;

  /** A state whose estimate exceeds its true cost. */
  public record TooHigh<S>(S state, int estimate, int trueCost) {}

  /**
   * A move along which the estimate falls by more than the cost of the move.
   *
   * @param trueCost the true cost of the state; empty if it was not found
   * @param trueAfter the true cost after the move; empty if it was not found
   */
  public record Falling<S>(
      S state,
      int move,
      int before,
      int after,
      int cost,
      OptionalInt trueCost,
      OptionalInt trueAfter) {}

  /**
   * The result of an examination.
   *
   * @param states the number of tested states
   * @param solved the number of them whose true cost was found
   * @param values the number of different estimates
   * @param tooHigh the smallest counterexample to admissibility, if any
   * @param falling the smallest counterexample to consistency, if any
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

  /**
   * Tests the given states and states on random walks from them.
   *
   * @param small small problems, of which all states are tested, up to a number
   */
  public Diagnosis<S> examine(List<S> starts, List<S> small, int walks, long seed) {
    List<S> tried = new ArrayList<>(starts);
    small.forEach(start -> tried.addAll(reachable(start)));
    for (int walk = 0; walk < walks; walk++) {
      SplittableRandom random = new SplittableRandom(seed + walk);
      tried.add(walk(starts.get(walk % starts.size()), random));
    }
    Optional<TooHigh<S>> tooHigh = Optional.empty();
    Optional<Falling<S>> falling = Optional.empty();
    int solved = 0;
    for (S state : tried) {
      OptionalInt cost = trueCost(state);
      solved += cost.isPresent() ? 1 : 0;
      tooHigh = smaller(tooHigh, tooHigh(state, cost), HeuristicDoctor::size);
      falling = smaller(falling, falling(state, cost), HeuristicDoctor::size);
    }
    int values = (int) tried.stream().mapToInt(heuristic::of).distinct().count();
    return new Diagnosis<>(
        tried.size(),
        solved,
        values,
        smallest(tooHigh, TooHigh::state, this::tooHigh, HeuristicDoctor::size),
        smallest(falling, Falling::state, this::falling, HeuristicDoctor::size)
            .map(this::withDistance));
  }

  private Falling<S> withDistance(Falling<S> f) {
    OptionalInt after = trueCost(State.next(f.state(), f.move()));
    return new Falling<>(f.state(), f.move(), f.before(), f.after(), f.cost(), f.trueCost(), after);
  }

  /** The size of a board: the moves to the solution, then the moves to choose from. */
  private static long size(State state, OptionalInt cost) {
    return ((long) cost.orElse(Integer.MAX_VALUE) << 32) + moves(state).size();
  }

  private static long size(TooHigh<? extends State> fault) {
    return size(fault.state(), OptionalInt.of(fault.trueCost()));
  }

  private static long size(Falling<? extends State> fault) {
    return size(fault.state(), fault.trueCost());
  }

  private static <F> Optional<F> smaller(
      Optional<F> known, Optional<F> found, ToLongFunction<F> size) {
    boolean isSmaller =
        found.isPresent()
            && (known.isEmpty() || size.applyAsLong(found.get()) < size.applyAsLong(known.get()));
    return isSmaller ? found : known;
  }

  /** Follows moves to smaller counterexamples as long as there are any. */
  private <F> Optional<F> smallest(
      Optional<F> found,
      Function<F, S> state,
      BiFunction<S, OptionalInt, Optional<F>> test,
      ToLongFunction<F> size) {
    Optional<F> best = found;
    Optional<F> before = Optional.empty();
    while (best.isPresent() && !best.equals(before)) {
      before = best;
      S from = state.apply(best.get());
      for (int move : moves(from).toArray()) {
        S next = State.next(from, move);
        best = next.isSolved() ? best : smaller(best, test.apply(next, trueCost(next)), size);
      }
    }
    return best;
  }

  private OptionalInt trueCost(S state) {
    Outcome outcome =
        new UniformCost<S>(SolverOptions.STANDARD)
            .solve(state, new Budget(Limits.NONE.withNodes(nodes)));
    return outcome instanceof Outcome.Solved found
        ? OptionalInt.of(found.path().cost())
        : OptionalInt.empty();
  }

  private Optional<TooHigh<S>> tooHigh(S state, OptionalInt cost) {
    int estimate = heuristic.of(state);
    return cost.isPresent() && estimate > (long) cost.getAsInt() * heuristic.scale()
        ? Optional.of(new TooHigh<>(state, estimate, cost.getAsInt()))
        : Optional.empty();
  }

  private Optional<Falling<S>> falling(S state, OptionalInt trueCost) {
    if (state.isSolved()) {
      return Optional.empty();
    }
    int before = heuristic.of(state);
    for (int move : moves(state).toArray()) {
      int after = heuristic.of(State.next(state, move));
      int cost = state.cost(move);
      if (before - (long) after > (long) cost * heuristic.scale()) {
        return Optional.of(
            new Falling<>(state, move, before, after, cost, trueCost, OptionalInt.empty()));
      }
    }
    return Optional.empty();
  }

  /** The first states that a problem leads to, itself first, without solved ones. */
  private List<S> reachable(S start) {
    List<S> found = new ArrayList<>(List.of(start));
    Set<S> known = new HashSet<>(found);
    for (int i = 0; i < found.size(); i++) {
      for (int move : moves(found.get(i)).toArray()) {
        S next = State.next(found.get(i), move);
        if (!next.isSolved() && found.size() < MOST_SMALL && known.add(next)) {
          found.add(next);
        }
      }
    }
    return found;
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
