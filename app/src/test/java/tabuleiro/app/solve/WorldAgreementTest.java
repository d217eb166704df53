package tabuleiro.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.search.solo.SolverOptions;

/**
 * Every optimal search with every admissible heuristic finds the same cost as a reference search,
 * on a thousand small problems of each world.
 */
class WorldAgreementTest {
  private static final int PROBLEMS = 1100;
  private static final List<Algorithm> BLIND = List.of(Algorithm.BFS, Algorithm.IDS, Algorithm.UCS);
  private static final List<Algorithm> INFORMED =
      List.of(Algorithm.ASTAR, Algorithm.IDASTAR, Algorithm.RBFS, Algorithm.SMASTAR);

  private int solved;
  private int impossible;

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo", "tetris"})
  void allAgreeWithThePlainSearch(String id) throws InputException {
    World world = Worlds.find(id);
    Puzzles<?> puzzles = world.puzzles(Variant.standard(world)).orElseThrow();
    for (long seed = 0; seed < PROBLEMS; seed++) {
      agree(puzzles, SmallProblems.text(id, seed));
    }
    // Both outcomes must occur, otherwise the problems test nothing.
    assertThat(solved).isGreaterThan(PROBLEMS / 4);
    assertThat(impossible).isGreaterThan(PROBLEMS / 100);
  }

  private <S extends Puzzle> void agree(Puzzles<S> puzzles, String text) throws InputException {
    S start = puzzles.notation().read(text);
    OptionalInt cheapest = plain(start);
    if (cheapest.isPresent()) {
      solved++;
    } else {
      impossible++;
    }
    for (Solver<S> solver : solvers(puzzles)) {
      Outcome outcome = solver.solve(start, new Budget(Limits.NONE));
      String what = solver.name() + " of " + text;
      if (cheapest.isEmpty()) {
        assertThat(outcome).as(what).isInstanceOf(Outcome.NoSolution.class);
        continue;
      }
      assertThat(outcome).as(what).isInstanceOf(Outcome.Solved.class);
      Outcome.Solved found = (Outcome.Solved) outcome;
      assertThat(replayed(start, found.path())).as(what).isEqualTo(found.path().cost());
      boolean unit = found.path().cost() == found.path().moves().size();
      if (unit || (!solver.name().equals("bfs") && !solver.name().equals("ids"))) {
        assertThat(found.path().cost()).as(what).isEqualTo(cheapest.getAsInt());
        assertThat(found.isOptimal()).as(what).isTrue();
      } else if (found.isOptimal()) {
        assertThat(found.path().cost()).as(what).isEqualTo(cheapest.getAsInt());
      }
    }
  }

  private static <S extends Puzzle> List<Solver<S>> solvers(Puzzles<S> puzzles)
      throws InputException {
    List<Solver<S>> solvers = new ArrayList<>();
    for (Algorithm algorithm : BLIND) {
      solvers.add(algorithm.solver(puzzles, Heuristic.zero(), SolverOptions.STANDARD));
    }
    for (Heuristic<S> heuristic : puzzles.heuristics()) {
      if (heuristic.isAdmissible()) {
        for (Algorithm algorithm : INFORMED) {
          solvers.add(algorithm.solver(puzzles, heuristic, SolverOptions.STANDARD));
        }
        solvers.add(new Recommended<>(heuristic, SolverOptions.STANDARD));
      }
    }
    return solvers;
  }

  private record Reached<S>(S state, int cost) {}

  /** Returns the least cost of a solution (Dijkstra 1959), by a minimal implementation. */
  private static <S extends Puzzle> OptionalInt plain(S start) {
    Map<S, Integer> best = new HashMap<>(Map.of(start, 0));
    PriorityQueue<Reached<S>> queue = new PriorityQueue<>(Comparator.comparingInt(Reached::cost));
    queue.add(new Reached<>(start, 0));
    while (!queue.isEmpty()) {
      Reached<S> next = queue.remove();
      if (next.state.isSolved()) {
        return OptionalInt.of(next.cost);
      }
      MoveList moves = new MoveList();
      next.state.moves(moves);
      for (int move : moves.toArray()) {
        S child = State.next(next.state, move);
        int cost = next.cost + next.state.cost(move);
        if (cost < best.getOrDefault(child, Integer.MAX_VALUE)) {
          best.put(child, cost);
          queue.add(new Reached<>(child, cost));
        }
      }
    }
    return OptionalInt.empty();
  }

  /** Replays the moves, checks that they solve the problem and returns their cost. */
  private static int replayed(Puzzle start, Outcome.Path path) {
    Puzzle state = start;
    int cost = 0;
    for (int move : path.moves()) {
      MoveList moves = new MoveList();
      state.moves(moves);
      assertThat(moves.contains(move)).isTrue();
      cost += state.cost(move);
      state = state.play(move);
    }
    assertThat(state.isSolved()).isTrue();
    return cost;
  }
}
