package tabuleiro.search.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.testkit.NimHeap;

class RandomPlayerTest {
  private static final NimHeap HEAP = new NimHeap(20, Position.FIRST);

  @Test
  void theSameSeedChoosesTheSameMove() {
    for (long seed = 0; seed < 20; seed++) {
      assertThat(choose(seed)).isEqualTo(choose(seed));
    }
  }

  @Test
  void everyMoveIsChosenBySomeSeed() {
    Set<Integer> chosen = new HashSet<>();
    for (long seed = 0; seed < 50; seed++) {
      chosen.add(choose(seed));
    }
    assertThat(chosen).containsExactlyInAnyOrder(1, 2, 3);
  }

  private static int choose(long seed) {
    return new RandomPlayer<NimHeap>(seed).choose(HEAP, Limits.NONE, report -> {}).move();
  }
}
