package tabuleiro.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemoryGameStoreTest {

  @Test
  void whatWasTouchedLongestAgoGoesWhenThereIsNoRoom() {
    GameStore shelf = new MemoryGameStore(10);
    shelf.put("a", "1234");
    shelf.put("b", "1234");
    shelf.put("a", "12345");
    assertThat(shelf.recent(9)).extracting(GameStore.Item::id).containsExactly("a", "b");
    shelf.put("c", "12345");
    assertThat(shelf.recent(9)).extracting(GameStore.Item::id).containsExactly("c", "a");
    shelf.put("d", "longer than the whole shelf");
    assertThat(shelf.recent(9)).extracting(GameStore.Item::id).containsExactly("d");
  }
}
