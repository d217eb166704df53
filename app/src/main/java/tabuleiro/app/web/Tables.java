package tabuleiro.app.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.core.text.NotationException;
import tabuleiro.lab.store.Shelf;

/**
 * The tables of the arena. A change is on the shelf before anybody sees it. Safe for several
 * threads; changes of one table come one after another.
 */
final class Tables {
  private static final int CACHED = 64;
  private static final int LOCKS = 64;
  private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
  private static final int LENGTH = 10;

  private final Shelf shelf;
  private final SecureRandom names = new SecureRandom();
  private final Object[] locks = new Object[LOCKS];
  private final Map<String, Sitting<?>> cache =
      new LinkedHashMap<>(CACHED, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Sitting<?>> eldest) {
          return size() > CACHED;
        }
      };

  /** A change of a table. */
  interface Change {
    Sitting<?> of(Sitting<?> before) throws NotationException;
  }

  Tables(Shelf shelf) {
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
  Sitting<?> sitting(String id) {
    synchronized (cache) {
      Sitting<?> known = cache.get(id);
      if (known != null) {
        return known;
      }
    }
    Shelf.Item item = shelf.take(id).orElseThrow(() -> WebFault.of(404, "fault.table", id));
    try {
      Sitting<?> read = Sitting.of(Table.of(item.content()));
      synchronized (cache) {
        // Somebody may have moved on since the shelf was asked.
        Sitting<?> newer = cache.putIfAbsent(id, read);
        return newer == null ? read : newer;
      }
    } catch (JsonProcessingException | NotationException e) {
      throw WebFault.of(410, "fault.unreadable", id);
    }
  }

  /** Keeps a new table. */
  Sitting<?> add(Sitting<?> sitting) {
    keep(sitting);
    return sitting;
  }

  /**
   * Changes a table.
   *
   * @param ply how many moves the one who asks believes to be made; if not so, nothing is changed
   */
  Sitting<?> change(String id, int ply, Change change) throws NotationException {
    synchronized (locks[Math.floorMod(id.hashCode(), LOCKS)]) {
      Sitting<?> before = sitting(id);
      if (before.table().ply() != ply) {
        throw WebFault.of(409, "fault.stale", before.table().ply(), ply);
      }
      Sitting<?> after = change.of(before);
      keep(after);
      return after;
    }
  }

  private void keep(Sitting<?> sitting) {
    shelf.put(sitting.table().id(), sitting.table().json());
    synchronized (cache) {
      cache.put(sitting.table().id(), sitting);
    }
  }

  /** The tables touched last. */
  List<Table> recent(int most) {
    return shelf.recent(most).stream().flatMap(item -> readable(item).stream()).toList();
  }

  private static List<Table> readable(Shelf.Item item) {
    try {
      return List.of(Table.of(item.content()));
    } catch (JsonProcessingException e) {
      return List.of();
    }
  }
}
