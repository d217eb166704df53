package tabuleiro.games.dots.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DotsTableTest {
  private static final int MOST = 1 << 17;

  @Test
  void aTableThatGrowsKeepsWhatItHolds() {
    DotsTable table = new DotsTable(MOST);
    SplittableRandom random = new SplittableRandom(1);
    long[] keys = random.longs(MOST / 4).toArray();
    for (int i = 0; i < keys.length; i++) {
      table.keep(keys[i], -(i % 100), i % 100, i % 200, 1L << i % 40);
    }
    int found = 0;
    for (int i = 0; i < keys.length; i++) {
      long data = table.find(keys[i]);
      if (data != DotsTable.NOTHING) {
        found++;
        assertThat(DotsTable.low(data)).isEqualTo(-(i % 100));
        assertThat(DotsTable.high(data)).isEqualTo(i % 100);
        assertThat(DotsTable.arc(data)).isEqualTo(i % 200);
      }
    }
    assertThat(found).isGreaterThan(keys.length * 9 / 10); // some buckets were full
  }

  @Test
  void aFullTableEvictsTheLeastWork() {
    DotsTable table = new DotsTable(8);
    for (int i = 1; i <= 1000; i++) {
      table.keep(keyOf(i), 0, 0, 0, i == 500 ? 1 << 20 : 1);
    }
    assertThat(table.find(keyOf(500))).isNotEqualTo(DotsTable.NOTHING);
    assertThat(table.find(1)).isEqualTo(DotsTable.NOTHING);
  }

  private static long keyOf(long i) {
    return i * 0x9E3779B97F4A7C15L;
  }

  @Test
  void threadsThatStoreWhileTheTableGrowsReadNoWrongBounds() throws InterruptedException {
    DotsTable table = new DotsTable(MOST);
    Thread other = new Thread(() -> fill(table, 1));
    other.start();
    fill(table, 2);
    other.join();
    SplittableRandom random = new SplittableRandom(0);
    for (int i = 0; i < MOST / 4; i++) {
      long key = random.nextLong();
      long data = table.find(key);
      if (data != DotsTable.NOTHING) {
        assertThat(DotsTable.low(data)).isEqualTo((int) (key & 63));
      }
    }
  }

  /** Both threads store the same positions, in opposite order. */
  private static void fill(DotsTable table, int order) {
    long[] keys = new SplittableRandom(0).longs(MOST / 4).toArray();
    for (int i = 0; i < keys.length; i++) {
      long key = keys[order == 1 ? i : keys.length - 1 - i];
      table.keep(key, (int) (key & 63), 64, 0, 1);
    }
  }
}
