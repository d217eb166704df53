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
 * The tables of the arena. A change is on the shelf before anybody sees it. Safe for several
 * threads; changes of one table come one after another.
 */
public final class LiveGames {
  /** How many tables are at hand, and how many states of them. */
  private static final int CACHED = 64;

  private static final int CACHED_STATES = 20_000;

  /** How many moves a table may have. */
  static final int MOST_PLIES = 1000;

  private static final int LOCKS = 64;
  private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
  private static final int LENGTH = 10;

  private final GameStore store;
  private final SecureRandom names = new SecureRandom();
  private final Object[] locks = new Object[LOCKS];
  private final Map<String, LiveGame<?>> cache = new LinkedHashMap<>(CACHED, 0.75f, true);
  private int cachedStates;

  /** A change of a table. */
  interface Change {
    LiveGame<?> of(LiveGame<?> before) throws InputException;
  }

  public LiveGames(GameStore store) {
    this.store = store;
    for (int i = 0; i < LOCKS; i++) {
      locks[i] = new Object();
    }
  }

  /** A name that nobody can guess and no table has. */
  String newId() {
    StringBuilder id = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      id.append(LETTERS.charAt(names.nextInt(LETTERS.length())));
    }
    return id.toString();
  }

  /** The table with an id as it stands. */
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
        // Somebody may have moved on since the shelf was asked.
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

  /** Keeps a new table. */
  LiveGame<?> add(LiveGame<?> live) {
    keep(live);
    return live;
  }

  /**
   * Changes a table.
   *
   * @param ply how many moves the one who asks believes to be made; if not so, nothing is changed
   */
  LiveGame<?> change(String id, int ply, Change change) throws InputException {
    synchronized (locks[Math.floorMod(id.hashCode(), LOCKS)]) {
      LiveGame<?> before = live(id);
      if (before.stored().ply() != ply) {
        throw RequestException.of(409, "fault.stale", before.stored().ply(), ply);
      }
      LiveGame<?> after = change.of(before);
      keep(after);
      return after;
    }
  }

  private void keep(LiveGame<?> live) {
    if (live.stored().moves().size() > MOST_PLIES) {
      throw RequestException.of(400, "fault.long", MOST_PLIES);
    }
    store.put(live.stored().id(), live.stored().json());
    synchronized (cache) {
      hold(live);
    }
  }

  /** Has a table at hand; those that nobody asked for of late are left to the shelf. */
  private void hold(LiveGame<?> live) {
    cachedStates += live.states().size() - size(cache.put(live.stored().id(), live));
    Iterator<LiveGame<?>> eldest = cache.values().iterator();
    while (cache.size() > 1 && (cache.size() > CACHED || cachedStates > CACHED_STATES)) {
      cachedStates -= size(eldest.next());
      eldest.remove();
    }
  }

  private static int size(@Nullable LiveGame<?> live) {
    return live == null ? 0 : live.states().size();
  }

  /** How many tables are at hand. */
  public int held() {
    synchronized (cache) {
      return cache.size();
    }
  }

  /** The tables touched last. */
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
