package tabuleiro.lab.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A shelf that is empty again when the program ends. Safe for several threads. */
public final class MemoryShelf implements Shelf {
  private final Map<String, Item> items = new LinkedHashMap<>();

  @Override
  public synchronized void put(String id, String content) {
    items.remove(id);
    items.put(id, new Item(id, content));
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
