package tabuleiro.app.web.game;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.players.BotSource;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.store.GameStore;

/**
 * The games of the arena. A change is stored before it is visible. Thread-safe; changes of the same
 * game are made one after another.
 */
public final class LiveGames implements AutoCloseable {
  /** The limits of the cache: games, and states of them. */
  private static final int CACHED = 64;

  private static final int CACHED_STATES = 20_000;

  /** The maximum number of moves of a game. */
  static final int MOST_PLIES = 1000;

  private static final int LOCKS = 64;

  /** The maximum number of unreadable games that are reported to the terminal. */
  private static final int MOST_REPORTED = 1000;

  private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
  private static final int LENGTH = 10;

  private final GameStore store;
  private final SecureRandom names = new SecureRandom();
  private final Object[] locks = new Object[LOCKS];
  private final Map<String, LiveGame<?>> cache = new LinkedHashMap<>(CACHED, 0.75f, true);
  private final Set<String> reported = ConcurrentHashMap.newKeySet();
  private final GameWatchers watchers = new GameWatchers();
  private final GameBots bots;
  private final GameQuotas quotas;
  private final DailyVisits visits = new DailyVisits();
  private int cachedStates;

  /** A change of a game. */
  interface Change {
    LiveGame<?> of(LiveGame<?> before) throws InputException;
  }

  /** The games of a store, in which these bots may play. */
  public LiveGames(GameStore store, BotSource source) {
    this.store = store;
    bots = new GameBots(source, watchers);
    quotas = new GameQuotas(store);
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
    if (visits.isNew(id)) {
      store.visit(id, Instant.now());
    }
    synchronized (cache) {
      LiveGame<?> known = cache.get(id);
      if (known != null) {
        return known;
      }
    }
    GameStore.Item item =
        store.take(id).orElseThrow(() -> RequestException.of(404, "fault.game", id));
    try {
      LiveGame<?> read = LiveGame.of(StoredGame.of(item));
      synchronized (cache) {
        // Another request may have changed the game since it was read.
        LiveGame<?> newer = cache.get(id);
        if (newer != null) {
          return newer;
        }
        hold(read);
        return read;
      }
    } catch (InputException e) {
      throw RequestException.of(410, "fault.unreadable", id);
    }
  }

  /** Whether there is a game with an id; it does not count as a visit. */
  public boolean has(String id) {
    return store.take(id).isPresent();
  }

  /** Stores a new game of a visitor, who must not have too many. */
  LiveGame<?> add(LiveGame<?> live, Visitor owner) {
    quotas.check(owner);
    keep(live);
    return live;
  }

  /** Changes a game and tells the pages that show it. */
  LiveGame<?> change(String id, Change change) throws InputException {
    synchronized (locks[Math.floorMod(id.hashCode(), LOCKS)]) {
      LiveGame<?> before = live(id);
      LiveGame<?> after = change.of(before).withVersion(before.version() + 1);
      keep(after);
      watchers.announce(after);
      bots.update(after);
      return after;
    }
  }

  private void keep(LiveGame<?> live) {
    if (live.history().size() > MOST_PLIES) {
      throw RequestException.of(400, "fault.long", MOST_PLIES);
    }
    String id = live.setup().id();
    String content = StoredGame.of(live).json();
    if (content.length() > GameQuotas.LARGEST) {
      throw RequestException.of(413, "fault.gameLarge");
    }
    store.put(new GameStore.Item(id, content, live.access().members()));
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

  /** The games of a visitor that were stored last. Rows that are not games are left out. */
  List<StoredGame> recent(Visitor visitor, int most) {
    return visitor.isAnonymous()
        ? List.of()
        : store.recent(visitor.key(), most).stream()
            .flatMap(item -> readable(item).stream())
            .toList();
  }

  private Optional<StoredGame> readable(GameStore.Item item) {
    try {
      return Optional.of(StoredGame.of(item));
    } catch (InputException e) {
      if (reported.size() < MOST_REPORTED && reported.add(String.valueOf(item.id()))) {
        System.err.println(e.problem().in(Locale.getDefault()));
      }
      return Optional.empty();
    }
  }

  /**
   * Removes games that nobody has visited since a time.
   *
   * @param shown the games that somebody looks at, which count as visited now
   */
  void expire(Instant since, Set<String> shown) {
    Instant now = Instant.now();
    shown.forEach(id -> store.visit(id, now));
    for (String id : store.removeUnvisited(since)) {
      synchronized (cache) {
        cachedStates -= size(cache.remove(id));
      }
    }
  }

  GameWatchers watchers() {
    return watchers;
  }

  GameBots bots() {
    return bots;
  }

  /** The number of bots that are kept for games. */
  public int heldBots() {
    return bots.count();
  }

  /** Ends the bots of games that nobody has looked at for a while. */
  public void endUnseenBots(Set<String> shown) {
    bots.endUnseen(shown);
  }

  @Override
  public void close() {
    bots.close();
    watchers.close();
  }
}
