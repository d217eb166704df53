package tabuleiro.search.solo.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;

class NodeQueueTest {

  private record Waiting(int node, long f, int estimate) {}

  private static Comparator<Waiting> order(TieBreak ties) {
    Comparator<Waiting> byF = Comparator.comparingLong(Waiting::f);
    Comparator<Waiting> byNode = Comparator.comparingInt(Waiting::node);
    return switch (ties) {
      case FIFO -> byF.thenComparing(byNode);
      case LIFO -> byF.thenComparing(byNode.reversed());
      case LOW_H -> byF.thenComparingInt(Waiting::estimate).thenComparing(byNode.reversed());
    };
  }

  /**
   * Small values stay in buckets, large ones need the heap, growing ones switch from one to the
   * other.
   */
  @ParameterizedTest
  @EnumSource(TieBreak.class)
  void nodesComeInTheOrderOfTheirValues(TieBreak ties) {
    for (int range : new int[] {1, 10, 300, 5_000, 1_000_000, 2_000_000_000}) {
      for (int growth : new int[] {0, 1, 500}) {
        compare(ties, range, growth);
      }
    }
  }

  private static void compare(TieBreak ties, int range, int growth) {
    NodeQueue queue = new NodeQueue(ties, new NodeMemory(new Budget(Limits.NONE)));
    PriorityQueue<Waiting> plain = new PriorityQueue<>(order(ties));
    Random random = new Random(range + growth);
    int node = 0;
    for (int step = 0; step < 20_000; step++) {
      if (plain.isEmpty() || random.nextInt(5) < 3) {
        long f = random.nextInt(range) - range / 3 + (long) step * growth;
        int estimate = random.nextInt(Math.min(range, 400)) - (growth == 1 ? 5 : 0);
        queue.put(node, f, estimate);
        plain.add(new Waiting(node++, f, estimate));
      } else {
        Waiting first = plain.remove();
        assertThat(queue.least()).isEqualTo(first.f);
        assertThat(queue.take()).isEqualTo(first.node);
      }
      assertThat(queue.size()).isEqualTo(plain.size());
    }
  }

  @ParameterizedTest
  @EnumSource(TieBreak.class)
  void aClearedQueueCanBeUsedAgain(TieBreak ties) {
    NodeQueue queue = new NodeQueue(ties, new NodeMemory(new Budget(Limits.NONE)));
    queue.put(0, 5, 0);
    queue.put(1, 9, 0);
    queue.clear();
    assertThat(queue.size()).isZero();
    queue.put(2, 7, 0);
    queue.put(3, 6, 0);
    assertThat(queue.take()).isEqualTo(3);
    assertThat(queue.take()).isEqualTo(2);
  }
}
