package tabuleiro.app.web.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.security.SecureRandom;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.store.GameStore;

/**
 * The games of the arena. A change is stored before it is visible. Thread-safe; changes of the same
 * game are made one after another.
 */
public final class LiveGames {
  /** The limits of the cache: games, and states of them. */
  private static final int CACHED = 64;

  private static final int CACHED_STATES = 20_000;

  /** The most moves that a game may have. */
  static final int MOST_PLIES = 1000;

  private static final int LOCKS = 64;
  private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
  private static final int LENGTH = 10;

  private final GameStore store;
  private final SecureRandom names = new SecureRandom();
  private final Object[] locks = new Object[LOCKS];
  private final Map<String, LiveGame<?>> cache = new LinkedHashMap<>(CACHED, 0.75f, true);
  private int cachedStates;

  /** A change of a game. */
  interface Change {
    LiveGame<?> of(LiveGame<?> before) throws InputException;
  }

  public LiveGames(GameStore store) {
    this.store = store;
    for (int i = 0; i < LOCKS; i++) {
      locks[i] = new Object();
    }
  }

  /** A new id that cannot be guessed. */
  String newId() {
    StringBuilder id = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      id.append(LETTERS.charAt(names.nextInt(LETTERS.length())));
    }
    return id.toString();
  }

  /** The current game with an id. */
  LiveGame<?> live(String id) {
    synchronized (cache) {
      LiveGame<?> known = cache.get(id);
      if (known != null) {
        return known;
      }
    }
    GameStore.Item item =
        store.take(id).orElseThrow(() -> RequestException.of(404, "fault.table", id));
    try {
      LiveGame<?> read = LiveGame.of(StoredGame.of(item.content()));
      synchronized (cache) {
        // Another request may have changed the game since it was read.
        LiveGame<?> newer = cache.get(id);
        if (newer != null) {
          return newer;
        }
        hold(read);
        return read;
      }
    } catch (JsonProcessingException | InputException e) {
      throw RequestException.of(410, "fault.unreadable", id);
    }
  }

  /** Stores a new game. */
  LiveGame<?> add(LiveGame<?> live) {
    keep(live);
    return live;
  }

  /**
   * Changes a game.
   *
   * @param ply the number of moves that the client knows; if it is another, nothing is changed
   */
  LiveGame<?> change(String id, int ply, Change change) throws InputException {
    synchronized (locks[Math.floorMod(id.hashCode(), LOCKS)]) {
      LiveGame<?> before = live(id);
      if (before.ply() != ply) {
        throw RequestException.of(409, "fault.stale", before.ply(), ply);
      }
      LiveGame<?> after = change.of(before);
      keep(after);
      return after;
    }
  }

  private void keep(LiveGame<?> live) {
    if (live.history().size() > MOST_PLIES) {
      throw RequestException.of(400, "fault.long", MOST_PLIES);
    }
    store.put(live.setup().id(), StoredGame.of(live).json());
    synchronized (cache) {
      hold(live);
    }
  }

  /** Caches a game; the least recently used games are evicted. */
  private void hold(LiveGame<?> live) {
    cachedStates += size(live) - size(cache.put(live.setup().id(), live));
    Iterator<LiveGame<?>> eldest = cache.values().iterator();
    while (cache.size() > 1 && (cache.size() > CACHED || cachedStates > CACHED_STATES)) {
      cachedStates -= size(eldest.next());
      eldest.remove();
    }
  }

  private static int size(@Nullable LiveGame<?> live) {
    return live == null ? 0 : live.history().states().size();
  }

  /** The number of cached games. */
  public int held() {
    synchronized (cache) {
      return cache.size();
    }
  }

  /** The games stored last. */
  List<StoredGame> recent(int most) {
    return store.recent(most).stream().flatMap(item -> readable(item).stream()).toList();
  }

  private static List<StoredGame> readable(GameStore.Item item) {
    try {
      return List.of(StoredGame.of(item.content()));
    } catch (JsonProcessingException e) {
      return List.of();
    }
  }
}
