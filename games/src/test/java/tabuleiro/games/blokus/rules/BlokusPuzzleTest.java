package tabuleiro.games.blokus.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Resources;
import tabuleiro.games.blokus.BlokusPuzzles;
import tabuleiro.games.blokus.BlokusTexts;
import tabuleiro.games.blokus.BlokusWorld;

/** Puzzles, their goals and their files. */
class BlokusPuzzleTest {
  private static final String EMPTY = BlokusTexts.board();
  private static final String TWO_BY_TWO = BlokusTexts.board(blocked(2));
  private static final String BUILT_IN = Resources.text(BlokusWorld.class, "problems.dat");

  /** Rows in which only a square region at the starting corner is free. */
  private static String[] blocked(int free) {
    return IntStream.range(0, 14)
        .mapToObj(row -> row < free ? "0".repeat(free) + "2".repeat(14 - free) : "2".repeat(14))
        .toArray(String[]::new);
  }

  @Test
  void theSixProblemsAreThereWithTheirTargets() throws InputException {
    List<Problem<BlokusPuzzle>> problems = BlokusTexts.puzzles().problems();
    assertThat(problems).extracting(Problem::id).containsExactly("A", "B", "C", "D", "E", "F");
    int[] targets = {8, 20, 28, 36, 44, 72};
    for (int i = 0; i < targets.length; i++) {
      assertThat(problems.get(i).start().target()).isEqualTo(targets[i]);
      assertThat(problems.get(i).start().filled()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({"A, 2", "B, 5", "C, 7", "D, 9", "E, 12", "F, 18"})
  void eachProblemTakesSoManyPiecesAndNoFewer(String id, int fewest) throws InputException {
    BlokusPuzzle start = Problem.find(BlokusTexts.puzzles().problems(), id).start();
    assertThat(isSolvable(start, fewest)).isTrue();
    assertThat(isSolvable(start, fewest - 1)).isFalse();
  }

  /** Whether a number of pieces is enough; no piece covers more than four squares. */
  private static boolean isSolvable(BlokusPuzzle puzzle, int pieces) {
    if (puzzle.isSolved()) {
      return true;
    } else if (puzzle.target() - puzzle.filled() > 4 * pieces) {
      return false;
    }
    MoveList moves = new MoveList();
    puzzle.moves(moves);
    for (int i = moves.size() - 1; i >= 0; i--) {
      if (isSolvable(puzzle.play(moves.get(i)), pieces - 1)) {
        return true;
      }
    }
    return false;
  }

  @Test
  void theGoalSaysWhenAPuzzleIsSolved() throws InputException {
    // Two by two free cells: b fills all four, a and a fill two, and then no piece can be laid.
    for (String goal : List.of("filled", "filled-stuck", "stuck")) {
      BlokusPuzzle start =
          BlokusTexts.puzzles("goal=" + goal).notation().read("(2 " + TWO_BY_TWO + ")");
      assertThat(start.isSolved()).isFalse();
      assertThat(start.play(196).isSolved()).as("b, %s", goal).isTrue();
      assertThat(start.play(0).isSolved()).as("a, %s", goal).isFalse();
      assertThat(start.play(0).play(15).isSolved()).as("a a, %s", goal).isTrue();
    }
    BlokusPuzzle enough = BlokusTexts.puzzles().notation().read("(1 " + TWO_BY_TWO + ")").play(0);
    assertThat(enough.isSolved()).isTrue();
    BlokusPuzzle open =
        BlokusTexts.puzzles("goal=filled-stuck").notation().read("(1 " + TWO_BY_TWO + ")").play(0);
    assertThat(open.isSolved()).isFalse();
    BlokusPuzzle few = BlokusTexts.puzzles().notation().read("(5 " + TWO_BY_TWO + ")").play(196);
    assertThat(few.isStuck()).isTrue();
    assertThat(few.isSolved()).isFalse();
  }

  @Test
  void aSolvedPuzzleMayBePlayedOn() throws InputException {
    BlokusPuzzle solved = BlokusTexts.puzzles("target=1").problems().get(5).start().play(0);
    assertThat(solved.isSolved()).isTrue();
    assertThat(solved.count(new MoveList())).isEqualTo(5);
  }

  @Test
  void aBoardGivenWithPiecesOnItGoesOnFromTheirCornersOnly() throws InputException {
    String board = BlokusTexts.board("", "", "", "", "....1");
    BlokusPuzzle puzzle = BlokusTexts.puzzles().notation().read("(" + board + " 20)");
    assertThat(puzzle.filled()).isEqualTo(1);
    assertThat(puzzle.piecesLeft(0)).isEqualTo(9);
    MoveList moves = new MoveList();
    puzzle.moves(moves);
    assertThat(moves.toArray()).contains(3 * 14 + 3, 3 * 14 + 5, 5 * 14 + 3, 5 * 14 + 5);
    assertThat(moves.contains(0)).isFalse();
    BlokusPuzzle next = puzzle.play(3 * 14 + 3);
    assertThat(BlokusTexts.puzzles().notation().read(BlokusTexts.puzzles().notation().write(next)))
        .isEqualTo(next);
  }

  @Test
  void targetsOfTheRulesGoBeforeThoseOfTheProblem() throws InputException {
    assertThat(BlokusTexts.puzzles("target=30").problems().get(0).start().target()).isEqualTo(30);
    assertThat(BlokusTexts.puzzles("target=30").notation().read(EMPTY).target()).isEqualTo(30);
    assertThat(BlokusTexts.puzzles("goal=stuck").notation().read(EMPTY).target()).isZero();
  }

  @Test
  void aProblemThatNamesNoTargetIsRefused() throws InputException {
    assertThat(fault(EMPTY))
        .isEqualTo(
            "line 1, column 1: the target is missing: write it after the board, or in a comment such"
                + " as “; problem A goal 20”, or give --variant target=N");
  }

  @Test
  void everyFormOfAProblemIsRead() throws InputException {
    BlokusPuzzle expected = read("(" + TWO_BY_TWO + " 4)").start();
    String rows = TWO_BY_TWO.substring(1, TWO_BY_TWO.length() - 1).replace(") (", ")\n(");
    String numbers = rows.replaceAll("[()]", "");
    for (String text :
        List.of(
            "(4 " + TWO_BY_TWO + ")",
            "; problem X goal 4\n" + TWO_BY_TWO,
            "; X - objetivo: 4\n" + TWO_BY_TWO,
            "X\n(4)\n" + rows,
            "X\n4\n" + rows,
            "X\n(4)\n" + numbers,
            "X\n4\n" + numbers,
            "; X goal 4\n" + rows,
            "; X goal 4\n" + numbers,
            "X\n(4)\n" + TWO_BY_TWO,
            "X\n4\n" + TWO_BY_TWO,
            "(4)\n" + rows)) {
      assertThat(read(text).start()).as(text).isEqualTo(expected);
    }
    assertThat(read("X\n(4)\n" + rows).id()).isEqualTo("X");
  }

  @Test
  void problemsOfAllFormsMayFollowOneAnother() throws InputException {
    String rows = TWO_BY_TWO.substring(1, TWO_BY_TWO.length() - 1).replace(") (", ")\n(");
    String numbers = rows.replaceAll("[()]", "");
    String file =
        String.join(
            "\n",
            "A",
            "(4)",
            rows,
            "B",
            "(3)",
            numbers,
            "C",
            "2 " + TWO_BY_TWO,
            "(1 " + TWO_BY_TWO + ")",
            "(4)",
            rows,
            "(5)",
            rows,
            "; the last one, goal 6",
            TWO_BY_TWO);
    List<Problem<BlokusPuzzle>> problems = BlokusTexts.puzzles().problems(file);
    assertThat(problems).allMatch(problem -> problem.fault().isEmpty());
    assertThat(problems.stream().map(BlokusPuzzleTest::target))
        .containsExactly(4, 3, 2, 1, 4, 5, 6);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 6})
  void aSeventhProblemIsOfferedWhereverItIsPutIn(int place) throws InputException {
    List<String> blocks = List.of(BUILT_IN.split("(?=; problem)"));
    String seventh = "; problem G goal 4\n" + TWO_BY_TWO + "\n";
    String file =
        blocks.get(0)
            + blocks.stream().skip(1).limit(place).collect(Collectors.joining())
            + seventh
            + blocks.stream().skip(1L + place).collect(Collectors.joining());
    List<Problem<BlokusPuzzle>> problems = BlokusTexts.puzzles().problems(file);
    assertThat(problems).hasSize(7);
    assertThat(problems.get(place).id()).isEqualTo("G");
    assertThat(Problem.find(problems, "g").start().target()).isEqualTo(4);
    assertThat(Problem.find(problems, "F").start().target()).isEqualTo(72);
  }

  @Test
  void aFaultStaysWithItsProblem() throws InputException {
    String broken = "; problem X goal 4\n" + TWO_BY_TWO.replaceFirst("0", "9") + "\n";
    List<Problem<BlokusPuzzle>> problems = BlokusTexts.puzzles().problems(broken + BUILT_IN);
    assertThat(problems).hasSize(7);
    assertThat(problems.get(0).fault().orElseThrow())
        .hasMessage("line 2, column 3: expected a number from 0 to 2 instead of 9");
    assertThat(problems.subList(1, 7)).allMatch(problem -> problem.fault().isEmpty());
  }

  @Test
  void brokenProblemsSayWhatWasExpected() throws InputException {
    assertThat(fault("(4 ((0 0) (0 0)))"))
        .isEqualTo("line 1, column 4: expected a list of length 14, but this one has length 2");
    assertThat(fault("(4 " + BlokusTexts.board("011") + ")"))
        .isEqualTo(
            "line 1, column 8: the 2 connected squares of player 1 at row 0, column 1 are not one"
                + " of the pieces a, b, c1 and c2; pieces of one player never share an edge");
    assertThat(fault("(-4 " + EMPTY + ")"))
        .isEqualTo("line 1, column 2: expected a number from 0 to 999999 instead of -4");
    assertThat(fault("(four " + EMPTY + ")"))
        .isEqualTo("line 1, column 1: expected a list of length 14, but this one has length 2");
    assertThat(fault("X (4)")).isEqualTo("line 1, column 3: expected a board after the target (4)");
    assertThat(fault("(4) (0 0 0) (0 0 0)"))
        .isEqualTo("line 1, column 5: expected 14 rows of 14 numbers, but there are 2 rows");
    assertThat(fault("(4) 0 0 0"))
        .isEqualTo("line 1, column 5: expected 196 numbers, 14 rows of 14, but there are 3");
    assertThat(fault("\"text\""))
        .isEqualTo("line 1, column 1: expected a list instead of \"text\"");
    assertThat(fault("nil"))
        .isEqualTo("line 1, column 1: expected a list of length 14, but this one has length 0");
  }

  @Test
  void brokenFilesSayWhatIsWrong() {
    assertThat(fileFault("")).isEqualTo("the file contains no problems");
    assertThat(fileFault("; only a comment")).isEqualTo("the file contains no problems");
    assertThat(fileFault("\n(4 " + EMPTY))
        .isEqualTo("line 2, column 1: the list that starts here is not closed: a “)” is missing");
  }

  @Test
  void drawingsShowBlockedCellsAndTheGoal() throws InputException {
    BlokusPuzzles puzzles = BlokusTexts.puzzles("goal=filled-stuck");
    BlokusPuzzle puzzle = puzzles.problems().get(0).start().play(196);
    assertThat(puzzles.notation().draw(puzzle, DrawingStyle.PLAIN.after(196)))
        .contains("  0 │[1 1]. . # # # # # # # # # # │", "  2 │ . . + . # #")
        .endsWith("    4 squares filled; goal: 8, and no piece fits any more\n");
    assertThat(puzzles.notation().draw(puzzle.play(196 + 30), DrawingStyle.PLAIN))
        .endsWith("    no piece fits any more\n    solved\n");
  }

  private static int target(Problem<BlokusPuzzle> problem) {
    try {
      return problem.start().target();
    } catch (InputException e) {
      throw new AssertionError(e);
    }
  }

  private static Problem<BlokusPuzzle> read(String file) throws InputException {
    List<Problem<BlokusPuzzle>> problems = BlokusTexts.puzzles().problems(file);
    assertThat(problems).as(file).hasSize(1);
    return problems.get(0);
  }

  private static String fault(String file) throws InputException {
    return read(file).fault().orElseThrow().getMessage();
  }

  private static String fileFault(String file) {
    return catchThrowableOfType(InputException.class, () -> BlokusTexts.puzzles().problems(file))
        .getMessage();
  }
}
