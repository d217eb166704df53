package tabuleiro.app.web.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tabuleiro.app.web.Client;
import tabuleiro.app.web.WebServer;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.lab.store.GameStore;
import tabuleiro.lab.store.MemoryGameStore;
import tabuleiro.lab.store.MemoryStore;

/** The number and size of games are limited, and games without a visit are removed. */
class GameLimitsTest {
  private static final Visitor ANA = new Visitor("here", "a");
  private static final Visitor EVA = new Visitor("here", "e");

  private final GameStore store = new MemoryGameStore();

  private void put(String id, String content) {
    store.put(new GameStore.Item(id, content, new GameStore.Members(ANA.key(), "", "")));
  }

  private static void assertRefused(GameQuotas quotas, int status, String part) {
    assertThatThrownBy(() -> quotas.check(ANA))
        .isInstanceOfSatisfying(
            RequestException.class,
            e -> {
              assertThat(e.status()).isEqualTo(status);
              assertThat(e.in(Locale.ENGLISH)).contains(part);
            });
  }

  @Test
  void aSessionHasALimitedNumberOfGames() {
    GameQuotas quotas = new GameQuotas(store);
    for (int i = 0; i < 1000; i++) {
      quotas.check(ANA);
      put("g" + i, "{}");
    }
    assertRefused(quotas, 429, "you have 1000 games");
    quotas.check(EVA);
  }

  @Test
  void theGamesOfASessionHaveALimitedSize() {
    GameQuotas quotas = new GameQuotas(store);
    put("a", "x".repeat(9_999_999));
    quotas.check(ANA);
    put("b", "y");
    assertRefused(quotas, 413, "space");
    quotas.check(EVA);
  }

  @Test
  void anAddressWithManySessionsHasALimitToo() {
    GameQuotas quotas = new GameQuotas(store);
    for (int i = 0; i < 10_000; i++) {
      quotas.check(new Visitor("here", "session " + i));
    }
    assertRefused(quotas, 429, "from this address today");
    quotas.check(new Visitor("elsewhere", ""));
  }

  @Test
  void unvisitedGamesAreRemovedUnlessSomebodyIsConnected() {
    MemoryStore games = new MemoryStore();
    try (WebServer server = new WebServer("127.0.0.1", 0, games)) {
      Client client = Client.of(server);
      String old = client.game("{\"world\":\"dots\"}");
      String shown = client.game("{\"world\":\"dots\"}");
      Client.Looker looker = client.watch(shown);
      looker.say("{\"do\":\"stop\"}");
      looker.hear("idle");
      server.expireGames(Duration.ofDays(1)); // both are new
      assertThat(status(client, old)).isEqualTo(200);
      long now = System.currentTimeMillis();
      Client.await("a later time", () -> System.currentTimeMillis() > now);
      // Whatever nobody looks at in this moment is old.
      server.expireGames(Duration.ZERO);
      Client.await("the old game is removed", () -> status(client, old) == 404);
      assertThat(games.games().take(shown)).isPresent();
      assertThat(status(client, shown)).isEqualTo(200);
      looker.leave();
    }
  }

  private static int status(Client client, String id) {
    return client.send(client.request("GET", "/api/v1/games/" + id, "")).statusCode();
  }
}
