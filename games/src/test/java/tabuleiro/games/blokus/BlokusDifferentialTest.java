package tabuleiro.games.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.Perft;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusNotation;
import tabuleiro.games.blokus.rules.BlokusPuzzle;
import tabuleiro.testkit.Differential;
import tabuleiro.testkit.PlainState;

/** Compares the fast rules with the reference implementation. */
class BlokusDifferentialTest {
  private static final int LONGEST = 200;

  @Tag("long")
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void fastAndPlainRulesPlayTheSameRandomGames(int beginner) {
    Differential<Blokus> differential = new Differential<>(new BlokusNotation());
    for (long seed = 0; seed < 5_000; seed++) {
      differential.play(
          Blokus.start(beginner), PlainBlokus.start(beginner), 2 * seed + beginner, LONGEST);
    }
    assertThat(differential.states()).isGreaterThan(150_000);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"filled", "filled-stuck", "stuck"})
  void fastAndPlainRulesWalkTheSamePuzzles(String goal) throws InputException {
    BlokusPuzzles puzzles = BlokusTexts.puzzles("goal=" + goal);
    Differential<BlokusPuzzle> differential = new Differential<>(puzzles.notation());
    List<Problem<BlokusPuzzle>> problems = puzzles.problems();
    for (long seed = 0; seed < 600; seed++) {
      BlokusPuzzle start = problems.get((int) seed % problems.size()).start();
      differential.play(start, plain(start, goal), seed, LONGEST);
    }
    assertThat(differential.states()).isGreaterThan(5_000);
  }

  @Test
  void fastAndPlainRulesWalkTheSameRandomBoards() throws InputException {
    BlokusPuzzles puzzles = BlokusTexts.puzzles("goal=filled-stuck");
    Differential<BlokusPuzzle> differential = new Differential<>(puzzles.notation());
    for (long seed = 0; seed < 600; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      double share = random.nextDouble() / 2;
      int[][] board = new int[14][14];
      for (int cell = 1; cell < 196; cell++) {
        board[cell / 14][cell % 14] = random.nextDouble() < share ? 2 : 0;
      }
      int target = random.nextInt(111);
      PlainBlokusPuzzle plain = PlainBlokusPuzzle.of(board, "filled-stuck", target);
      differential.play(puzzles.notation().read(plain.text()), plain, seed, LONGEST);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 5", "1, 5"})
  void fastAndPlainRulesCountTheSameGames(int beginner, int depth) {
    assertThat(new Perft(depth).count(Blokus.start(beginner), depth))
        .isEqualTo(count(PlainBlokus.start(beginner), depth));
  }

  @ParameterizedTest
  @CsvSource({"0, 4", "1, 4", "2, 4", "3, 4", "4, 5", "5, 4"})
  void fastAndPlainRulesCountTheSameFillings(int problem, int depth) throws InputException {
    BlokusPuzzle start = BlokusTexts.puzzles("goal=filled").problems().get(problem).start();
    assertThat(new Perft(depth).count(start, depth))
        .isEqualTo(count(plain(start, "filled"), depth));
  }

  private static PlainBlokusPuzzle plain(BlokusPuzzle start, String goal) {
    int[][] board = new int[14][14];
    for (int cell = 0; cell < 196; cell++) {
      board[cell / 14][cell % 14] = start.cell(cell / 14, cell % 14);
    }
    return PlainBlokusPuzzle.of(board, goal, start.target());
  }

  private static long count(PlainState state, int depth) {
    List<Integer> moves = state.moves();
    return depth == 1
        ? moves.size()
        : moves.stream().mapToLong(move -> count(state.play(move), depth - 1)).sum();
  }
}
