package tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.solver.Heuristic;

/**
 * The exact costs of a small problem, for testing heuristics. All states are generated breadth
 * first, and costs are computed backwards from their successors. For problems in which every move
 * adds something, so that all paths to a state have the same length.
 */
public final class ExactCosts<S extends Puzzle> {
  private final List<S> states = new ArrayList<>();
  private final Map<Puzzle, Integer> costs = new HashMap<>();

  private ExactCosts() {}

  /** The costs of all reachable states, or empty if there are more than {@code most}. */
  public static <S extends Puzzle> Optional<ExactCosts<S>> from(S start, int most) {
    ExactCosts<S> exact = new ExactCosts<>();
    exact.add(start);
    for (int next = 0; next < exact.states.size(); next++) {
      S state = exact.states.get(next);
      for (int move : moves(state)) {
        exact.add(State.next(state, move));
      }
      if (exact.states.size() > most) {
        return Optional.empty();
      }
    }
    for (int i = exact.states.size() - 1; i >= 0; i--) {
      S state = exact.states.get(i);
      exact.costs.put(state, exact.cost(state));
    }
    return Optional.of(exact);
  }

  /** Every state, the start first. */
  public List<S> states() {
    return states;
  }

  /** The cost of a state, {@link Heuristic#NEVER} if it cannot be solved. */
  public int of(S state) {
    return costs.get(state);
  }

  /** Checks the claims of a heuristic at every state and every move. */
  public void check(Heuristic<S> heuristic) {
    Map<Puzzle, Integer> estimates = new HashMap<>();
    for (S state : states) {
      int estimate = heuristic.of(state);
      estimates.put(state, estimate);
      if (heuristic.isAdmissible() && estimate > of(state) * heuristic.scale()) {
        assertThat(estimate).as("%s is admissible at %s", heuristic.name(), state).isZero();
      }
    }
    for (S state : states) {
      for (int move : heuristic.isConsistent() ? moves(state) : new int[0]) {
        int fall = estimates.get(state) - estimates.get(State.next(state, move));
        if (fall > state.cost(move) * heuristic.scale()) {
          assertThat(fall).as("%s is consistent at %s", heuristic.name(), state).isZero();
        }
      }
    }
  }

  private void add(S state) {
    if (costs.putIfAbsent(state, Heuristic.NEVER) == null) {
      states.add(state);
    }
  }

  private int cost(S state) {
    int least = state.isSolved() ? 0 : Heuristic.NEVER;
    for (int move : moves(state)) {
      least = Math.min(least, state.cost(move) + costs.get(State.next(state, move)));
    }
    return least;
  }

  private static int[] moves(Puzzle state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return moves.toArray();
  }
}
