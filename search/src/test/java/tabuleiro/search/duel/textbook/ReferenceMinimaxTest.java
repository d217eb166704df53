package tabuleiro.search.duel.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.core.Position;
import tabuleiro.testkit.NimHeap;

class ReferenceMinimaxTest {

  @Test
  void aHeapIsLostIfAndOnlyIfFourDividesIt() {
    for (int stones = 1; stones <= 12; stones++) {
      int expected = stones % 4 == 0 ? -1 : 1;
      assertThat(new ReferenceMinimax().value(new NimHeap(stones, Position.FIRST)))
          .isEqualTo(expected);
      assertThat(new ReferenceMinimax().value(new NimHeap(stones, Position.SECOND)))
          .isEqualTo(-expected);
    }
  }

  @Test
  void everyPositionIsCounted() {
    ReferenceMinimax minimax = new ReferenceMinimax();
    minimax.value(new NimHeap(3, Position.FIRST));
    // heap sizes: 3; 2, 1, 0; 1 and 0 after 2; 0 after 1; 0 after the last 1
    assertThat(minimax.nodes()).isEqualTo(8);
  }
}
