package tabuleiro.search.solo.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.search.solo.FrontierTiles;
import tabuleiro.search.solo.frontier.NodeStore.Better;

class NodeStoreTest {
  private static final FrontierTiles ANY = FrontierTiles.solved(4);

  private static NodeStore store(boolean dropsDuplicates, Better better) {
    return new NodeStore(1, dropsDuplicates, better, new NodeMemory(new Budget(Limits.NONE)));
  }

  private static FrontierTiles state(long cells) {
    return new FrontierTiles(4, cells << 4, 0);
  }

  @Test
  void statesAreKnownExactly() {
    NodeStore store = store(true, Better.NEVER);
    Map<Long, Integer> plain = new HashMap<>();
    Random random = new Random(1);
    for (int i = 0; i < 200_000; i++) {
      long cells = random.nextInt(60_000);
      int node = store.add(state(cells), i, i + 1, i + 2, 0);
      assertThat(node == NodeStore.KNOWN).isEqualTo(plain.containsKey(cells));
      if (node != NodeStore.KNOWN) {
        assertThat(node).isEqualTo(plain.size());
        assertThat(store.parent(node)).isEqualTo(i);
        assertThat(store.move(node)).isEqualTo(i + 1);
        assertThat(store.cost(node)).isEqualTo(i + 2);
        plain.put(cells, node);
      }
    }
    plain.forEach(
        (cells, node) -> {
          assertThat(store.find(state(cells))).isEqualTo(node);
          assertThat(store.load(node, ANY)).isEqualTo(state(cells));
        });
    assertThat(store.find(state(60_000))).isEqualTo(-1);
  }

  @Test
  void aCheaperWayMakesTheOldOneStale() {
    NodeStore store = store(true, Better.CHEAPER);
    assertThat(store.add(state(5), -1, 0, 9, 0)).isZero();
    assertThat(store.add(state(5), -1, 1, 9, 0)).isEqualTo(NodeStore.KNOWN);
    assertThat(store.add(state(5), -1, 2, 8, 0)).isEqualTo(1);
    assertThat(store.isStale(0)).isTrue();
    assertThat(store.cost(0)).isEqualTo(9);
    assertThat(store.isStale(1)).isFalse();
    assertThat(store.find(state(5))).isEqualTo(1);
  }

  @Test
  void manyStaleNodesDoNotConfuseTheTable() {
    NodeStore store = store(true, Better.CHEAPER);
    for (int cost = 20_000; cost > 0; cost--) {
      assertThat(store.add(state(cost % 3), -1, 0, cost, 0)).isNotEqualTo(NodeStore.KNOWN);
    }
    assertThat(store.size()).isEqualTo(20_000);
    assertThat(store.add(state(0), -1, 0, 4, 0)).isEqualTo(NodeStore.KNOWN);
  }

  @Test
  void withADepthLimitNeitherOfTwoWaysNeedsToBeBetter() {
    NodeStore store = store(true, Better.SHORTER_OR_CHEAPER);
    assertThat(store.add(state(5), -1, 0, 9, 2)).isZero();
    assertThat(store.add(state(5), -1, 0, 7, 4)).isEqualTo(1);
    assertThat(store.add(state(5), -1, 0, 8, 4)).isEqualTo(NodeStore.KNOWN);
    assertThat(store.isStale(0) || store.isStale(1)).isFalse();
    assertThat(store.add(state(5), -1, 0, 7, 2)).isEqualTo(2);
    assertThat(store.isStale(0) && store.isStale(1)).isTrue();
    assertThat(store.depth(2)).isEqualTo(2);
  }

  @Test
  void withoutATableEverythingIsKeptAndTheLastCanBeForgotten() {
    NodeStore store = store(false, Better.NEVER);
    for (int i = 0; i < 5000; i++) {
      assertThat(store.add(state(5), i - 1, 0, i, 0)).isEqualTo(i);
    }
    store.truncate(1000);
    assertThat(store.add(state(6), 999, 0, 1, 0)).isEqualTo(1000);
    assertThat(store.load(1000, ANY)).isEqualTo(state(6));
  }

  @Test
  void aClearedStoreKnowsNothing() {
    NodeStore store = store(true, Better.NEVER);
    store.add(state(5), -1, 0, 0, 0);
    store.clear();
    assertThat(store.find(state(5))).isEqualTo(-1);
    assertThat(store.add(state(5), -1, 0, 0, 0)).isZero();
  }
}
