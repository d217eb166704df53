package tabuleiro.games.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.games.blokus.rules.Blokus;

class BlokusShutOutsTest {

  @Test
  void theNoisyMovesAreThoseThatTakeTheLastPlaceForAPieceOfFourSquares() {
    SplittableRandom random = new SplittableRandom(3);
    int found = 0;
    for (int game = 0; game < 40; game++) {
      Blokus fast = Blokus.start(0);
      PlainBlokus plain = PlainBlokus.start(0);
      while (!plain.isOver()) {
        List<Integer> moves = plain.moves();
        MoveList noisy = new MoveList();
        new BlokusShutOuts().list(fast, noisy);
        List<Integer> expected = new ArrayList<>();
        if (moves.size() < 60 && plain.hasPlaceForFour(1 - plain.turn())) {
          for (int move : moves) {
            if (!plain.play(move).hasPlaceForFour(1 - plain.turn())) {
              expected.add(move);
            }
          }
          assertThat(noisy.toArray()).containsExactlyInAnyOrder(expected.toArray(Integer[]::new));
          found += expected.size();
        }
        int move = moves.get(random.nextInt(moves.size()));
        fast = fast.play(move);
        plain = plain.play(move);
      }
    }
    assertThat(found).isGreaterThan(50);
  }

  @Test
  void theEmptyBoardIsQuiet() {
    MoveList noisy = new MoveList();
    new BlokusShutOuts().list(Blokus.start(0), noisy);
    assertThat(noisy.size()).isZero();
  }
}
