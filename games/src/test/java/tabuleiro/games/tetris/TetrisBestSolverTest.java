package tabuleiro.games.tetris;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Resources;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisMove;
import tabuleiro.games.tetris.rules.TetrisRotation;
import tabuleiro.games.tetris.rules.TetrisSeason;

class TetrisBestSolverTest {
  private static final List<Problem<Tetris>> PROBLEMS =
      TetrisPuzzles.of(TetrisSeason.REGULAR).problems();

  private static Tetris problem(String id) throws Exception {
    return Problem.find(PROBLEMS, id).start();
  }

  private static Outcome solve(Tetris start, Limits limits) {
    return new TetrisBestSolver().solve(start, new Budget(limits));
  }

  /** Plays a path, checks its cost, and returns the final points. */
  private static int points(Tetris start, Outcome.Path path) {
    Tetris state = start;
    int cost = 0;
    for (int move : path.moves()) {
      cost += state.cost(move);
      state = state.play(move);
    }
    assertThat(state.isSolved()).isTrue();
    assertThat(path.cost()).isEqualTo(cost);
    return state.points();
  }

  /** The most points, proved; -1 if it is proved that there is no solution. */
  private static int proved(Tetris start, Limits limits) {
    Outcome outcome = solve(start, limits);
    if (outcome instanceof Outcome.NoSolution none) {
      assertThat(none.withinDepthOnly()).isFalse();
      return -1;
    }
    assertThat(outcome).isInstanceOf(Outcome.Solved.class);
    Outcome.Solved solved = (Outcome.Solved) outcome;
    assertThat(solved.isOptimal()).isTrue();
    return points(start, solved.path());
  }

  private static JsonNode data(String file) throws Exception {
    return new ObjectMapper().readTree(Resources.text(TetrisPuzzles.class, file));
  }

  /** A few million nodes are far less than the 20 seconds of the course. */
  private static final Limits FEW = Limits.NONE.withNodes(10_000_000);

  static Stream<JsonNode> peers() throws Exception {
    return Stream.of(
        new ObjectMapper()
            .treeToValue(data("peer-benchmarks.json").get("instances"), JsonNode[].class));
  }

  @ParameterizedTest
  @MethodSource("peers")
  void everyPeerBoardIsProved(JsonNode peer) throws Exception {
    String id = peer.get("id").asText();
    int found = proved(problem(id), FEW);
    if (List.of("peer04", "peer22").contains(id)) {
      assertThat(found).isEqualTo(-1);
    } else {
      assertThat(found).isGreaterThanOrEqualTo(peer.path("best_reported_by_group").asInt(0));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "tabs-0, 100",
    "tabs-1, 100",
    "tabs-2, 100",
    "tabs-3, 300",
    "tabs-4, 200",
    "tabs-5, 300",
    "tabs-6, 0",
    "tabs-7, -1",
    "tabs-8, 0",
    "A, 100",
    "B, 600",
    "D, 1600",
    "E, 1100",
    "F, 1100"
  })
  void theOptimumIsKnown(String id, int points) throws Exception {
    assertThat(proved(problem(id), FEW)).isEqualTo(points);
  }

  @Test
  void onePieceHasOneAnswer() throws Exception {
    Tetris start = problem("C");
    Outcome.Solved solved = (Outcome.Solved) solve(start, Limits.NONE);
    assertThat(solved.path().moves())
        .containsExactly(new TetrisMove(3, TetrisRotation.T2).number());
    assertThat(points(start, solved.path())).isEqualTo(300);
  }

  /** Lists 2 to 4 are proved; a narrow beam is good enough for the list of 29 pieces. */
  @Tag("long")
  @Test
  void noScoreOfTheStudyIsBetter() throws Exception {
    TetrisBestSolver.Tuning narrow = new TetrisBestSolver.Tuning(64, 16, 64, 1);
    for (JsonNode board : data("study-10x4.json").get("boards")) {
      for (int list = 1; list <= 4; list++) {
        String id = board.get("id").asInt() + "-" + list;
        Tetris start = problem("study-" + id);
        int found =
            list > 1
                ? proved(start, FEW)
                : points(
                    start,
                    ((Outcome.Solved)
                            new TetrisBestSolver(narrow).solve(start, new Budget(Limits.NONE)))
                        .path());
        for (JsonNode reported : board.get("reported").get(id.replace('-', '.'))) {
          assertThat(found).as(id).isGreaterThanOrEqualTo(reported.asInt());
        }
      }
    }
  }

  /** The most points of any sequence that places all pieces, by exhaustive search. */
  private static OptionalInt bruteForce(Tetris state) {
    if (state.isFinal()) {
      return state.isSolved() ? OptionalInt.of(state.points()) : OptionalInt.empty();
    }
    OptionalInt best = OptionalInt.empty();
    MoveList moves = new MoveList();
    state.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      OptionalInt found = bruteForce(state.play(moves.get(i)));
      if (found.isPresent() && found.getAsInt() > best.orElse(-1)) {
        best = found;
      }
    }
    return best;
  }

  @ParameterizedTest
  @EnumSource(TetrisSeason.class)
  void smallProblemsComeOutAsByBruteForce(TetrisSeason season) {
    int unsolvable = 0;
    int winning = 0;
    for (int seed = 0; seed < 1200; seed++) {
      Tetris start = RandomTetris.of(season, seed).first(seed % 3 == 0 ? 3 : 2).fast();
      int expected = bruteForce(start).orElse(-1);
      assertThat(proved(start, Limits.NONE)).as("seed %d: %s", seed, start).isEqualTo(expected);
      unsolvable += expected < 0 ? 1 : 0;
      winning += expected > 0 ? 1 : 0;
    }
    assertThat(unsolvable).isPositive();
    assertThat(winning).isGreaterThan(100);
  }

  /** A first round of width 1 and slow growth give the same result, through many cuts. */
  @Tag("long")
  @ParameterizedTest
  @EnumSource(TetrisSeason.class)
  void narrowRoundsComeToTheSameEnd(TetrisSeason season) {
    TetrisBestSolver narrow =
        new TetrisBestSolver(new TetrisBestSolver.Tuning(1, 2, 1 << 20, Long.MAX_VALUE));
    for (int seed = 0; seed < 150; seed++) {
      Tetris start = RandomTetris.of(season, seed).first(4).fast();
      Outcome outcome = narrow.solve(start, new Budget(Limits.NONE));
      int found =
          outcome instanceof Outcome.Solved solved && solved.isOptimal()
              ? points(start, solved.path())
              : -1;
      assertThat(found).as("seed %d", seed).isEqualTo(proved(start, Limits.NONE));
    }
  }

  @Test
  void aLongListIsPlayedToItsEndWithoutAProof() throws Exception {
    Tetris start = problem("empty-100-1");
    Outcome outcome =
        new TetrisBestSolver(new TetrisBestSolver.Tuning(64, 16, 64, 1))
            .solve(start, new Budget(Limits.NONE));
    assertThat(((Outcome.Solved) outcome).isOptimal()).isFalse();
    assertThat(points(start, ((Outcome.Solved) outcome).path())).isGreaterThan(5000);
  }

  @Test
  void whenNodesRunOutTheBestSoFarAndABoundAreKnown() throws Exception {
    Tetris start = problem("F");
    Outcome outcome = solve(start, Limits.NONE.withNodes(500_000));
    assertThat(outcome).isInstanceOf(Outcome.OutOfBudget.class);
    Outcome.OutOfBudget stopped = (Outcome.OutOfBudget) outcome;
    assertThat(stopped.reason()).isEqualTo(Budget.Reason.NODES);
    assertThat(stopped.counts().generated()).isEqualTo(500_000);
    Outcome.Path best = stopped.best().orElseThrow();
    assertThat(points(start, best)).isPositive();
    assertThat(stopped.bound()).isBetween(1, best.cost());
  }

  @Test
  void littleMemoryMeansANarrowBeamAndNoProof() throws Exception {
    Tetris start = problem("F");
    long bytes = 2_000_000;
    Outcome outcome = solve(start, Limits.NONE.withBytes(bytes));
    assertThat(outcome).isInstanceOf(Outcome.Solved.class);
    assertThat(((Outcome.Solved) outcome).isOptimal()).isFalse();
    assertThat(outcome.counts().bytes()).isBetween(1L, bytes);
    Outcome none = solve(start, Limits.NONE.withBytes(1000));
    assertThat(((Outcome.OutOfBudget) none).reason()).isEqualTo(Budget.Reason.MEMORY);
  }

  @Test
  void aCancelledSearchEnds() throws Exception {
    Budget budget = new Budget(Limits.NONE);
    budget.cancel();
    Outcome outcome = new TetrisBestSolver().solve(problem("empty-30-1"), budget);
    assertThat(((Outcome.OutOfBudget) outcome).reason()).isEqualTo(Budget.Reason.CANCELLED);
  }

  @Test
  void everySolutionIsAsLongAsTheList() throws Exception {
    Outcome shallow = solve(problem("B"), Limits.NONE.withDepth(3));
    assertThat(((Outcome.NoSolution) shallow).withinDepthOnly()).isTrue();
    Tetris done = Tetris.of(TetrisBoard.EMPTY, List.of());
    Outcome.Solved solved = (Outcome.Solved) solve(done, Limits.NONE);
    assertThat(solved.path()).isEqualTo(new Outcome.Path(List.of(), 0));
    assertThat(solved.isOptimal()).isTrue();
  }
}
