package tabuleiro.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Perft;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;
import tabuleiro.games.dots.rules.DotsPuzzle;
import tabuleiro.testkit.Differential;
import tabuleiro.testkit.PlainState;

/** Compares the fast rules with the reference implementation, over sizes and rules. */
class DotsDifferentialTest {

  @ParameterizedTest
  @CsvSource({
    "1, 1, 400", "1, 2, 1000", "2, 1, 900", "1, 5, 800", "4, 1, 800", "2, 2, 2000", "2, 3, 1800",
    "3, 2, 1300", "3, 3, 700", "4, 4, 200", "4, 5, 100", "5, 6, 150", "5, 5, 30", "7, 7, 20",
    "8, 8, 20", "9, 9, 5", "2, 38, 5", "38, 2, 5", "1, 63, 5", "63, 1, 5"
  })
  void gamesAreTheSameUnderPlainAndFastRules(int rows, int columns, int games) {
    Differential<Dots> differential = new Differential<>(new DotsNotation());
    DotsGrid grid = DotsGrid.of(rows, columns);
    for (long seed = 0; seed < games; seed++) {
      differential.play(Dots.start(grid), PlainDots.empty(rows, columns), seed, Integer.MAX_VALUE);
    }
    assertThat(differential.states()).isEqualTo((long) games * (grid.arcs() + 1));
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({
    "false, -1, 600",
    "true, -1, 600",
    "false, 5, 400",
    "true, 5, 400",
    "false, 0, 100",
    "true, 0, 100"
  })
  void puzzlesAreTheSameUnderPlainAndFastRules(boolean exactly, int target, int walks)
      throws InputException {
    OptionalInt fixed = target < 0 ? OptionalInt.empty() : OptionalInt.of(target);
    DotsPuzzleNotation notation = new DotsPuzzleNotation(fixed, exactly);
    Differential<DotsPuzzle> differential = new Differential<>(notation);
    List<Problem<DotsPuzzle>> problems = new DotsPuzzles(notation).problems();
    for (long seed = 0; seed < walks; seed++) {
      DotsPuzzle start = problems.get((int) (seed % problems.size())).start();
      PlainDotsPuzzle plain = PlainDotsPuzzle.read(notation.write(start), exactly);
      differential.play(start, plain, seed, Integer.MAX_VALUE);
    }
    assertThat(differential.states()).isGreaterThan(10L * walks);
  }

  @Test
  void plainAndFastRulesCountTheSameSequences() throws InputException {
    String middle =
        "((((1 1 0) (0 1 0) (1 0 0)) ((1 0) (0 1) (1 1) (0 0))) (0 0) 2)"; // nine arcs are missing
    assertThat(perft(PlainDots.read(middle), 7))
        .isEqualTo(new Perft(7).count(new DotsNotation().read(middle), 7));
    assertThat(perft(PlainDots.empty(5, 6), 3))
        .isEqualTo(new Perft(3).count(Dots.start(DotsGrid.of(5, 6)), 3));
    assertThat(perft(PlainDots.empty(2, 2), 5))
        .isEqualTo(new Perft(5).count(Dots.start(DotsGrid.of(2, 2)), 5));
  }

  @Test
  void everyOrderOfDrawingTheMissingArcsIsAGame() {
    State square = Dots.start(DotsGrid.of(1, 2));
    assertThat(new Perft(7).count(square, 7)).isEqualTo(5040); // 7!
    MoveList scratch = new MoveList();
    assertThat(square.count(scratch)).isEqualTo(7);
    assertThat(scratch.size()).isZero();
  }

  private static long perft(PlainState state, int depth) {
    if (depth == 0) {
      return 1;
    }
    long sequences = 0;
    for (int move : state.moves()) {
      sequences += perft(state.play(move), depth - 1);
    }
    return sequences;
  }
}
