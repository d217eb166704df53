package tabuleiro.games.cavalo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.games.cavalo.CavaloDeals;

/** The shared rules: jumps, twins, doubles, keys. */
class CavaloBoardTest {
  private static final CavaloRules CHOICE =
      new CavaloRules(true, true, true, CavaloEnd.OFFICIAL, true);

  private static CavaloBoard manual(CavaloRules rules) {
    return new CavaloBoard(
        rules, Arrays.stream(CavaloDeals.manual()).flatMapToInt(Arrays::stream).toArray());
  }

  private static int cell(String square) {
    return (Integer.parseInt(square.substring(1)) - 1) * 10 + square.charAt(0) - 'A';
  }

  @Test
  void jumpsAreThoseOfAKnightAndSymmetric() {
    for (int from = 0; from < 100; from++) {
      int attacked = 0;
      for (int to = 0; to < 100; to++) {
        boolean isJump = Math.abs((from / 10 - to / 10) * (from % 10 - to % 10)) == 2;
        assertThat(
                CavaloJumps.has(CavaloJumps.attackedLow(from), CavaloJumps.attackedHigh(from), to))
            .isEqualTo(isJump);
        attacked += isJump ? 1 : 0;
      }
      assertThat(CavaloJumps.GAME_ORDER[from]).hasSize(attacked).doesNotHaveDuplicates();
      assertThat(CavaloJumps.PUZZLE_ORDER[from])
          .containsExactlyInAnyOrder(
              Arrays.stream(CavaloJumps.GAME_ORDER[from]).boxed().toArray(Integer[]::new));
    }
  }

  @Test
  void theTwoOrdersDifferOnlyInWhereTheyBegin() {
    int from = cell("E5");
    assertThat(CavaloJumps.GAME_ORDER[from]).containsExactly(65, 56, 36, 25, 23, 32, 52, 63);
    assertThat(CavaloJumps.PUZZLE_ORDER[from]).containsExactly(63, 65, 56, 36, 25, 23, 32, 52);
  }

  @Test
  void aVisitTakesTheTwinAway() {
    CavaloBoard board = manual(CavaloRules.OFFICIAL);
    long low = board.low();
    long high = board.high();
    // 50 on D1 and 05 on C9
    assertThat(board.removed(low, high, cell("D1"), 10)).isEqualTo(cell("C9"));
    assertThat(board.removed(low, high, cell("C9"), 10)).isEqualTo(cell("D1"));
    long without = high & ~CavaloJumps.high(cell("C9"));
    assertThat(board.removed(low, without, cell("D1"), 10)).isEqualTo(CavaloBoard.NONE);
  }

  @Test
  void aDoubleTakesTheLargestOtherDoubleAway() {
    CavaloBoard board = manual(CavaloRules.OFFICIAL);
    assertThat(board.removed(board.low(), board.high(), cell("A1"), 10)).isEqualTo(cell("I1"));
    assertThat(board.removed(board.low(), board.high(), cell("I1"), 10)).isEqualTo(cell("E1"));
    assertThat(board.removed(0, 0, cell("I1"), 10)).isEqualTo(CavaloBoard.NONE);
  }

  @Test
  void zeroIsADoubleOnlyIfTheRulesSaySo() {
    int zero = cell("A2");
    CavaloBoard board = manual(CavaloRules.OFFICIAL);
    assertThat(board.isDouble(zero)).isTrue();
    assertThat(board.removed(board.low(), board.high(), zero, 10)).isEqualTo(cell("I1"));
    CavaloBoard course = manual(CavaloRules.COURSE);
    assertThat(course.isDouble(zero)).isFalse();
    assertThat(course.removed(course.low(), course.high(), zero, 10)).isEqualTo(CavaloBoard.NONE);
    // It is not removed either, even if it is the last one.
    assertThat(course.removed(CavaloJumps.low(zero), 0, cell("A1"), 10))
        .isEqualTo(CavaloBoard.NONE);
  }

  @Test
  void aChoiceOffersEveryOtherDoubleLargestFirst() {
    CavaloBoard board = manual(CHOICE);
    MoveList moves = new MoveList();
    board.addVisits(board.low(), board.high(), cell("D6"), moves);
    assertThat(Arrays.stream(moves.toArray()).map(CavaloMoves::choice))
        .containsExactly(9, 8, 7, 5, 4, 3, 2, 1, 0);
    moves.clear();
    board.addVisits(CavaloJumps.low(cell("D6")), 0, cell("D6"), moves);
    assertThat(moves.toArray()).containsExactly(cell("D6") * 11 + 10);
    assertThat(CavaloMoves.write(cell("D6") * 11)).isEqualTo("D6 00");
  }

  @Test
  void keysOfSetsAreTheKeysOfTheirCellsJoined() {
    CavaloBoard board = manual(CavaloRules.OFFICIAL);
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 200; i++) {
      long low = random.nextLong();
      long high = random.nextLong() & CavaloJumps.HIGH_CELLS;
      long key = CavaloRules.OFFICIAL.key();
      for (int cell = 0; cell < 100; cell++) {
        key ^= CavaloJumps.has(low, high, cell) ? board.key(cell) : 0;
      }
      assertThat(board.key(low, high)).isEqualTo(key);
    }
  }

  @Test
  void boardsAgreeIfTheNumbersStillThereDo() {
    int[] numbers = Arrays.stream(CavaloDeals.manual()).flatMapToInt(Arrays::stream).toArray();
    CavaloBoard whole = new CavaloBoard(CavaloRules.OFFICIAL, numbers);
    numbers[99] = CavaloBoard.NONE;
    CavaloBoard part = new CavaloBoard(CavaloRules.OFFICIAL, numbers);
    assertThat(whole.agrees(part, part.low(), part.high())).isTrue();
    assertThat(whole.agrees(part, whole.low(), whole.high())).isFalse();
    assertThat(whole.agrees(manual(CavaloRules.COURSE), whole.low(), whole.high())).isFalse();
  }
}
