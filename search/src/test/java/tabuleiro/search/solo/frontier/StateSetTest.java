package tabuleiro.search.solo.frontier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;

class StateSetTest {

  /** A state of any words; its children are given. */
  private record Words(List<Long> content, List<Words> children) implements Puzzle {
    @Override
    public boolean isSolved() {
      return content.get(0) % 97 == 0;
    }

    @Override
    public int cost(int move) {
      return 3 + move;
    }

    @Override
    public void moves(MoveList moves) {
      for (int i = 0; i < children.size(); i++) {
        moves.add(i);
      }
    }

    @Override
    public Words play(int move) {
      return children.get(move);
    }

    @Override
    public long key() {
      return content.hashCode();
    }

    @Override
    public int words() {
      return content.size();
    }

    @Override
    public void save(long[] into, int at) {
      for (int i = 0; i < content.size(); i++) {
        into[at + i] = content.get(i);
      }
    }

    @Override
    public Words load(long[] from, int at) {
      List<Long> loaded = new ArrayList<>();
      for (int i = 0; i < content.size(); i++) {
        loaded.add(from[at + i]);
      }
      return new Words(loaded, List.of());
    }
  }

  private static Words random(int words, Random random) {
    return new Words(
        LongStream.range(0, words).map(i -> random.nextInt(9)).boxed().toList(), List.of());
  }

  private static NodeMemory memory(long bytes) {
    return new NodeMemory(new Budget(Limits.NONE.withBytes(bytes)));
  }

  @Test
  void statesAreKnownExactly() {
    for (int words = 1; words <= 6; words++) {
      NodeMemory memory = memory(1 << 30);
      StateSet states = new StateSet(words, true, memory);
      ChildBatch<Words> batch = new ChildBatch<>(words, true, memory);
      Map<List<Long>, Integer> plain = new HashMap<>();
      Random random = new Random(words);
      for (int round = 0; round < 400; round++) {
        List<Words> children = new ArrayList<>();
        for (int i = random.nextInt(200); i > 0; i--) {
          children.add(random(words, random));
        }
        batch.clear();
        batch.expand(new Words(List.of(), children));
        batch.lookUp(states);
        for (int i = 0; i < children.size(); i++) {
          List<Long> content = children.get(i).content;
          boolean isNew = plain.putIfAbsent(content, plain.size()) == null;
          assertThat(batch.store(i, states)).isEqualTo(isNew);
          assertThat(batch.isSolved(i, children.get(i))).isEqualTo(children.get(i).isSolved());
          assertThat(states.size()).isEqualTo(plain.size());
        }
        assertThat(batch.leastCost()).isEqualTo(children.isEmpty() ? Integer.MAX_VALUE : 3);
      }
      Words any = random(words, random);
      plain.forEach(
          (content, number) ->
              assertThat(states.load(number, any)).isEqualTo(new Words(content, List.of())));
    }
  }

  @Test
  void withoutATableEverythingIsKept() {
    NodeMemory memory = memory(1 << 30);
    StateSet states = new StateSet(1, false, memory);
    ChildBatch<Words> batch = new ChildBatch<>(1, false, memory);
    Words five = new Words(List.of(5L), List.of());
    for (int i = 0; i < 3000; i++) {
      batch.set(five);
      batch.lookUp(states);
      assertThat(batch.store(0, states)).isTrue();
    }
    assertThat(states.size()).isEqualTo(3000);
    assertThat(states.load(2999, five)).isEqualTo(five);
  }

  @Test
  void aBatchFindsTheFirstChildWithTheStateOfANode() {
    NodeMemory memory = memory(1 << 30);
    StateSet states = new StateSet(2, true, memory);
    ChildBatch<Words> batch = new ChildBatch<>(2, false, memory);
    Words one = new Words(List.of(1L, 1L), List.of());
    Words two = new Words(List.of(1L, 2L), List.of());
    batch.expand(new Words(List.of(), List.of(one, two, two, one)));
    batch.lookUp(states);
    batch.store(0, 4, states);
    assertThat(states.size()).isEqualTo(2);
    assertThat(batch.indexOf(1, states)).isEqualTo(1);
    assertThat(batch.indexOf(0, states)).isZero();
  }

  @Test
  void memoryIsReservedBeforeItIsUsed() {
    Budget budget = new Budget(Limits.NONE.withBytes(100_000));
    NodeMemory memory = new NodeMemory(budget);
    StateSet states = new StateSet(1, true, memory);
    ChildBatch<Words> batch = new ChildBatch<>(1, false, memory);
    assertThatThrownBy(
            () -> {
              for (long i = 0; i < 100_000; i++) {
                batch.set(new Words(List.of(i), List.of()));
                batch.lookUp(states);
                batch.store(0, states);
              }
            })
        .isInstanceOf(Budget.Stop.class);
    // 1024 slots hold 768 states; 16384 slots hold all that fit in the rest.
    assertThat(states.size()).isGreaterThan(768);
    assertThat(budget.counts().bytes()).isBetween(70_000L, 100_000L);
  }
}
