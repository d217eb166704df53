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

  private final GameStore shelf;
  private final SecureRandom names = new SecureRandom();
  private final Object[] locks = new Object[LOCKS];
  private final Map<String, LiveGame<?>> cache = new LinkedHashMap<>(CACHED, 0.75f, true);
  private int cachedStates;

  /** A change of a table. */
  interface Change {
    LiveGame<?> of(LiveGame<?> before) throws InputException;
  }

  public LiveGames(GameStore shelf) {
    this.shelf = shelf;
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
  LiveGame<?> sitting(String id) {
    synchronized (cache) {
      LiveGame<?> known = cache.get(id);
      if (known != null) {
        return known;
      }
    }
    GameStore.Item item =
        shelf.take(id).orElseThrow(() -> RequestException.of(404, "fault.table", id));
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
  LiveGame<?> add(LiveGame<?> sitting) {
    keep(sitting);
    return sitting;
  }

  /**
   * Changes a table.
   *
   * @param ply how many moves the one who asks believes to be made; if not so, nothing is changed
   */
  LiveGame<?> change(String id, int ply, Change change) throws InputException {
    synchronized (locks[Math.floorMod(id.hashCode(), LOCKS)]) {
      LiveGame<?> before = sitting(id);
      if (before.table().ply() != ply) {
        throw RequestException.of(409, "fault.stale", before.table().ply(), ply);
      }
      LiveGame<?> after = change.of(before);
      keep(after);
      return after;
    }
  }

  private void keep(LiveGame<?> sitting) {
    if (sitting.table().moves().size() > MOST_PLIES) {
      throw RequestException.of(400, "fault.long", MOST_PLIES);
    }
    shelf.put(sitting.table().id(), sitting.table().json());
    synchronized (cache) {
      hold(sitting);
    }
  }

  /** Has a table at hand; those that nobody asked for of late are left to the shelf. */
  private void hold(LiveGame<?> sitting) {
    cachedStates += sitting.states().size() - size(cache.put(sitting.table().id(), sitting));
    Iterator<LiveGame<?>> eldest = cache.values().iterator();
    while (cache.size() > 1 && (cache.size() > CACHED || cachedStates > CACHED_STATES)) {
      cachedStates -= size(eldest.next());
      eldest.remove();
    }
  }

  private static int size(@Nullable LiveGame<?> sitting) {
    return sitting == null ? 0 : sitting.states().size();
  }

  /** How many tables are at hand. */
  public int held() {
    synchronized (cache) {
      return cache.size();
    }
  }

  /** The tables touched last. */
  List<StoredGame> recent(int most) {
    return shelf.recent(most).stream().flatMap(item -> readable(item).stream()).toList();
  }

  private static List<StoredGame> readable(GameStore.Item item) {
    try {
      return List.of(StoredGame.of(item.content()));
    } catch (JsonProcessingException e) {
      return List.of();
    }
  }
}
