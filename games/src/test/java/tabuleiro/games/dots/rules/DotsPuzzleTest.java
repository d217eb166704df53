package tabuleiro.games.dots.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.games.dots.DotsPuzzleNotation;
import tabuleiro.games.dots.DotsPuzzles;
import tabuleiro.testkit.Playthrough;
import tabuleiro.testkit.PlaythroughContract;
import tabuleiro.testkit.PuzzleContract;

/** The rules of the puzzle. */
class DotsPuzzleTest {

  /** The contract for the built-in problems under given rules. */
  abstract static class Contract extends PuzzleContract<DotsPuzzle> {
    @Override
    protected int walks() {
      return 12;
    }
  }

  @Nested
  class AtLeast extends Contract {
    @Override
    protected Puzzles<DotsPuzzle> puzzles() {
      return rules(OptionalInt.empty(), false);
    }
  }

  @Nested
  class Exactly extends Contract {
    @Override
    protected Puzzles<DotsPuzzle> puzzles() {
      return rules(OptionalInt.empty(), true);
    }
  }

  @Nested
  class TargetOfTheRules extends Contract {
    @Override
    protected Puzzles<DotsPuzzle> puzzles() {
      return rules(OptionalInt.of(9), true);
    }
  }

  @Nested
  class Recorded extends PlaythroughContract {
    @Override
    protected String file() {
      return "dots-puzzle.playthrough";
    }

    @Override
    protected String today() {
      try {
        DotsPuzzle start = problem("A");
        return Playthrough.of(rules(OptionalInt.empty(), false), "A", start, 2, 16);
      } catch (InputException e) {
        throw new AssertionError(e);
      }
    }
  }

  @Test
  void atLeastIsReachedByMoreAndExactlyIsNot() throws InputException {
    String text = "((((1 1) (1 1)) ((1) (0) (1))) 1)";
    DotsPuzzle atLeast = rules(OptionalInt.empty(), false).notation().read(text);
    DotsPuzzle exactly = rules(OptionalInt.empty(), true).notation().read(text);
    assertThat(atLeast.isSolved()).isFalse();
    assertThat(atLeast.play(5).isSolved()).isTrue();
    assertThat(atLeast.play(5).closed()).isEqualTo(2);
    assertThat(exactly.play(5).isSolved()).isFalse();
    assertThat(exactly).isNotEqualTo(atLeast);
    assertThat(exactly.key()).isNotEqualTo(atLeast.key());
  }

  @Test
  void movesGoOnAfterTheGoalIsReached() throws InputException {
    DotsPuzzle solved = texts().read("((((1 0) (1 0)) ((1) (1) (0))) 1)");
    assertThat(solved.isSolved()).isTrue();
    assertThat(solved.count(new MoveList())).isEqualTo(3);
    assertThat(solved.cost(1)).isEqualTo(1);
  }

  @Test
  void theTargetIsPartOfTheState() throws InputException {
    DotsPuzzle one = texts().read("((((0) (0)) ((0) (0))) 1)");
    DotsPuzzle none = texts().read("((((0) (0)) ((0) (0))) 0)");
    assertThat(one).isNotEqualTo(none);
    assertThat(one.key()).isNotEqualTo(none.key());
    assertThat(none.isSolved()).isTrue();
  }

  @Test
  void statesTakeAsManyWordsAsTheirArcsNeed() throws InputException {
    assertThat(problem("A").words()).isEqualTo(1);
    assertThat(problem("E").words()).isEqualTo(2);
    assertThat(problem("F").words()).isEqualTo(2);
    DotsGrid large = DotsGrid.of(8, 8);
    DotsGoal goal = new DotsGoal(large, 64, false);
    assertThat(DotsPuzzle.of(new DotsBoard(large, 0, 0, 0), goal).words()).isEqualTo(3);
  }

  @Test
  void aNegativeGoalIsTheCallersMistake() {
    assertThatThrownBy(() -> new DotsGoal(DotsGrid.of(1, 1), -1, false))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Breadth-first search, goal test at generation, duplicates dropped: the course's counts. */
  @ParameterizedTest
  @CsvSource({"A, 90, 80, 6, 2", "B, 14, 14, 1, 1", "C, 645906, 98022, 54262, 8"})
  void breadthFirstSearchMeetsTheKnownCounts(
      String id, long generated, long kept, long expanded, int depth) throws InputException {
    DotsPuzzle start = problem(id);
    Set<DotsPuzzle> known = new HashSet<>(Set.of(start));
    Deque<DotsPuzzle> open = new ArrayDeque<>(Set.of(start));
    long[] counts = new long[2];
    DotsPuzzle solved = search(known, open, counts);
    assertThat(counts[0]).isEqualTo(generated);
    assertThat(known.size() - 1).isEqualTo((int) kept);
    assertThat(counts[1]).isEqualTo(expanded);
    assertThat(start.count(new MoveList()) - solved.count(new MoveList())).isEqualTo(depth);
  }

  private static DotsPuzzle search(Set<DotsPuzzle> known, Deque<DotsPuzzle> open, long[] counts) {
    MoveList moves = new MoveList();
    while (true) {
      DotsPuzzle state = open.remove();
      counts[1]++;
      moves.clear();
      state.moves(moves);
      for (int i = 0; i < moves.size(); i++) {
        DotsPuzzle next = state.play(moves.get(i));
        counts[0]++;
        if (known.add(next)) {
          if (next.isSolved()) {
            return next;
          }
          open.add(next);
        }
      }
    }
  }

  private static DotsPuzzle problem(String id) throws InputException {
    return Problem.find(rules(OptionalInt.empty(), false).problems(), id).start();
  }

  private static DotsPuzzleNotation texts() {
    return new DotsPuzzleNotation(OptionalInt.empty(), false);
  }

  private static DotsPuzzles rules(OptionalInt target, boolean exactly) {
    return new DotsPuzzles(new DotsPuzzleNotation(target, exactly));
  }
}
