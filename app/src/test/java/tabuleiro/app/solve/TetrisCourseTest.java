package tabuleiro.app.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.world.Resources;
import tabuleiro.games.tetris.TetrisWorld;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisMove;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.search.solo.SolverOptions;
import tabuleiro.search.solo.course.CourseAStar;
import tabuleiro.search.solo.course.CoursePp;

/**
 * The public search tests of the Tetris course as data, with the course's two searches on the
 * world's own Tetris and on one with another board type.
 */
class TetrisCourseTest {
  /** Tests 16 and 23 do not use Tetris; CourseSearchesTest contains them. */
  private static final Set<String> GENERIC = Set.of("procura-pp-generic", "procura-A*-generic");

  private static final Set<String> SEARCHES = Set.of("procura-pp", "procura-A*");

  /** A Tetris implementation with the two costs of the course. */
  private record Kind<S extends Puzzle>(
      BiFunction<TetrisBoard, List<TetrisPiece>, S> start,
      ToDoubleFunction<S> quality,
      ToDoubleFunction<S> opportunity) {

    List<String> answer(JsonNode step, TetrisBoard board) {
      Solver<S> solver = new CoursePp<>(SolverOptions.STANDARD);
      if (step.get("op").asText().equals("procura-A*")) {
        assertThat(step.get("heuristic").asText()).isEqualTo("zero");
        boolean byQuality = step.get("path_cost").asText().equals("qualidade");
        ToDoubleFunction<S> cost = byQuality ? quality : opportunity;
        solver =
            new CourseAStar<>((s, paid) -> cost.applyAsDouble(s), s -> 0, SolverOptions.STANDARD);
      }
      S first = start.apply(board, pieces(step.get("pieces")));
      Outcome outcome = solver.solve(first, new Budget(Limits.NONE));
      if (outcome instanceof Outcome.Solved solved) {
        return solved.path().moves().stream().map(Kind::action).toList();
      }
      assertThat(outcome).isInstanceOf(Outcome.NoSolution.class);
      assertThat(((Outcome.NoSolution) outcome).withinDepthOnly()).isFalse();
      return List.of("none");
    }

    private static String action(int number) {
      TetrisMove move = TetrisMove.of(number);
      return "[" + move.column() + ",\"" + move.rotation().symbol() + "\"]";
    }
  }

  private static final Kind<Tetris> OWN =
      new Kind<>(Tetris::of, state -> -(double) state.points(), Tetris::opportunityCost);

  private static final Kind<MirroredTetris> MIRRORED =
      new Kind<>(
          MirroredTetris::of, state -> -(double) state.points(), MirroredTetris::opportunityCost);

  @TestFactory
  Stream<DynamicTest> publicTestsOnTheWorldsOwnTetris() {
    return searching().map(test -> dynamicTest(title(test), () -> run(test, OWN)));
  }

  @TestFactory
  Stream<DynamicTest> publicTestsOnAnotherTypeOfBoard() {
    return searching().map(test -> dynamicTest(title(test), () -> run(test, MIRRORED)));
  }

  @Test
  void allTestsThatSearchAreHere() {
    assertThat(searching().map(test -> test.get("id").asText()))
        .containsExactly(
            "E2-13", "E2-14", "E2-15", "E2-17", "E2-18", "E2-19", "E2-20", "E2-21", "E2-22",
            "E2-26", "E2-27");
    List<String> generic = new ArrayList<>();
    for (JsonNode test : tests()) {
      JsonNode step = test.get("steps").get(0);
      if (GENERIC.contains(step.path("op").asText())) {
        generic.add(test.get("id").asText() + " " + step.get("expect"));
      }
    }
    assertThat(generic)
        .containsExactly(
            "E2-16 [\"right\",\"left\",\"right\"]",
            "E2-23 [\"right\",\"right\",\"up\",\"up\",\"up\"]");
  }

  @Test
  void bothTypesOfBoardFollowTheSameRules() {
    List<TetrisPiece> regular = pieces("i", "l", "j", "o", "s", "z", "t");
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      List<TetrisPiece> pieces = random.ints(30, 0, regular.size()).mapToObj(regular::get).toList();
      Tetris own = Tetris.of(TetrisBoard.EMPTY, pieces);
      MirroredTetris mirrored = MirroredTetris.of(TetrisBoard.EMPTY, pieces);
      int[] moves = moves(own);
      while (moves.length > 0) {
        assertThat(moves(mirrored)).as("seed %s", seed).isEqualTo(moves);
        int move = moves[random.nextInt(moves.length)];
        assertThat(mirrored.cost(move)).isEqualTo(own.cost(move));
        own = own.play(move);
        mirrored = reloaded(mirrored.play(move));
        moves = moves(own);
      }
      assertThat(moves(mirrored)).isEmpty();
      assertThat(mirrored.points()).isEqualTo(own.points());
      assertThat(mirrored.isSolved()).isEqualTo(own.isSolved());
    }
  }

  private static MirroredTetris reloaded(MirroredTetris state) {
    long[] words = new long[state.words()];
    state.save(words, 0);
    return state.load(words, 0);
  }

  private static int[] moves(Puzzle state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return moves.toArray();
  }

  private static void run(JsonNode test, Kind<?> kind) {
    Map<String, TetrisBoard> boards = new HashMap<>();
    for (JsonNode step : test.get("steps")) {
      String op = step.get("op").asText();
      if (op.equals("new-board")) {
        boards.put(step.get("as").asText(), TetrisBoard.EMPTY);
        continue;
      }
      TetrisBoard board = Optional.ofNullable(boards.get(step.get("board").asText())).orElseThrow();
      if (op.equals("fill")) {
        boards.put(step.get("board").asText(), filled(board, step));
      } else {
        assertThat(SEARCHES).contains(op);
        JsonNode expected = step.get("expect");
        assertThat(kind.answer(step, board))
            .as(step.toString())
            .isEqualTo(expected.isNull() ? List.of("none") : strings(expected));
      }
    }
  }

  private static TetrisBoard filled(TetrisBoard board, JsonNode step) {
    TetrisBoard filled = board;
    for (JsonNode row : step.get("rows")) {
      for (JsonNode column : step.get("cols")) {
        filled = filled.fill(row.asInt(), column.asInt());
      }
    }
    return filled;
  }

  /** Returns the tests that run one of the two searches on Tetris. */
  private static Stream<JsonNode> searching() {
    return StreamSupport.stream(tests().spliterator(), false)
        .filter(
            test ->
                StreamSupport.stream(test.get("steps").spliterator(), false)
                    .anyMatch(step -> SEARCHES.contains(step.path("op").asText())));
  }

  private static String title(JsonNode test) {
    return test.get("id").asText() + " " + test.get("title").asText();
  }

  private static List<TetrisPiece> pieces(JsonNode names) {
    return pieces(strings(names).toArray(new String[0]));
  }

  private static List<TetrisPiece> pieces(String... symbols) {
    return Stream.of(symbols)
        .map(
            symbol ->
                Stream.of(TetrisPiece.values())
                    .filter(piece -> piece.symbol().equals(symbol))
                    .findFirst()
                    .orElseThrow())
        .toList();
  }

  /** Returns the items of an array as text, names without quotes. */
  private static List<String> strings(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false)
        .map(item -> item.isTextual() ? item.asText() : item.toString())
        .toList();
  }

  private static JsonNode tests() {
    try {
      String text = Resources.text(TetrisWorld.class, "public-tests.json");
      return new ObjectMapper().readTree(text).get("tests");
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }
}
