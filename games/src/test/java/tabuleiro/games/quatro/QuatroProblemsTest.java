package tabuleiro.games.quatro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.games.quatro.rules.QuatroPuzzle;
import tabuleiro.games.quatro.rules.QuatroTest;

/** Problem files: the built-in one, and invalid ones. */
class QuatroProblemsTest {
  private static final Puzzles<QuatroPuzzle> PUZZLES = QuatroTest.puzzles();
  private static final String SEVENTH =
      "; problem G\n(((prao 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 brao)) (pqbc bqbc prbo))\n";

  @Test
  void theBuiltInProblemsHaveTheirNames() {
    assertThat(PUZZLES.problems())
        .extracting(Problem::id)
        .containsExactly(
            "A", "B", "C", "D", "E", "F", "EX", "A-2", "B-2", "C-2", "D-2", "E-2", "F-2", "D-3",
            "A-3");
    assertThat(PUZZLES.problems().get(0).title()).isEqualTo("A (official)");
    assertThat(PUZZLES.problems().get(7).title()).isEqualTo("A (course group order)");
  }

  @Test
  void onlyTheInvalidProblemsAreFaultyAndSayWhy() throws InputException {
    for (Problem<QuatroPuzzle> problem : PUZZLES.problems()) {
      assertThat(problem.fault().isPresent())
          .as(problem.id())
          .isEqualTo(problem.title().contains("INVALID"));
    }
    assertThat(fault("D-2"))
        .isEqualTo(
            "line 26, column 363: the piece preta redonda alta cheia is in the reserve, but it is"
                + " already on the board, on C1");
    assertThat(fault("D-3"))
        .isEqualTo(
            "line 32, column 178: the piece branca quadrada baixa cheia is in the reserve, but it"
                + " is already on the board, on A1");
    assertThat(fault("A-3"))
        .isEqualTo(
            "line 34, column 433: the piece branca quadrada baixa cheia is in the reserve, but it"
                + " is already on the board, on D4");
    assertThatThrownBy(() -> Problem.find(PUZZLES.problems(), "D-2").start())
        .isInstanceOf(InputException.class);
  }

  private static String fault(String id) throws InputException {
    return Problem.find(PUZZLES.problems(), id).fault().orElseThrow().in(Locale.ENGLISH);
  }

  @Test
  void problemDHasFewerPiecesThanFreeSquares() throws InputException {
    QuatroPuzzle problem = Problem.find(PUZZLES.problems(), "D").start();
    assertThat(problem.count(new MoveList())).isEqualTo(12 * 10);
  }

  @Test
  void variantsOfTheOrderAreEqualStatesWithOtherTexts() throws InputException {
    for (String id : List.of("A", "C", "F")) {
      QuatroPuzzle official = Problem.find(PUZZLES.problems(), id).start();
      QuatroPuzzle other = Problem.find(PUZZLES.problems(), id + "-2").start();
      assertThat(other).isEqualTo(official);
      assertThat(other.key()).isEqualTo(official.key());
      assertThat(PUZZLES.notation().write(other)).isNotEqualTo(PUZZLES.notation().write(official));
    }
  }

  @Test
  void theExampleIsSolvedAsTheStatementSays() throws InputException {
    QuatroPuzzle example = Problem.find(PUZZLES.problems(), "EX").start();
    assertThat(example.isSolved()).isFalse();
    int move = PUZZLES.notation().readMove(example, "D2 branca quadrada alta cheia");
    assertThat(example.play(move).isSolved()).isTrue();
    assertThat(PUZZLES.notation().readMove(example, "1 3 0")).isEqualTo(move);
  }

  @ParameterizedTest
  @ValueSource(strings = {"; A (official)", "; C (official)", "; EX ("})
  void aSeventhProblemPutInAnywhereIsOffered(String before) throws InputException {
    String file = Resources.text(QuatroWorld.class, "problems.dat");
    checkSeventh(file.replace(before, SEVENTH + before));
    checkSeventh(file + SEVENTH);
  }

  private static void checkSeventh(String file) throws InputException {
    List<Problem<QuatroPuzzle>> problems = PUZZLES.problems(file);
    assertThat(problems).hasSize(16);
    assertThat(problems.stream().map(Problem::id)).contains("A", "B", "C", "D", "E", "F", "EX");
    QuatroPuzzle seventh = Problem.find(problems, "G").start();
    assertThat(PUZZLES.notation().write(seventh))
        .endsWith(
            "((preta quadrada baixa cheia) (branca quadrada baixa cheia)"
                + " (preta redonda baixa oca)))");
  }

  @Test
  void filesAreReadAsPeopleWriteThem() throws InputException {
    String board = "((prao 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 brao))";
    String file =
        "A: (" + board + " (pqbc))\n/\n'" + board + " +\n; tabuleiro X\n(" + board + " ())";
    List<Problem<QuatroPuzzle>> problems = PUZZLES.problems(file);
    assertThat(problems).extracting(Problem::id).containsExactly("A", "B", "X");
    assertThat(problems.get(1).start().count(new MoveList())).isEqualTo(14 * 14);
    assertThat(problems.get(2).start().count(new MoveList())).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(((0 0 0 0) (0 0 0 0) (0 0 0 0)) (pqbc)) | line 2, column 2: expected a list of length 4, but this one has length 3",
        "(((0 0 0 0) (0 0 0 0) (0 0 x 0) (0 0 0 0)) (pqbc)) | line 2, column 28: “x” is not the short code of a piece; expected one letter each of b p (colour), r q (shape), a b (height), o c (density)",
        "(((0 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (pqbc bcqp)) | line 2, column 50: the piece preta quadrada baixa cheia is in the reserve twice",
        "(((0 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (pqbc) 1) | line 2, column 1: expected a board or (board reserve), but this list has length 3",
        "42 | line 2, column 1: expected a list instead of 42",
      })
  void aBrokenProblemKeepsItsFaultAndSparesTheOthers(String broken, String fault)
      throws InputException {
    String sound = "(((prao 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 brao)) (pqbc))";
    List<Problem<QuatroPuzzle>> problems =
        PUZZLES.problems("; a broken one\n" + broken + "\n; A\n" + sound);
    assertThat(problems).extracting(Problem::id).containsExactly("B", "A");
    assertThat(problems.get(0).fault().orElseThrow()).hasMessage(fault);
    assertThat(problems.get(1).fault()).isEmpty();
  }

  @Test
  void emptyAndUnclosedFilesAreRefused() {
    assertThatThrownBy(() -> PUZZLES.problems("; nothing\n"))
        .isInstanceOf(InputException.class)
        .hasMessage("the file contains no problems");
    assertThatThrownBy(() -> PUZZLES.problems("(((0 0"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is not closed");
  }

  @Test
  void squaresSolveOnlyWhereTheRuleSaysSo() throws InputException {
    String text = "(((pqac pqbc 0 0) (prac 0 0 0) (0 0 0 0) (0 0 0 0)) (prao brao))";
    for (String squares : List.of("off", "on")) {
      Puzzles<QuatroPuzzle> puzzles = QuatroTest.puzzles("squares=" + squares);
      QuatroPuzzle puzzle = puzzles.notation().read(text);
      QuatroPuzzle next = puzzle.play(puzzles.notation().readMove(puzzle, "B2 prao"));
      assertThat(next.isSolved()).isEqualTo(squares.equals("on"));
    }
  }
}
