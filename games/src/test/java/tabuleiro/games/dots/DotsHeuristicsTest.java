package tabuleiro.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.games.ExactCosts;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGoal;
import tabuleiro.games.dots.rules.DotsGrid;
import tabuleiro.games.dots.rules.DotsPuzzle;

/** The heuristics of the puzzle: their values and their claimed properties. */
class DotsHeuristicsTest {
  private static final List<Heuristic<DotsPuzzle>> HEURISTICS = rules(false).heuristics();
  private static final int BOARDS = 1200;

  @Test
  void theExactOneIsRecommendedAndEachHasItsSentence() {
    List<Heuristic<DotsPuzzle>> all = rules(false).heuristics();
    assertThat(all)
        .extracting(Heuristic::name)
        .containsExactly("profile", "half", "given", "group");
    ResourceBundle texts = ResourceBundle.getBundle(new DotsWorld().bundle());
    for (Heuristic<DotsPuzzle> heuristic : all) {
      assertThat(texts.getString("heuristic." + heuristic.name())).isNotBlank();
      assertThat(heuristic.isAdmissible()).isEqualTo(heuristic.isConsistent());
    }
  }

  @ParameterizedTest
  @CsvSource({"A, 2", "B, 1", "C, 8", "D, 27", "E, 16", "F, 79"})
  void followingTheProfileDownwardsSolvesAProblemAtItsLeastCost(String id, int least)
      throws InputException {
    for (boolean exactly : new boolean[] {false, true}) {
      DotsPuzzle state = Problem.find(rules(exactly).problems(), id).start();
      Heuristic<DotsPuzzle> profile = named("profile");
      assertThat(profile.of(state)).isEqualTo(least);
      for (int left = least; left > 0; left--) {
        assertThat(state.isSolved()).isFalse();
        state = nearer(state, profile, left - 1);
      }
      assertThat(state.isSolved()).isTrue();
    }
  }

  private static DotsPuzzle nearer(DotsPuzzle state, Heuristic<DotsPuzzle> profile, int left) {
    MoveList moves = new MoveList();
    state.moves(moves);
    for (int move : moves.toArray()) {
      if (profile.of(state.play(move)) == left) {
        return state.play(move);
      }
    }
    throw new AssertionError("no arc leads nearer to the goal from " + state);
  }

  @ParameterizedTest
  @ValueSource(strings = {"profile", "half"})
  void admissibleHeuristicsKeepTheirClaims(String name) {
    Random random = new Random(20230);
    for (int board = 0; board < BOARDS; board++) {
      ExactCosts.from(puzzle(random), Integer.MAX_VALUE).orElseThrow().check(named(name));
    }
  }

  @Test
  void theProfileIsTheTrueCost() {
    Random random = new Random(7);
    for (int board = 0; board < BOARDS; board++) {
      ExactCosts<DotsPuzzle> exact =
          ExactCosts.from(puzzle(random), Integer.MAX_VALUE).orElseThrow();
      for (DotsPuzzle state : exact.states()) {
        if (named("profile").of(state) != exact.of(state)) {
          assertThat(named("profile").of(state)).as("%s", state).isEqualTo(exact.of(state));
        }
      }
    }
  }

  /** A board of up to 3 times 3 boxes that misses up to 8 arcs. */
  private static DotsPuzzle puzzle(Random random) {
    DotsGrid grid = DotsGrid.of(1 + random.nextInt(3), 1 + random.nextInt(3));
    List<Integer> arcs = new ArrayList<>();
    for (int arc = 0; arc < grid.arcs(); arc++) {
      arcs.add(arc);
    }
    Collections.shuffle(arcs, random);
    long drawn = 0;
    for (int arc : arcs.subList(Math.min(random.nextInt(9), arcs.size()), arcs.size())) {
      drawn |= 1L << arc;
    }
    int target = random.nextInt(grid.boxes() + 2);
    DotsGoal goal = new DotsGoal(grid, target, random.nextBoolean());
    return DotsPuzzle.of(new DotsBoard(grid, drawn, 0, 0), goal);
  }

  @Test
  void anArcThatClosesTwoBoxesShowsThatTheOthersAreNotAdmissible() throws InputException {
    DotsPuzzle state = rules(false).notation().read("((((1 1) (1 1)) ((1) (0) (1))) 2)");
    assertThat(state.play(5).isSolved()).isTrue();
    assertThat(named("profile").of(state)).isEqualTo(1);
    assertThat(named("half").of(state)).isEqualTo(1);
    assertThat(named("given").of(state)).isEqualTo(2);
    assertThat(named("group").of(state)).isEqualTo(2);
    DotsPuzzle problem = Problem.find(rules(false).problems(), "B").start();
    assertThat(named("given").of(problem)).isEqualTo(2);
    assertThat(named("profile").of(problem)).isEqualTo(1);
  }

  @Test
  void tooManyBoxesAreADeadEndOnlyIfTheTargetIsExact() throws InputException {
    String text = "((((1 1) (1 1)) ((1) (1) (1))) 1)";
    DotsPuzzle exactly = rules(true).notation().read(text);
    DotsPuzzle atLeast = rules(false).notation().read(text);
    for (Heuristic<DotsPuzzle> heuristic : rules(false).heuristics()) {
      assertThat(heuristic.of(exactly)).as(heuristic.name()).isEqualTo(Heuristic.NEVER);
      int expected = heuristic.name().equals("given") ? -1 : 0;
      assertThat(heuristic.of(atLeast)).as(heuristic.name()).isEqualTo(expected);
    }
  }

  @Test
  void moreBoxesThanTheBoardHasAreADeadEnd() throws InputException {
    DotsPuzzle state = rules(false).notation().read("((((0 0) (0 0)) ((0) (0) (0))) 3)");
    for (Heuristic<DotsPuzzle> heuristic : rules(false).heuristics()) {
      assertThat(heuristic.of(state)).as(heuristic.name()).isEqualTo(Heuristic.NEVER);
    }
  }

  private static Heuristic<DotsPuzzle> named(String name) {
    for (Heuristic<DotsPuzzle> heuristic : HEURISTICS) {
      if (heuristic.name().equals(name)) {
        return heuristic;
      }
    }
    throw new AssertionError(name);
  }

  private static DotsPuzzles rules(boolean exactly) {
    return new DotsPuzzles(new DotsPuzzleNotation(OptionalInt.empty(), exactly));
  }
}
