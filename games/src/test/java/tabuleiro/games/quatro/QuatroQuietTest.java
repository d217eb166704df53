package tabuleiro.games.quatro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.player.NoisyMoves;
import tabuleiro.core.world.Game;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroTest;

class QuatroQuietTest {

  @Test
  void aPositionIsQuietUntilAMoveWins() {
    Game<Quatro> game = QuatroTest.game();
    NoisyMoves<Quatro> noisy = game.knowledge().noisyMoves().orElseThrow();
    int loud = 0;
    for (long seed = 0; seed < 200; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Quatro position = game.start(0);
      while (!position.isOver()) {
        MoveList moves = new MoveList();
        position.moves(moves);
        Quatro next = position.play(moves.get(random.nextInt(moves.size())));
        if (next.margin() != 0) {
          assertThat(noisyMoves(noisy, position)).hasSize(1);
          assertThat(position.play(noisyMoves(noisy, position)[0]).margin())
              .isEqualTo(next.margin());
          loud++;
        } else if (Integer.bitCount(position.occupied()) < 3) {
          assertThat(noisyMoves(noisy, position)).isEmpty();
        }
        position = next;
      }
    }
    assertThat(loud).isGreaterThan(100);
  }

  private static int[] noisyMoves(NoisyMoves<Quatro> noisy, Quatro position) {
    MoveList moves = new MoveList();
    noisy.list(position, moves);
    return moves.toArray();
  }
}
