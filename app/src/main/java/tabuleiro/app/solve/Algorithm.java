package tabuleiro.app.solve;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Backward;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Puzzles;
import tabuleiro.search.solo.AStar;
import tabuleiro.search.solo.Beam;
import tabuleiro.search.solo.Bidirectional;
import tabuleiro.search.solo.BreadthFirst;
import tabuleiro.search.solo.DepthFirst;
import tabuleiro.search.solo.DepthLimited;
import tabuleiro.search.solo.GreedyBestFirst;
import tabuleiro.search.solo.IdaStar;
import tabuleiro.search.solo.IterativeDeepening;
import tabuleiro.search.solo.RecursiveBestFirst;
import tabuleiro.search.solo.SmaStar;
import tabuleiro.search.solo.SolverOptions;
import tabuleiro.search.solo.UniformCost;
import tabuleiro.search.solo.WeightedAStar;
import tabuleiro.search.solo.course.CourseAStar;
import tabuleiro.search.solo.course.CoursePp;
import tabuleiro.search.solo.frontier.TieBreak;

/** The search algorithms that work for any puzzle, by name. */
public enum Algorithm {
  BFS(false),
  DFS(false),
  DLS(false),
  IDS(false),
  UCS(false),
  GREEDY(true),
  ASTAR(true),
  WASTAR(true),
  IDASTAR(true),
  RBFS(true),
  SMASTAR(true),
  BEAM(true),
  BIDIRECTIONAL(false),
  PROCURA_PP(false),
  PROCURA_ASTAR(true);

  private final boolean isInformed;

  Algorithm(boolean isInformed) {
    this.isInformed = isInformed;
  }

  /** Returns the name used in specifications. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns whether it uses a heuristic. */
  public boolean isInformed() {
    return isInformed;
  }

  /**
   * Returns the recommended order of equally good states; empty if the algorithm has no choice
   * among them. A* and weighted A* prefer the state with the lowest estimate, which is probably the
   * nearest to the goal. For the others that order has no meaning.
   */
  public Optional<TieBreak> ties() {
    return switch (this) {
      case ASTAR, WASTAR -> Optional.of(TieBreak.LOW_H);
      case DFS, UCS, GREEDY, BEAM -> Optional.of(TieBreak.FIFO);
      default -> Optional.empty();
    };
  }

  /** Returns whether it can test for the goal when a state is generated or when it is expanded. */
  public boolean choosesGoalTest() {
    return switch (this) {
      case BFS, DFS, UCS, GREEDY, ASTAR, WASTAR, BEAM -> true;
      default -> false;
    };
  }

  /** Returns whether it can also search without looking for duplicates. */
  public boolean canKeepDuplicates() {
    return switch (this) {
      case BIDIRECTIONAL, PROCURA_PP, PROCURA_ASTAR -> false;
      default -> true;
    };
  }

  /** Returns the standard options, with the recommended order of equally good states. */
  public SolverOptions options() {
    return SolverOptions.STANDARD.with(ties().orElse(SolverOptions.STANDARD.ties()));
  }

  /** Returns the names of the algorithms that use a heuristic. */
  public static List<String> informed() {
    return Arrays.stream(values()).filter(Algorithm::isInformed).map(Algorithm::id).toList();
  }

  /** Returns the algorithm of a name; {@code a*} is accepted too. */
  public static Optional<Algorithm> named(String name) {
    String id = Words.lower(name).replace("*", "star").replace("_", "-");
    return Arrays.stream(values()).filter(algorithm -> algorithm.id().equals(id)).findFirst();
  }

  /** Returns the algorithms for these puzzles. Not all puzzles can be searched backwards. */
  public static List<String> ids(Puzzles<?> puzzles) {
    return Arrays.stream(values())
        .filter(algorithm -> algorithm != BIDIRECTIONAL || puzzles.backward().isPresent())
        .map(Algorithm::id)
        .toList();
  }

  /** Returns a solver of these puzzles that uses this algorithm. */
  public <S extends Puzzle> Solver<S> solver(
      Puzzles<S> puzzles, Heuristic<S> heuristic, SolverOptions options) throws InputException {
    return switch (this) {
      case BFS -> new BreadthFirst<>(options);
      case DFS -> new DepthFirst<>(options);
      case DLS -> new DepthLimited<>(options);
      case IDS -> new IterativeDeepening<>(options);
      case UCS -> new UniformCost<>(options);
      case GREEDY -> new GreedyBestFirst<>(heuristic, options);
      case ASTAR -> new AStar<>(heuristic, options);
      case WASTAR -> new WeightedAStar<>(heuristic, options);
      case IDASTAR -> new IdaStar<>(heuristic, options);
      case RBFS -> new RecursiveBestFirst<>(heuristic, options);
      case SMASTAR -> new SmaStar<>(heuristic, options);
      case BEAM -> new Beam<>(heuristic, options);
      case BIDIRECTIONAL -> new Bidirectional<>(backward(puzzles), options);
      case PROCURA_PP -> new CoursePp<>(options);
      case PROCURA_ASTAR -> new CourseAStar<>(heuristic, options);
    };
  }

  private static <S extends Puzzle> Backward<S> backward(Puzzles<S> puzzles) throws InputException {
    return puzzles
        .backward()
        .orElseThrow(
            () -> new InputException(Message.of("tabuleiro.app.messages", "solve.noWayBack")));
  }
}
