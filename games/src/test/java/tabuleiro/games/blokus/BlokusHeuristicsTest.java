package tabuleiro.games.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.ResourceBundle;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.games.ExactCosts;
import tabuleiro.games.blokus.rules.BlokusBoard;
import tabuleiro.games.blokus.rules.BlokusHand;
import tabuleiro.games.blokus.rules.BlokusProblem;
import tabuleiro.games.blokus.rules.BlokusProblem.Goal;
import tabuleiro.games.blokus.rules.BlokusPuzzle;

/** The heuristics of the puzzle: their values and their claimed properties. */
class BlokusHeuristicsTest {
  private static final List<Heuristic<BlokusPuzzle>> HEURISTICS =
      BlokusTexts.puzzles().heuristics();
  private static final List<Goal> GOALS = List.of(Goal.FILLED, Goal.FILLED_STUCK, Goal.STUCK);
  private static final int BOARDS = 1500;
  private static final int MOST_STATES = 3000;

  @Test
  void theTightOneIsRecommendedAndEachHasItsSentence() {
    assertThat(HEURISTICS).extracting(Heuristic::name).containsExactly("fill", "quarter", "given");
    ResourceBundle texts = ResourceBundle.getBundle(new BlokusWorld().bundle());
    for (Heuristic<BlokusPuzzle> heuristic : HEURISTICS) {
      assertThat(texts.getString("heuristic." + heuristic.name())).isNotBlank();
      assertThat(heuristic.isAdmissible()).isEqualTo(heuristic.isConsistent());
    }
  }

  @ParameterizedTest
  @CsvSource({"A, 2", "B, 5", "C, 7", "D, 9", "E, 12", "F, 18"})
  void theFillBoundIsTheCostOfEachProblemAndLeadsStraightToIt(String id, int fewest)
      throws InputException {
    BlokusPuzzle start = Problem.find(BlokusTexts.puzzles().problems(), id).start();
    assertThat(named("fill").of(start)).isEqualTo(fewest);
    assertThat(search(start, named("fill"))).isEqualTo(new Found(fewest, fewest));
  }

  /** The numbers in the manual. */
  @Test
  void onANearlyFullBoardTheFillBoundSavesMostOfTheWork() throws InputException {
    BlokusPuzzle start = Problem.find(BlokusTexts.puzzles("target=28").problems(), "B").start();
    assertThat(search(start, named("fill"))).isEqualTo(new Found(10, 630));
    assertThat(search(start, named("quarter"))).isEqualTo(new Found(10, 41581));
  }

  private record Node(BlokusPuzzle state, int cost, int estimate, int number) {}

  private record Found(int cost, int expanded) {}

  /** A* with the goal test at expansion; ties go to the lowest estimate, then to the last node. */
  private static Found search(BlokusPuzzle start, Heuristic<BlokusPuzzle> heuristic) {
    PriorityQueue<Node> open =
        new PriorityQueue<>(
            Comparator.<Node>comparingInt(node -> node.cost + node.estimate)
                .thenComparingInt(Node::estimate)
                .thenComparingInt(node -> -node.number));
    Set<BlokusPuzzle> known = new HashSet<>(Set.of(start));
    Node node = new Node(start, 0, heuristic.of(start), 0);
    int expanded = 0;
    while (!node.state.isSolved()) {
      expanded++;
      MoveList moves = new MoveList();
      node.state.moves(moves);
      for (int move : moves.toArray()) {
        BlokusPuzzle next = node.state.play(move);
        if (known.add(next) && heuristic.of(next) != Heuristic.NEVER) {
          open.add(new Node(next, node.cost + 1, heuristic.of(next), known.size()));
        }
      }
      node = open.remove();
    }
    return new Found(node.cost, expanded);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fill", "quarter"})
  void admissibleHeuristicsKeepTheirClaims(String name) {
    Random random = new Random(14);
    int boards = 0;
    while (boards < BOARDS) {
      Optional<ExactCosts<BlokusPuzzle>> exact = ExactCosts.from(puzzle(random), MOST_STATES);
      exact.ifPresent(costs -> costs.check(named(name)));
      boards += exact.isPresent() ? 1 : 0;
    }
  }

  @Test
  void theFillBoundIsOftenTheTrueCostAndNeverBelowAQuarter() {
    Random random = new Random(196);
    int boards = 0;
    int exactly = 0;
    while (boards < BOARDS) {
      BlokusPuzzle start = puzzle(random);
      Optional<ExactCosts<BlokusPuzzle>> exact = ExactCosts.from(start, MOST_STATES);
      if (exact.isPresent()) {
        boards++;
        exactly += exact.get().of(start) == named("fill").of(start) ? 1 : 0;
        assertThat(named("fill").of(start)).isGreaterThanOrEqualTo(named("quarter").of(start));
      }
    }
    assertThat(exactly).isGreaterThan(BOARDS / 2);
  }

  /** A small region anywhere on the board, partly blocked, with one piece a or the root. */
  static BlokusPuzzle puzzle(Random random) {
    int height = 3 + random.nextInt(4);
    int width = 3 + random.nextInt(4);
    boolean isRooted = random.nextInt(4) == 0;
    int top = isRooted ? 0 : random.nextInt(15 - height);
    int left = isRooted ? 0 : random.nextInt(15 - width);
    int blocked = random.nextInt(50);
    long[] open = new long[BlokusBoard.WORDS];
    for (int row = top; row < top + height; row++) {
      for (int column = left; column < left + width; column++) {
        boolean isOpen = random.nextInt(100) >= blocked;
        open[BlokusBoard.word(row)] |= isOpen ? BlokusBoard.bit(row, column) : 0;
      }
    }
    long[] filled = new long[BlokusBoard.WORDS];
    if (isRooted) {
      filled[0] = BlokusBoard.FIRST_ROOT;
      open[0] |= BlokusBoard.bit(0, 0);
    } else {
      int row = top + random.nextInt(height);
      int column = left + random.nextInt(width);
      filled[BlokusBoard.word(row)] |= BlokusBoard.bit(row, column);
      open[BlokusBoard.word(row)] |= BlokusBoard.bit(row, column);
    }
    int hand = BlokusHand.of(random.nextInt(5), random.nextInt(3), random.nextInt(4));
    int laid = BlokusHand.SQUARES - BlokusHand.squares(hand);
    Goal goal = GOALS.get(random.nextInt(GOALS.size()));
    int target = goal == Goal.STUCK ? 0 : laid + random.nextInt(15);
    return BlokusPuzzle.of(BlokusProblem.of(open, goal, target), filled, hand);
  }

  @Test
  void aPieceOfFourShowsThatTheGivenOneIsNotAdmissible() throws InputException {
    BlokusPuzzle start = Problem.find(BlokusTexts.puzzles("target=4").problems(), "A").start();
    assertThat(start.play(196).isSolved()).isTrue();
    assertThat(named("given").of(start)).isEqualTo(4);
    assertThat(named("quarter").of(start)).isEqualTo(1);
    assertThat(named("fill").of(start)).isEqualTo(1);
  }

  @Test
  void theGivenOneGoesOnBelowZero() throws InputException {
    BlokusPuzzle start = Problem.find(BlokusTexts.puzzles("target=3").problems(), "A").start();
    assertThat(named("given").of(start.play(196))).isEqualTo(-1);
    assertThat(named("quarter").of(start.play(196))).isZero();
    assertThat(named("fill").of(start.play(196))).isZero();
  }

  @Test
  void whatMustBePlayedOutCostsAtLeastOnePieceMore() throws InputException {
    for (String goal : List.of("filled-stuck", "stuck")) {
      BlokusPuzzle start =
          Problem.find(BlokusTexts.puzzles("goal=" + goal, "target=1").problems(), "A").start();
      assertThat(named("fill").of(start)).isEqualTo(1);
      assertThat(start.play(0).isSolved()).isFalse();
      assertThat(named("fill").of(start.play(0))).isEqualTo(1);
      assertThat(named("quarter").of(start.play(0))).isZero();
    }
  }

  @Test
  void aHandOrABoardThatIsTooSmallIsADeadEnd() throws InputException {
    BlokusPuzzle hand = Problem.find(BlokusTexts.puzzles("target=111").problems(), "F").start();
    assertThat(named("fill").of(hand)).isEqualTo(Heuristic.NEVER);
    BlokusPuzzle board = Problem.find(BlokusTexts.puzzles("target=14").problems(), "A").start();
    assertThat(named("fill").of(board)).isEqualTo(Heuristic.NEVER);
    BlokusPuzzle all = Problem.find(BlokusTexts.puzzles("target=110").problems(), "F").start();
    assertThat(named("fill").of(all)).isEqualTo(35);
  }

  private static Heuristic<BlokusPuzzle> named(String name) {
    for (Heuristic<BlokusPuzzle> heuristic : HEURISTICS) {
      if (heuristic.name().equals(name)) {
        return heuristic;
      }
    }
    throw new AssertionError(name);
  }
}
