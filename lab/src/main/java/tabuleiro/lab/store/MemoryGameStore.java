package tabuleiro.lab.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
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
  private final Map<String, Instant> visits = new HashMap<>();
  private long taken;

  public MemoryGameStore() {
    this(ROOM);
  }

  MemoryGameStore(long room) {
    this.room = room;
  }

  @Override
  public synchronized void put(Item item) {
    taken += length(item) - length(items.remove(item.id()));
    while (taken > room && !items.isEmpty()) {
      String oldest = items.keySet().iterator().next();
      taken -= length(items.remove(oldest));
      visits.remove(oldest);
    }
    items.put(item.id(), item);
    visits.put(item.id(), Instant.now());
  }

  private static int length(@Nullable Item item) {
    return item == null ? 0 : item.content().length();
  }

  @Override
  public synchronized Optional<Item> take(String id) {
    return Optional.ofNullable(items.get(id));
  }

  @Override
  public synchronized List<Item> recent(String member, int most) {
    List<Item> all = new ArrayList<>(items.values());
    Collections.reverse(all);
    return all.stream().filter(item -> item.members().contains(member)).limit(most).toList();
  }

  @Override
  public synchronized Usage usage(String owner) {
    List<Item> own =
        items.values().stream().filter(item -> item.members().owner().equals(owner)).toList();
    return new Usage(own.size(), own.stream().mapToLong(MemoryGameStore::length).sum());
  }

  @Override
  public synchronized void visit(String id, Instant time) {
    visits.computeIfPresent(id, (key, last) -> time.isAfter(last) ? time : last);
  }

  @Override
  public synchronized List<String> removeUnvisited(Instant since) {
    List<String> old =
        items.keySet().stream()
            .filter(id -> visits.getOrDefault(id, Instant.MAX).isBefore(since))
            .toList();
    for (String id : old) {
      taken -= length(items.remove(id));
      visits.remove(id);
    }
    return old;
  }
}
