package tabuleiro.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.blokus.rules.BlokusPuzzle;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.games.dots.rules.DotsPuzzle;
import tabuleiro.search.solo.AStar;
import tabuleiro.search.solo.BreadthFirst;
import tabuleiro.search.solo.SolverOptions;

/**
 * The node counts in the courses' statements and programs. Generated states are counted before
 * duplicates are dropped, the root is not counted, and ties are broken in favour of the state
 * generated first.
 */
class FrontierCountsTest {
  private static final SolverOptions AT_EXPANSION = SolverOptions.STANDARD;
  private static final SolverOptions AT_GENERATION =
      AT_EXPANSION.with(SolverOptions.GoalTest.GENERATION);
  private static final int MILLIONTHS = 1_000_000;

  @ParameterizedTest
  @CsvSource({"A, 90, 80, 6, 2", "B, 14, 14, 1, 1", "C, 645906, 98022, 54262, 8"})
  void dotsBreadthFirst(String id, long generated, long kept, long expanded, int depth)
      throws InputException {
    DotsPuzzle start = start(DotsPuzzle.class, new DotsWorld(), id);
    Outcome.Solved solved = solved(new BreadthFirst<>(AT_GENERATION), start);
    counts(solved, generated, kept, expanded);
    assertThat(solved.path().cost()).isEqualTo(depth);
    assertThat(solved.isOptimal()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"A, 31, 31, 2, 2", "B, 15, 15, 1, 1", "C, 19577, 7925, 1403, 8"})
  void dotsAStar(String id, long generated, long kept, long expanded, int depth)
      throws InputException {
    Heuristic<DotsPuzzle> given =
        new Heuristic<>("given", false, false, 1, s -> s.goal().target() - s.closed());
    DotsPuzzle start = start(DotsPuzzle.class, new DotsWorld(), id);
    Outcome.Solved solved = solved(new AStar<>(given, AT_EXPANSION), start);
    counts(solved, generated, kept, expanded);
    assertThat(solved.path().cost()).isEqualTo(depth);
    assertThat(solved.isOptimal()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"A, 9, 8, 3", "B, 48, 46, 8", "C, 42, 37, 6", "D, 272, 262, 12"})
  void cavaloBreadthFirst(String id, long generated, long expanded, int visits)
      throws InputException {
    CavaloPuzzle start = start(CavaloPuzzle.class, new CavaloWorld(), id);
    Outcome.Solved solved = solved(new BreadthFirst<>(AT_EXPANSION), start);
    assertThat(solved.counts().generated()).isEqualTo(generated);
    assertThat(solved.counts().expanded()).isEqualTo(expanded);
    assertThat(solved.path().cost()).isEqualTo(visits);
    assertThat(solved.isOptimal()).isTrue();
  }

  @ParameterizedTest
  @CsvSource("E, 8916, 8763")
  void cavaloBreadthFirstProvesThatThereIsNone(String id, long generated, long expanded)
      throws InputException {
    CavaloPuzzle start = start(CavaloPuzzle.class, new CavaloWorld(), id);
    Outcome outcome =
        new BreadthFirst<CavaloPuzzle>(AT_EXPANSION).solve(start, new Budget(Limits.NONE));
    assertThat(outcome).isInstanceOf(Outcome.NoSolution.class);
    assertThat(outcome.counts().generated()).isEqualTo(generated);
    assertThat(outcome.counts().expanded()).isEqualTo(expanded);
  }

  /** The heuristic uses the mean of all numbers on the board, reachable or not. */
  @ParameterizedTest
  @CsvSource({"A, 6, 4", "B, 39, 34", "C, 39, 32", "D, 171, 148"})
  void cavaloAStar(String id, long generated, long expanded) throws InputException {
    Heuristic<CavaloPuzzle> given =
        new Heuristic<>("given", false, false, MILLIONTHS, FrontierCountsTest::missingByMean);
    CavaloPuzzle start = start(CavaloPuzzle.class, new CavaloWorld(), id);
    Outcome.Solved solved = solved(new AStar<>(given, AT_EXPANSION), start);
    assertThat(solved.counts().generated()).isEqualTo(generated);
    assertThat(solved.counts().expanded()).isEqualTo(expanded);
  }

  private static int missingByMean(CavaloPuzzle state) {
    long missing = (long) state.target() - state.points();
    long sum = 0;
    int count = 0;
    for (int cell = 0; cell < 100; cell++) {
      if (state.has(cell)) {
        sum += state.value(cell);
        count++;
      }
    }
    if (missing <= 0) {
      return 0;
    }
    return sum == 0
        ? Heuristic.NEVER
        : (int) Math.min(Heuristic.NEVER - 1, missing * count * MILLIONTHS / sum);
  }

  /** The course programs count the final solved state as expanded; ours do not. */
  @ParameterizedTest
  @CsvSource({"A, 3", "B, 6", "C, 8", "D, 10", "E, 13", "F, 19"})
  void blokusAStar(String id, long takenFromOpen) throws InputException {
    Heuristic<BlokusPuzzle> given =
        new Heuristic<>("given", false, false, 1, s -> s.target() - s.filled());
    BlokusPuzzle start = start(BlokusPuzzle.class, new BlokusWorld(), id);
    Outcome.Solved solved = solved(new AStar<>(given, AT_EXPANSION), start);
    assertThat(solved.counts().expanded() + 1).isEqualTo(takenFromOpen);
  }

  @ParameterizedTest
  @CsvSource({"A, 2", "B, 5"})
  void blokusBreadthFirstProvesTheFewestPieces(String id, int pieces) throws InputException {
    BlokusPuzzle start = start(BlokusPuzzle.class, new BlokusWorld(), id);
    Outcome.Solved solved = solved(new BreadthFirst<>(AT_EXPANSION), start);
    assertThat(solved.path().cost()).isEqualTo(pieces);
    assertThat(solved.isOptimal()).isTrue();
    assertThat(solved.counts().bytes()).isLessThan(64 << 20);
  }

  private static void counts(Outcome.Solved solved, long generated, long kept, long expanded) {
    assertThat(solved.counts().generated()).isEqualTo(generated);
    assertThat(solved.counts().generated() - solved.counts().duplicates()).isEqualTo(kept);
    assertThat(solved.counts().expanded()).isEqualTo(expanded);
  }

  private static <S extends Puzzle> Outcome.Solved solved(Solver<S> solver, S start) {
    Outcome outcome = solver.solve(start, new Budget(Limits.NONE));
    assertThat(outcome).isInstanceOf(Outcome.Solved.class);
    return (Outcome.Solved) outcome;
  }

  @SuppressWarnings("unchecked") // each world reads states of its own class
  private static <S extends Puzzle> S start(Class<S> kind, World world, String id)
      throws InputException {
    Puzzles<S> puzzles = (Puzzles<S>) world.puzzles(Variant.standard(world)).orElseThrow();
    return kind.cast(Problem.find(puzzles.problems(), id).start());
  }
}
