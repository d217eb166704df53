package tabuleiro.bench;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.function.ToIntFunction;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.examples.fifteen.Fifteen;
import tabuleiro.examples.fifteen.FifteenWorld;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.games.quatro.QuatroWorld;
import tabuleiro.games.tetris.TetrisWorld;
import tabuleiro.search.solo.AStar;
import tabuleiro.search.solo.BreadthFirst;
import tabuleiro.search.solo.SolverOptions;

/**
 * A problem that our search and two libraries solve by the same algorithm: breadth-first search for
 * the worlds, A* with the Manhattan distance for the sliding tiles.
 */
record SolveTask(Puzzle start, boolean isInformed) {

  /** The task with a name such as {@code dots C}. */
  static SolveTask of(String name) throws InputException {
    String[] words = name.split(" ");
    World world =
        switch (words[0]) {
          case "dots" -> new DotsWorld();
          case "blokus" -> new BlokusWorld();
          case "cavalo" -> new CavaloWorld();
          case "quatro" -> new QuatroWorld();
          case "tetris" -> new TetrisWorld();
          default -> new FifteenWorld();
        };
    Puzzle start = find(world.puzzles(Variant.standard(world)).orElseThrow(), words[1]);
    return new SolveTask(start, start instanceof Fifteen);
  }

  private static <S extends Puzzle> Puzzle find(Puzzles<S> puzzles, String id)
      throws InputException {
    return Problem.find(puzzles.problems(), id).start();
  }

  /** Runs our search. */
  SearchCounts ours() {
    SolverOptions options = SolverOptions.STANDARD.with(SolverOptions.GoalTest.GENERATION);
    Solver<Puzzle> solver =
        isInformed
            ? new AStar<>(
                Heuristic.exactUnits("manhattan", SolveTask::distance), SolverOptions.STANDARD)
            : new BreadthFirst<>(options);
    Budget budget = new Budget(Limits.NONE);
    solver.solve(start, budget);
    return budget.counts();
  }

  PeerSearch.Done aima() throws Exception {
    return isInformed ? PeerSearch.aima(start, DISTANCE) : PeerSearch.aima(start);
  }

  PeerSearch.Done hipster() {
    return isInformed ? PeerSearch.hipster(start, DISTANCE) : PeerSearch.hipster(start);
  }

  /** The states that a breadth-first search expands, in its order. */
  List<Puzzle> expanded() {
    long most = ours().expanded();
    List<Puzzle> expanded = new ArrayList<>();
    Queue<Puzzle> frontier = new ArrayDeque<>(List.of(start));
    Set<Puzzle> known = new HashSet<>(frontier);
    MoveList moves = new MoveList();
    while (expanded.size() < most && !frontier.isEmpty()) {
      Puzzle state = frontier.remove();
      expanded.add(state);
      moves.clear();
      state.moves(moves);
      for (int move : moves.toArray()) {
        Puzzle child = state.play(move);
        if (known.add(child)) {
          frontier.add(child);
        }
      }
    }
    return expanded;
  }

  private static final ToIntFunction<Puzzle> DISTANCE = SolveTask::distance;

  private static int distance(Puzzle state) {
    return ((Fifteen) state).distance();
  }
}
