package tabuleiro.search.duel.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabuleiro.core.State;

class TranspositionTableTest {

  @Test
  void whatIsStoredIsFound() {
    SplittableRandom random = new SplittableRandom(1);
    TranspositionTable table = new TranspositionTable();
    table.reserve(1);
    for (int i = 0; i < 10_000; i++) {
      long key = random.nextLong();
      int move = random.nextInt(-1, 0xFFFF);
      int value = random.nextInt(-(1 << 27) + 1, 1 << 27);
      int depth = random.nextInt(256);
      int bound = random.nextInt(1, 4);
      boolean isProved = random.nextBoolean();
      table.age();
      table.store(key, move, value, depth, isProved, bound);
      long data = table.probe(key);
      assertThat(TranspositionTable.move(data)).isEqualTo(move);
      assertThat(TranspositionTable.value(data)).isEqualTo(value);
      assertThat(TranspositionTable.depth(data)).isEqualTo(depth);
      assertThat(TranspositionTable.bound(data)).isEqualTo(bound);
      assertThat(TranspositionTable.isProved(data)).isEqualTo(isProved);
    }
  }

  @Test
  void whatDoesNotFitIsNotStored() {
    TranspositionTable table = new TranspositionTable();
    table.reserve(1);
    table.store(1, 5, 1 << 27, 1, false, TranspositionTable.EXACT);
    table.store(2, 5, -(1 << 27), 1, false, TranspositionTable.EXACT);
    table.store(3, 0xFFFF, 0, 1, false, TranspositionTable.EXACT);
    assertThat(table.probe(1)).isZero();
    assertThat(table.probe(2)).isZero();
    assertThat(table.probe(3)).isZero();
    assertThat(TranspositionTable.move(0)).isEqualTo(State.NO_MOVE);
  }

  @Test
  void theDeepestStaysAndTheOldGoes() {
    TranspositionTable table = new TranspositionTable();
    table.reserve(1);
    for (int i = 0; i < 5; i++) {
      table.store(i, 1, i, 10 - i, false, TranspositionTable.EXACT);
    }
    assertThat(table.probe(0)).isNotZero();
    assertThat(table.probe(3)).isZero();
    assertThat(table.probe(4)).isNotZero();
    table.age();
    table.store(9, 1, 9, 1, false, TranspositionTable.EXACT);
    table.store(8, 1, 8, 2, false, TranspositionTable.EXACT);
    assertThat(table.probe(9)).isNotZero();
    assertThat(table.probe(8)).isNotZero();
    assertThat(table.probe(0)).isNotZero();
  }
}
