package tabuleiro.games.quatro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.world.Game;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroTest;

class QuatroQuietTest {

  @Test
  void aPositionIsQuietUntilAMoveWins() {
    Game<Quatro> game = QuatroTest.game();
    Predicate<Quatro> quiet = game.knowledge().quiet().orElseThrow();
    int loud = 0;
    for (long seed = 0; seed < 200; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Quatro position = game.start(0);
      while (!position.isOver()) {
        MoveList moves = new MoveList();
        position.moves(moves);
        Quatro next = position.play(moves.get(random.nextInt(moves.size())));
        if (next.margin() != 0) {
          assertThat(quiet.test(position)).isFalse();
          loud++;
        } else if (Integer.bitCount(position.occupied()) < 3) {
          assertThat(quiet.test(position)).isTrue();
        }
        position = next;
      }
    }
    assertThat(loud).isGreaterThan(100);
  }
}
