package tabuleiro.games.cavalo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.Perft;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.games.cavalo.rules.Cavalo;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;
import tabuleiro.testkit.Differential;
import tabuleiro.testkit.PlainState;

/** The fast rules and the reference implementation play the same random games. */
class CavaloDifferentialTest {

  /** The percentages of empty cells, used in turn: on sparse boards knights get stuck sooner. */
  private static final int[] EMPTY = {0, 40, 60, 75};

  /** 48 combinations of rules, 210 games each: 10,080 games. Every fourth board is full. */
  @Tag("long")
  @Test
  void randomGamesAreTheSameUnderAllSettings() throws InputException {
    long states = 0;
    for (int setting = 0; setting < 48; setting++) {
      Map<String, String> rules = CavaloDeals.rules(setting);
      Notation<Cavalo> notation = CavaloDeals.game(rules).notation();
      Differential<Cavalo> differential = new Differential<>(notation);
      for (int game = 0; game < 210; game++) {
        long seed = setting * 1000L + game;
        int[][] board = CavaloDeals.deal(seed, EMPTY[game % 4]);
        Cavalo start = notation.read(CavaloDeals.text(board));
        differential.play(start, PlainCavalo.start(rules, board, 0), seed, 200);
      }
      states += differential.states();
    }
    assertThat(states).isGreaterThan(150_000);
  }

  @Test
  void randomWalksOfPuzzlesAreTheSameUnderAllSettings() throws InputException {
    for (int setting = 0; setting < 4; setting++) {
      boolean zero = setting % 2 == 0;
      boolean choice = setting / 2 == 1;
      Map<String, String> rules =
          Map.of("zeroIsDouble", zero ? "on" : "off", "double", choice ? "choice" : "largest");
      Notation<CavaloPuzzle> notation = CavaloDeals.puzzles(rules).notation();
      Differential<CavaloPuzzle> differential = new Differential<>(notation);
      for (int walk = 0; walk < 520; walk++) {
        long seed = setting * 1000L + walk;
        int[][] board = CavaloDeals.deal(seed, EMPTY[walk % 4]);
        CavaloPuzzle start = notation.read("(" + CavaloDeals.text(board) + " 500)");
        PlainState plain = PlainCavaloPuzzle.start(board, zero, choice, 500);
        differential.play(start, plain, seed, 200);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 4, 5, 8, 15, 16, 17, 20, 31, 32, 36, 47})
  void countsOfSequencesAreTheSame(int setting) throws InputException {
    Map<String, String> rules = CavaloDeals.rules(setting);
    Notation<Cavalo> notation = CavaloDeals.game(rules).notation();
    for (long seed = 0; seed < 3; seed++) {
      int[][] board = CavaloDeals.deal(seed, 30 * (int) seed);
      Cavalo fast = notation.read(CavaloDeals.text(board));
      PlainCavalo plain = PlainCavalo.start(rules, board, 0);
      for (int depth = 1; depth <= 5; depth++) {
        assertThat(new Perft(depth).count(fast, depth))
            .as("seed %d depth %d", seed, depth)
            .isEqualTo(count(plain, depth));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4, 5, 16, 17, 21, 32, 33, 37})
  void countsToTheEndOfAGameAreTheSame(int setting) throws InputException {
    Map<String, String> rules = CavaloDeals.rules(setting);
    Notation<Cavalo> notation = CavaloDeals.game(rules).notation();
    String board = CavaloDeals.text(CavaloDeals.MANUAL_LATE);
    Cavalo fast = notation.read("(" + board + " (679 1019) 2)");
    int[] points = {679, 1019};
    PlainCavalo plain = PlainCavalo.of(rules, CavaloDeals.MANUAL_LATE, points, 1);
    for (int depth = 1; depth <= 9; depth++) {
      assertThat(new Perft(depth).count(fast, depth))
          .as("depth %d", depth)
          .isEqualTo(count(plain, depth));
    }
  }

  static long count(PlainState state, int depth) {
    if (depth == 0) {
      return 1;
    }
    long sequences = 0;
    for (int move : state.moves()) {
      sequences += count(state.play(move), depth - 1);
    }
    return sequences;
  }
}
