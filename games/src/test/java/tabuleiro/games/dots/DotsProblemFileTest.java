package tabuleiro.games.dots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Variant;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;
import tabuleiro.games.dots.rules.DotsPuzzle;

/** Problem files as users write them, and the texts of single problems. */
class DotsProblemFileTest {
  private static final String BOARD = "(((0 1) (0 0)) ((0) (0) (1)))";

  @Test
  void theBuiltInProblemsLoad() throws InputException {
    List<Problem<DotsPuzzle>> problems = rules().problems();
    assertThat(problems).extracting(Problem::id).containsExactly("A", "B", "C", "D", "E", "F");
    List<String> found = new ArrayList<>();
    for (Problem<DotsPuzzle> problem : problems) {
      DotsPuzzle start = problem.start();
      found.add(start.goal().grid() + " " + start.goal().target() + " " + start.closed());
    }
    assertThat(found)
        .containsExactly("3x3 3 1", "4x4 7 5", "4x4 10 4", "4x5 10 0", "6x6 20 2", "7x7 35 0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(" + BOARD + " 2)",
        "(((0 1) (0 0)) ((0) (0) (1)) 2)",
        BOARD + " 2",
        "(" + BOARD + ") 2",
        "; problem G - goal 2 closed boxes\n" + BOARD,
        "; objetivo: 2\n" + BOARD,
        "G\n(" + BOARD + " 2)",
        "/ " + BOARD + " 2 /",
        "+(" + BOARD + " 2)+",
        "'(" + BOARD + " 2) ; two boxes"
      })
  void oneProblemIsReadInManyForms(String text) throws InputException {
    DotsPuzzle problem = rules().notation().read(text);
    assertThat(rules().notation().write(problem)).isEqualTo("(" + BOARD + " 2)");
    assertThat(rules().problems(text)).hasSize(1);
    assertThat(rules().problems(text).get(0).start()).isEqualTo(problem);
  }

  @Test
  void entriesMayBeMixedAndParted() throws InputException {
    String file =
        "; my problems\n"
            + BOARD
            + " 1\n/\n("
            + BOARD
            + " 2)\n+\nX "
            + BOARD
            + " 0\n; problem Y - goal 2\n"
            + BOARD
            + "\n(((0) (0)) ((0) (0)) 1)";
    List<Problem<DotsPuzzle>> problems = rules().problems(file);
    assertThat(problems).extracting(Problem::id).containsExactly("A", "B", "X", "Y", "C");
    List<Integer> targets = new ArrayList<>();
    for (Problem<DotsPuzzle> problem : problems) {
      targets.add(problem.start().goal().target());
    }
    assertThat(targets).containsExactly(1, 2, 0, 2, 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 6})
  void aSeventhProblemIsOfferedWhereverItStands(int place) throws InputException {
    List<String> lines =
        new ArrayList<>(Resources.text(DotsWorld.class, DotsWorld.PROBLEMS).lines().toList());
    Dots large = Dots.start(DotsGrid.of(8, 8));
    StringBuilder board = new StringBuilder();
    large.board().write(board);
    int heading = 3; // header lines of the file
    lines.add(heading + 2 * place, "; problem G - goal 30\n" + board);
    List<Problem<DotsPuzzle>> problems = rules().problems(String.join("\n", lines));
    assertThat(problems).hasSize(7);
    assertThat(problems.get(place).id()).isEqualTo("G");
    assertThat(problems.get(place).start().goal().target()).isEqualTo(30);
    assertThat(problems).allMatch(problem -> problem.fault().isEmpty());
    assertThat(Problem.find(problems, "f").start().goal().target()).isEqualTo(35);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 6})
  void aSeventhProblemWithoutANameGetsTheNextLetter(int place) throws InputException {
    List<String> lines =
        new ArrayList<>(Resources.text(DotsWorld.class, DotsWorld.PROBLEMS).lines().toList());
    lines.add(3 + 2 * place, "(((0) (0)) ((0) (0)) 1)");
    List<Problem<DotsPuzzle>> problems = rules().problems(String.join("\n", lines));
    assertThat(problems.get(place).id()).isEqualTo("G");
    assertThat(problems.get(place).start().goal().grid()).isSameAs(DotsGrid.of(1, 1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(((0) (0)) ((0) (0))) | line 2, column 1: the target is missing: write it after the "
            + "board, or in a comment such as “; problem A goal 20”, or give --variant target=N",
        "(((0) (0)) ((0) (0)) -1) | line 2, column 22: expected a number from 0 to 999999 "
            + "instead of -1",
        "(((0) (0)) ((0) (0)) many) | line 2, column 22: expected a whole number instead of "
            + "many",
        "((((0) (0)) ((0) (0))) 1 2) | line 2, column 1: expected a problem instead of "
            + "((((0) (0)) ((0) (0))) 1 2): (board target), (horizontals verticals target) or a "
            + "board (horizontals verticals)",
        "((0)) | line 2, column 1: expected a problem instead of ((0)): (board target), "
            + "(horizontals verticals target) or a board (horizontals verticals)",
        "(((0) (0)) ((0) (2)) 1) | line 2, column 18: expected a number from 0 to 1 instead of "
            + "2",
        "(((0) (0)) ((0)) 1) | line 2, column 12: expected a list of length 2, but this one has length 1",
        "(((0) (0 0)) ((0) (0)) 1) | line 2, column 7: expected a list of length 1, but this one "
            + "has length 2",
        "(((0)) ((0) (0)) 1) | line 2, column 2: expected at least two lists of horizontal lines,"
            + " one for each row of dots, but there are 1",
        "17 | line 2, column 1: expected a list instead of 17",
        "NIL | line 2, column 1: expected a problem instead of NIL: (board target), "
            + "(horizontals verticals target) or a board (horizontals verticals)"
      })
  void aBrokenProblemKeepsItsFaultAndSparesTheOthers(String broken, String sentence)
      throws InputException {
    String sound = "(((0) (0)) ((0) (0)) 1)";
    List<Problem<DotsPuzzle>> problems = rules().problems(sound + "\n" + broken + "\n/ " + sound);
    assertThat(problems).hasSize(3);
    assertThat(problems.get(0).start()).isEqualTo(problems.get(2).start());
    assertThatThrownBy(() -> problems.get(1).start())
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }

  @Test
  void aFileThatIsNoLispIsAFaultAsAWhole() {
    assertThatThrownBy(() -> rules().problems("(((0) (0)) ((0) (0))"))
        .hasMessage("line 1, column 1: the list that starts here is not closed: a “)” is missing");
    assertThatThrownBy(() -> rules().problems("; nothing"))
        .hasMessage("the file contains no problems");
    assertThatThrownBy(() -> rules().notation().read(" "))
        .hasMessage("line 1, column 1: expected a Lisp form, but the text is empty");
    assertThatThrownBy(() -> rules().notation().read("(" + BOARD + " 1) (" + BOARD + " 1)"))
        .hasMessageStartingWith("line 1, column 35: expected one Lisp form, but there is more");
  }

  @Test
  void theTargetOfTheRulesHoldsForEveryProblem() throws InputException {
    Puzzles<DotsPuzzle> fixed = rules("target=9");
    for (Problem<DotsPuzzle> problem : fixed.problems()) {
      assertThat(problem.start().goal().target()).isEqualTo(9);
    }
    assertThat(rules("target=2").notation().read(BOARD).goal().target()).isEqualTo(2);
    assertThat(rules("target=1").notation().read("(" + BOARD + " 2)").goal().target()).isEqualTo(1);
  }

  @Test
  void aTargetThatNoBoardCanReachIsAProblemWithoutSolution() throws InputException {
    DotsPuzzle puzzle = rules("target=20").problems().get(0).start();
    MoveList moves = new MoveList();
    for (puzzle.moves(moves); moves.size() > 0; puzzle.moves(moves)) {
      assertThat(puzzle.isSolved()).isFalse();
      puzzle = puzzle.play(moves.get(0));
      moves.clear();
    }
    assertThat(puzzle.closed()).isEqualTo(9);
    assertThat(puzzle.isSolved()).isFalse();
  }

  @Test
  void theGoalFollowsTheRules() throws InputException {
    assertThat(rules("goal=exactly").problems().get(0).start().goal().exactly()).isTrue();
    assertThat(rules().problems().get(0).start().goal().exactly()).isFalse();
    assertThatThrownBy(() -> rules("goal=more"))
        .hasMessage("goal cannot be “more”; expected atleast | exactly");
  }

  @Test
  void theDrawingNamesTheGoal() throws InputException {
    String text = "((((1 0) (1 0)) ((1) (1) (0))) 1)";
    assertThat(draw(rules(), text)).endsWith("v\nclosed boxes: 1, goal: at least 1\nsolved\n");
    assertThat(draw(rules("target=2", "goal=exactly"), text))
        .endsWith("v\nclosed boxes: 1, goal: exactly 2\n");
  }

  private static String draw(Puzzles<DotsPuzzle> puzzles, String text) throws InputException {
    return puzzles.notation().draw(puzzles.notation().read(text), DrawingStyle.PLAIN);
  }

  @SuppressWarnings("unchecked") // the puzzles of this world are of this class
  private static Puzzles<DotsPuzzle> rules(String... choices) throws InputException {
    DotsWorld world = new DotsWorld();
    Variant variant = Variant.parse(world, List.of(choices));
    return (Puzzles<DotsPuzzle>) world.puzzles(variant).orElseThrow();
  }
}
