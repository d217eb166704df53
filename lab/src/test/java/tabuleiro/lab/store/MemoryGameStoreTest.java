package tabuleiro.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemoryGameStoreTest {

  @Test
  void whatWasTouchedLongestAgoGoesWhenThereIsNoRoom() {
    GameStore games = new MemoryGameStore(10);
    games.put("a", "1234");
    games.put("b", "1234");
    games.put("a", "12345");
    assertThat(games.recent(9)).extracting(GameStore.Item::id).containsExactly("a", "b");
    games.put("c", "12345");
    assertThat(games.recent(9)).extracting(GameStore.Item::id).containsExactly("c", "a");
    games.put("d", "longer than the whole shelf");
    assertThat(games.recent(9)).extracting(GameStore.Item::id).containsExactly("d");
  }
}
