package tabuleiro.games.cavalo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Resources;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;

/** Problem files and the text of the puzzle. */
class CavaloProblemsTest {
  private static final String BOARD = CavaloDeals.text(CavaloDeals.manual());

  private final CavaloPuzzles puzzles = CavaloDeals.puzzles(Map.of());
  private final String builtIn = Resources.text(CavaloWorld.class, "problems.dat");

  @Test
  void theBuiltInProblemsHaveTheirNamesAndTargets() throws InputException {
    List<String> found = new ArrayList<>();
    for (Problem<CavaloPuzzle> problem : puzzles.problems()) {
      found.add(problem.id() + " " + problem.start().target());
    }
    assertThat(found)
        .containsExactly(
            "A 70",
            "B 60",
            "C 270",
            "D 600",
            "E 300",
            "F 2000",
            "F-fig1 2000",
            "F-g17 2000",
            "F-g17b 2000",
            "F-jv 2000",
            "F-js 2000");
    assertThat(new CavaloWorld().files()).contains("problems.dat");
  }

  @ParameterizedTest
  @ValueSource(strings = {"first", "middle", "last"})
  void aProblemPutInAnywhereIsOffered(String where) throws InputException {
    String added = "\n; Problem G target 123\n" + BOARD + "\n";
    int middle = builtIn.indexOf("; Problem D");
    String text =
        switch (where) {
          case "first" -> added + builtIn;
          case "middle" -> builtIn.substring(0, middle) + added + builtIn.substring(middle);
          default -> builtIn + added;
        };
    List<Problem<CavaloPuzzle>> problems = puzzles.problems(text);
    assertThat(problems).hasSize(12).allMatch(problem -> problem.fault().isEmpty());
    assertThat(Problem.find(problems, "G").start().target()).isEqualTo(123);
    assertThat(Problem.find(problems, "A").start().target()).isEqualTo(70);
    assertThat(Problem.find(problems, "F-js").start().target()).isEqualTo(2000);
  }

  @Test
  void problemsAreReadInEveryFormThatPeopleUse() throws InputException {
    String text =
        "A ("
            + BOARD
            + " 10)\n/\n; goal 20\n'"
            + BOARD
            + "\n+\n("
            + BOARD
            + " 30 4)\n" // three
            + "; Tabuleiro X - objetivo: 40\n"
            + BOARD.replace("(11 ", "\n (T ");
    List<Problem<CavaloPuzzle>> problems = puzzles.problems(text);
    assertThat(problems).extracting(Problem::id).containsExactly("A", "B", "C", "X");
    List<Integer> targets = new ArrayList<>();
    for (Problem<CavaloPuzzle> problem : problems) {
      targets.add(problem.start().target());
    }
    assertThat(targets).containsExactly(10, 20, 30, 40);
    assertThat(problems.get(2).start().points()).isEqualTo(4);
    assertThat(problems.get(3).start().knight()).isZero();
    assertThat(problems.get(0).start().knight()).isEqualTo(-1);
  }

  @Test
  void theTargetComesFromTheListTheCommentOrTheRule() throws InputException {
    Notation<CavaloPuzzle> plain = puzzles.notation();
    assertThat(plain.read("; target 20\n(" + BOARD + " 10)").target()).isEqualTo(10);
    assertThat(plain.read("; target 20\n" + BOARD).target()).isEqualTo(20);
    CavaloPuzzles fixed = CavaloDeals.puzzles(Map.of("target", "55"));
    assertThat(fixed.notation().read("(" + BOARD + " 10)").target()).isEqualTo(55);
    assertThat(fixed.notation().read(BOARD).target()).isEqualTo(55);
    assertThat(fixed.problems().get(0).start().target()).isEqualTo(55);
    assertThat(plain.read("(" + BOARD.replace("(11", "(-1") + " 10)").knight()).isZero();
    assertThat(plain.write(plain.read("(" + BOARD.replace("(11", "(-1") + " 10)")))
        .startsWith("(((T 70");
  }

  @Test
  void aFaultStaysWithItsProblemAndNamesItsPlace() throws InputException {
    check(
        BOARD,
        "line 14, column 1: the target is missing: write it after the board, or in a comment such as"
            + " “; problem A goal 20”, or give --variant target=N");
    check(
        "(" + BOARD + " many)",
        "line 14, column " + (BOARD.length() + 3) + ": expected a whole number instead of many");
    check(
        "(" + BOARD + " -5)",
        "line 14, column "
            + (BOARD.length() + 3)
            + ": expected a number from 0 to 999999 instead of -5");
    check(
        "(" + BOARD + " 5 6 7)",
        "line 14, column "
            + (BOARD.length() + 7)
            + ": expected (board target points), but there is more: 7");
    check(
        "(" + BOARD.replace("(11", "(-2") + " 5)",
        "line 14, column 4: expected a number from 0 to 99, NIL or T instead of -2");
    check(
        "(" + BOARD.replace("(11 70", "(T T") + " 5)",
        "line 14, column 6: the knight T is on the board twice: it is already on A1");
    check(
        "(" + BOARD.replace("(11 70", "(70 70") + " 5)",
        "line 14, column 7: the number 70 is on the board twice: it is already on A1");
    check(
        "(" + BOARD.replace("(11 70", "(70") + " 5)",
        "line 14, column 3: expected a list of length 10, but this one has length 9");
    check(
        "((1 2 3) 5)",
        "line 14, column 1: expected a list of length 10, but this one has length 2");
    check("12", "line 14, column 1: expected a list instead of 12");
  }

  /** Inserts an invalid problem at line 14 of the built-in file, before problem F. */
  private void check(String broken, String sentence) throws InputException {
    int place = builtIn.indexOf("; Problem F target");
    String text = builtIn.substring(0, place) + broken + "\n" + builtIn.substring(place);
    List<Problem<CavaloPuzzle>> problems = puzzles.problems(text);
    assertThat(problems).hasSize(12);
    List<Problem<CavaloPuzzle>> faulty =
        problems.stream().filter(problem -> problem.fault().isPresent()).toList();
    assertThat(faulty).hasSize(1);
    assertThatThrownBy(() -> faulty.get(0).start())
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }

  @Test
  void aFileThatIsNoLispOrIsEmptyIsAFaultOfTheWholeFile() {
    assertThatThrownBy(() -> puzzles.problems("; nothing\n"))
        .isInstanceOf(InputException.class)
        .hasMessage("the file contains no problems");
    assertThatThrownBy(() -> puzzles.problems(builtIn + "\n(("))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("a “)” is missing");
    assertThatThrownBy(() -> puzzles.problems(builtIn.replaceFirst("\\(\\(2 20", "(2 20")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("unmatched “)”");
  }

  @Test
  void movesOfThePuzzleAreReadAsInTheGame() throws InputException {
    CavaloPuzzle start = Problem.find(puzzles.problems(), "A").start();
    Notation<CavaloPuzzle> notation = puzzles.notation();
    assertThat(notation.readMove(start, "b1")).isEqualTo(notation.readMove(start, "0 1"));
    assertThatThrownBy(() -> notation.readMove(start, "D5"))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "“D5” is not a legal move: the knight must start on a number of row 1;"
                + " legal moves: A1, B1, C1");
  }
}
