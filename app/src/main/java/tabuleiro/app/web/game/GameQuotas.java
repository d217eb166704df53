package tabuleiro.app.web.game;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.lab.store.GameStore;

/**
 * The limits on stored games. A session has a limit on the number and the size of its games. A new
 * session costs nothing, so an address has a limit on its new games of a day. Thread-safe.
 */
final class GameQuotas {
  /** The largest game in characters. */
  static final int LARGEST = 250_000;

  private static final int MOST_GAMES = 1000;
  private static final long MOST_CHARACTERS = 10_000_000;
  private static final int MOST_A_DAY = 10_000;

  private final GameStore store;
  private final Map<String, Integer> today = new HashMap<>();
  private LocalDate day = LocalDate.MIN;

  GameQuotas(GameStore store) {
    this.store = store;
  }

  /** Rejects a new game of a visitor who has too many; else counts it. */
  void check(Visitor visitor) {
    GameStore.Usage usage = store.usage(visitor.key());
    if (usage.games() >= MOST_GAMES) {
      throw RequestException.of(429, "fault.games", usage.games());
    }
    if (usage.characters() >= MOST_CHARACTERS) {
      throw RequestException.of(413, "fault.gamesSize");
    }
    if (count(visitor.address()) > MOST_A_DAY) {
      throw RequestException.of(429, "fault.gamesToday");
    }
  }

  private synchronized int count(String address) {
    LocalDate now = LocalDate.now(ZoneOffset.UTC);
    if (!now.equals(day)) {
      today.clear();
      day = now;
    }
    return today.merge(address, 1, Integer::sum);
  }
}
