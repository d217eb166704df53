package tabuleiro.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemoryGameStoreTest {

  @Test
  void whatWasTouchedLongestAgoGoesWhenThereIsNoRoom() {
    GameStore games = new MemoryGameStore(10);
    games.put(game("a", "1234"));
    games.put(game("b", "1234"));
    games.put(game("a", "12345"));
    assertThat(games.recent("me", 9)).extracting(GameStore.Item::id).containsExactly("a", "b");
    games.put(game("c", "12345"));
    assertThat(games.recent("me", 9)).extracting(GameStore.Item::id).containsExactly("c", "a");
    games.put(game("d", "longer than the whole store"));
    assertThat(games.recent("me", 9)).extracting(GameStore.Item::id).containsExactly("d");
  }

  private static GameStore.Item game(String id, String content) {
    return new GameStore.Item(id, content, new GameStore.Members("me", "", ""));
  }
}
