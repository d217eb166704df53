package tabuleiro.lab.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game store in memory. It has a limited size and evicts the games that were stored longest ago.
 * Thread-safe.
 */
public final class MemoryGameStore implements GameStore {
  private static final long ROOM = 16_000_000; // characters

  private final long room;
  private final Map<String, Item> items = new LinkedHashMap<>();
  private long taken;

  public MemoryGameStore() {
    this(ROOM);
  }

  MemoryGameStore(long room) {
    this.room = room;
  }

  @Override
  public synchronized void put(String id, String content) {
    taken += content.length() - length(items.remove(id));
    while (taken > room && !items.isEmpty()) {
      taken -= length(items.remove(items.keySet().iterator().next()));
    }
    items.put(id, new Item(id, content));
  }

  private static int length(@Nullable Item item) {
    return item == null ? 0 : item.content().length();
  }

  @Override
  public synchronized Optional<Item> take(String id) {
    return Optional.ofNullable(items.get(id));
  }

  @Override
  public synchronized List<Item> recent(int most) {
    List<Item> all = new ArrayList<>(items.values());
    Collections.reverse(all);
    return List.copyOf(all.subList(0, Math.min(most, all.size())));
  }
}
