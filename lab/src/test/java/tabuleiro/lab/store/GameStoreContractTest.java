package tabuleiro.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.lab.store.StoreContractTest.Place;

/** The contract of every store of games. */
class GameStoreContractTest {
  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @EnumSource
  void gamesOfAMemberComeInTheOrderTheyWereStored(Place place) throws Exception {
    String where = place.where(folder);
    GameStore.Item changed = game("a", "{\"ply\":1}", "ana", "", "rui");
    try (Store store = Stores.open(where)) {
      GameStore games = store.games();
      assertThat(games.take("a")).isEmpty();
      games.put(game("a", "{\"ply\":0}", "ana", "", ""));
      awaitLaterTime();
      games.put(game("b", "{}", "ana", "eva", ""));
      awaitLaterTime();
      games.put(game("c", "{}", "", "", ""));
      games.put(changed);
      assertThat(games.take("a")).contains(changed);
      assertThat(ids(games.recent("ana", 9))).containsExactly("a", "b");
      assertThat(games.recent("ana", 1)).containsExactly(changed);
      assertThat(ids(games.recent("rui", 9))).containsExactly("a");
      assertThat(ids(games.recent("eva", 9))).containsExactly("b");
      assertThat(games.recent("", 9)).isEmpty();
      assertThat(games.recent("zoe", 9)).isEmpty();
    }
    if (place != Place.MEMORY) {
      try (Store store = Stores.open(where)) {
        assertThat(store.games().take("a")).contains(changed);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void gamesWithoutAVisitAreRemoved(Place place) throws Exception {
    try (Store store = Stores.open(place.where(folder))) {
      GameStore games = store.games();
      games.put(game("old", "{}", "ana", "", ""));
      games.put(game("visited", "{}", "ana", "", ""));
      assertThat(games.removeUnvisited(Instant.now().minusSeconds(100))).isEmpty();
      Instant later = Instant.now().plusSeconds(100);
      games.visit("visited", later);
      games.visit("visited", later.minusSeconds(200)); // time does not go back
      games.visit("nothing", later);
      assertThat(games.removeUnvisited(later)).containsExactly("old");
      assertThat(games.take("old")).isEmpty();
      assertThat(games.take("nothing")).isEmpty();
      assertThat(ids(games.recent("ana", 9))).containsExactly("visited");
      assertThat(games.removeUnvisited(later.plusSeconds(1))).containsExactly("visited");
      assertThat(games.usage("ana")).isEqualTo(new GameStore.Usage(0, 0));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theGamesOfAnOwnerAreCounted(Place place) throws Exception {
    try (Store store = Stores.open(place.where(folder))) {
      GameStore games = store.games();
      games.put(game("a", "{\"ply\":0}", "ana", "", ""));
      games.put(game("b", "{}", "ana", "eva", ""));
      games.put(game("c", "{}", "eva", "ana", ""));
      games.put(game("b", "{ }", "ana", "eva", ""));
      assertThat(games.usage("ana")).isEqualTo(new GameStore.Usage(2, 12));
      assertThat(games.usage("eva")).isEqualTo(new GameStore.Usage(1, 2));
      assertThat(games.usage("zoe")).isEqualTo(new GameStore.Usage(0, 0));
    }
  }

  private static GameStore.Item game(
      String id, String content, String owner, String first, String second) {
    return new GameStore.Item(id, content, new GameStore.Members(owner, first, second));
  }

  private static List<String> ids(List<GameStore.Item> items) {
    return items.stream().map(GameStore.Item::id).toList();
  }

  /** Waits for the next millisecond, because games stored within the same one have no order. */
  private static void awaitLaterTime() {
    long now = System.currentTimeMillis();
    while (System.currentTimeMillis() <= now) {
      Thread.onSpinWait();
    }
  }
}
