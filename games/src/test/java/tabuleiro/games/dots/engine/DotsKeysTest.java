package tabuleiro.games.dots.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;

/** Compares keys of children with the keys of the positions after the moves. */
class DotsKeysTest {

  @ParameterizedTest
  @CsvSource({"1, 7, 300", "2, 2, 300", "3, 3, 500", "3, 4, 500", "4, 4, 500", "5, 6, 300"})
  void theKeysOfAChildAreThoseOfThePositionAfterTheMove(int rows, int columns, int games) {
    DotsGrid grid = DotsGrid.of(rows, columns);
    int compared = 0;
    for (long seed = 0; seed < games; seed++) {
      int free = 4 + (int) (seed % (grid.arcs() - 4));
      compared += compare(DotsSolverTest.random(grid, free, seed), seed % 2 == 0);
    }
    assertThat(compared).isGreaterThan(games);
  }

  private static int compare(Dots board, boolean withTurns) {
    DotsQuiet position = new DotsQuiet(DotsCoins.of(board.grid()));
    position.set(board.word0(), board.word1(), board.word2());
    takeAll(position);
    int[] moves = new int[board.grid().arcs()];
    DotsLinks links = new DotsLinks(position);
    DotsLinks after = new DotsLinks(position);
    DotsKeys keys = new DotsKeys(position, 3);
    keys.begin(withTurns);
    int to = links.scan(moves, 0);
    keys.set(0, links);
    int compared = 0;
    for (int i = 0; i < to; i++) {
      boolean isKnown = keys.setChild(1, 0, links, moves[i]);
      int mark = position.mark();
      int taken = position.make(moves[i]);
      after.scan(new int[moves.length], 0);
      keys.set(2, after);
      if (isKnown) {
        assertThat(taken).isEqualTo(DotsQuiet.coinsOf(moves[i]));
        assertThat(keys.key(1)).as("%s, move %d", board, moves[i]).isEqualTo(keys.key(2));
        assertThat(keys.canonicalTurn(1)).isEqualTo(keys.canonicalTurn(2));
        compared++;
      } else {
        assertThat(taken).isGreaterThan(DotsQuiet.coinsOf(moves[i]));
      }
      position.back(mark);
    }
    return compared;
  }

  private static void takeAll(DotsQuiet position) {
    for (int coin = 0; coin < position.coins.ground; coin++) {
      if (position.strings(coin) == 1) {
        position.cut(position.onlyString(coin));
        coin = -1;
      }
    }
  }
}
