package tabuleiro.games.tetris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Resources;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisSeason;

class TetrisProblemsTest {
  private final TetrisPuzzles regular = TetrisPuzzles.of(TetrisSeason.REGULAR);
  private final TetrisPuzzles special = TetrisPuzzles.of(TetrisSeason.SPECIAL);

  @Test
  void everyBuiltInProblemIsSoundAndHasItsOwnName() {
    List<Problem<Tetris>> problems = regular.problems();
    assertThat(problems).hasSize(6 + 9 + 40 + 32 + 14);
    assertThat(problems).allSatisfy(p -> assertThat(p.fault()).as(p.id()).isEmpty());
    assertThat(problems.stream().map(Problem::id)).doesNotHaveDuplicates();
    assertThat(problems.stream().limit(7).map(Problem::id))
        .containsExactly("A", "B", "C", "D", "E", "F", "tabs-0");
    assertThat(problems).allSatisfy(p -> assertThat(p.title()).startsWith("problem " + p.id()));
  }

  @Test
  void theSpecialSeasonOffersItsOwnProblemsFirst() {
    List<Problem<Tetris>> problems = special.problems();
    assertThat(problems).hasSize(3 + regular.problems().size());
    assertThat(problems).allSatisfy(p -> assertThat(p.fault()).as(p.id()).isEmpty());
    assertThat(problems.stream().limit(4).map(Problem::id))
        .containsExactly("special-1", "special-2", "special-3", "A");
  }

  @Test
  void theProblemsAreThoseOfTheData() throws InputException {
    JsonNode study = json("study-10x4.json");
    for (JsonNode board : study.get("boards")) {
      for (String list : List.of("1", "2", "3", "4")) {
        String id = "study-" + board.get("id").asText() + "-" + list;
        check(id, board.get("rows"), study.get("piece_lists").get(list));
      }
    }
    JsonNode tuning = json("boards-tabs-diff.json");
    for (JsonNode board : tuning.get("boards")) {
      check("tabs-" + board.get("id").asText(), board.get("rows"), tuning.get("pieces"));
    }
    for (JsonNode board : json("peer-benchmarks.json").get("instances")) {
      check(board.get("id").asText(), board.get("rows"), board.get("pieces"));
    }
  }

  private void check(String id, JsonNode rows, JsonNode pieces) throws InputException {
    Tetris start = Problem.find(regular.problems(), id).start();
    assertThat(start.points()).isZero();
    assertThat(start.toPlace().stream().map(TetrisPiece::symbol))
        .as(id)
        .containsExactly(new ObjectMapper().convertValue(pieces, String[].class));
    for (int row = 0; row < TetrisBoard.ROWS; row++) {
      for (int column = 0; column < TetrisBoard.COLUMNS; column++) {
        assertThat(start.board().isFilled(row, column))
            .as("%s row %d column %d", id, row, column)
            .isEqualTo(rows.get(row).asText().charAt(column) == '1');
      }
    }
  }

  /** The rows for A, B and C name the empty board and two public tests. */
  @Test
  void theDocumentNamesTheFirstThreeProblemsCorrectly() throws IOException, InputException {
    String document = Files.readString(Path.of("..", "docs", "games", "tetris.md"));
    Matcher empty = Pattern.compile("\\| (\\w) \\| the empty board with").matcher(document);
    Matcher tests =
        Pattern.compile("\\| (\\w), (\\w) \\| .* public tests (\\d+) and (\\d+) \\|")
            .matcher(document);
    assertThat(empty.find()).isTrue();
    assertThat(tests.find()).isTrue();
    Tetris start = Problem.find(regular.problems(), empty.group(1)).start();
    assertThat(start.board()).isEqualTo(TetrisBoard.EMPTY);
    for (int i = 1; i <= 2; i++) {
      JsonNode test = publicTest("E2-" + tests.group(i + 2)).path("steps").path(0);
      check(tests.group(i), test.path("rows"), test.path("pieces"));
    }
  }

  private static JsonNode publicTest(String id) {
    for (JsonNode test : json("public-tests.json").path("tests")) {
      if (test.path("id").asText().equals(id)) {
        return test;
      }
    }
    throw new AssertionError(id);
  }

  @Test
  void problemCIsSolvedByTheMoveThatTheCourseDemands() throws InputException {
    Tetris start = Problem.find(regular.problems(), "C").start();
    Tetris end = start.play(regular.notation().readMove(start, "(3 t2)"));
    assertThat(end.isSolved()).isTrue();
    assertThat(end.points()).isEqualTo(300);
    assertThat(start.cost(173)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"0", "3", "6"})
  void aSeventhProblemIsOfferedWhereverItIsPutIn(int place) throws InputException {
    List<String> six =
        List.of(
            "; problem A\n(NIL (t))",
            "; problem B\n(NIL (i))",
            "; problem C\n(NIL (l))",
            "; problem D\n(NIL (j))",
            "; problem E\n(NIL (s))",
            "; problem F\n(NIL (z))");
    List<String> seven = new ArrayList<>(six);
    seven.add(place, "((0000000001 1111111110 (1 1 1 1 1 1 1 1 1 0)) (o o o) 400)");
    List<Problem<Tetris>> problems = regular.problems(String.join("\n\n", seven));
    assertThat(problems).hasSize(7);
    assertThat(problems.get(place).id()).isEqualTo("G");
    assertThat(problems.get(place).start().points()).isEqualTo(400);
    assertThat(Problem.find(problems, "g")).isSameAs(problems.get(place));
  }

  @Test
  void lettersSeparatorsAndCommentsBetweenProblemsAreRead() throws InputException {
    List<Problem<Tetris>> problems =
        regular.problems("X (NIL (t)) / (NIL (i) 5) + ; problema seis - fácil\n(NIL (o) 0 (z))");
    assertThat(problems.stream().map(Problem::id)).containsExactly("X", "A", "seis");
    assertThat(problems.get(2).start().placed()).containsExactly(TetrisPiece.Z);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(NIL (t q)) | line 3, column 9: “q” is not a piece; expected one of: i l j o s z t",
        "((1010) (t)) | line 3, column 3: expected a row of ten digits 0 and 1, such as 1111011111, instead of 1010",
        "(NIL (u)) | line 3, column 7: the piece u does not exist in season=2015; use --variant season=2016",
        "(1111111110) | line 3, column 1: expected a board and pieces, such as (NIL (t i l l) 0), instead of (1111111110)",
        "NIL | line 3, column 1: expected a board and pieces, such as (NIL (t i l l) 0), instead of NIL",
        "(NIL (t) x) | line 3, column 10: expected a whole number instead of x",
        "12 | line 3, column 1: expected a list instead of 12",
      })
  void aFaultStaysWithItsProblem(String broken, String sentence) throws InputException {
    List<Problem<Tetris>> problems =
        regular.problems("; problem A\n(NIL (t))\n" + broken + "\n; problem C\n(NIL (i))\n");
    assertThat(problems.stream().map(Problem::id)).containsExactly("A", "B", "C");
    Optional<InputException> fault = problems.get(1).fault();
    assertThat(fault).get().extracting(InputException::getMessage).isEqualTo(sentence);
    assertThatThrownBy(() -> problems.get(1).start()).isSameAs(fault.orElseThrow());
    assertThat(problems.get(2).start().toPlace()).containsExactly(TetrisPiece.I);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'; nothing here' | the file contains no problems",
        "(NIL (t) | line 1, column 1: the list that starts here is not closed: a “)” is missing",
        "(NIL (t))) | line 1, column 10: unmatched “)”",
      })
  void aFileThatIsNotLispIsAFault(String text, String sentence) {
    assertThatThrownBy(() -> regular.problems(text))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }

  private static JsonNode json(String file) {
    try {
      return new ObjectMapper().readTree(Resources.text(TetrisWorld.class, file));
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }
}
