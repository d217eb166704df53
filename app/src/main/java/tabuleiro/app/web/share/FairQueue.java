package tabuleiro.app.web.share;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.web.request.Visitor;

/**
 * A queue in which visitors take turns: first the addresses, then the sessions of an address. A
 * visitor who has added many items waits for the own ones only.
 *
 * <pre>
 *   address 1 ─┬─ session a: 1 2 3          taken in the order 1 7 4 8 2 9 5 3 6
 *              └─ session b: 4 5 6          (the next address, its next session)
 *   address 2 ─── session c: 7 8 9
 * </pre>
 *
 * Not thread-safe.
 */
final class FairQueue<T> {
  /** The items of each session of each address; the address and session whose turn it is first. */
  private final Map<String, Map<Visitor, Deque<T>>> waiting = new LinkedHashMap<>();

  private final Shares shares;

  /** A queue that accepts items within these shares. */
  FairQueue(Shares shares) {
    this.shares = shares;
  }

  /** Adds an item; false if the visitor, the address or everybody has too many. */
  boolean add(Visitor visitor, T item) {
    if (!shares.take(visitor)) {
      return false;
    }
    waiting
        .computeIfAbsent(visitor.address(), address -> new LinkedHashMap<>())
        .computeIfAbsent(visitor, session -> new ArrayDeque<>())
        .add(item);
    return true;
  }

  /**
   * Takes the next item of those visitors for whom the condition holds: of one with the least load,
   * and among those of the one whose turn it is.
   */
  Optional<T> poll(Predicate<Visitor> isAllowed, ToIntFunction<Visitor> load) {
    return waitingVisitors()
        .filter(isAllowed)
        .min(Comparator.comparingInt(load)) // the first of several
        .map(this::take);
  }

  private Stream<Visitor> waitingVisitors() {
    return waiting.values().stream().flatMap(sessions -> sessions.keySet().stream());
  }

  private T take(Visitor visitor) {
    // The address and the session go to the end, behind those that have not had their turn.
    Map<Visitor, Deque<T>> sessions = remove(waiting, visitor.address());
    Deque<T> items = remove(sessions, visitor);
    T item = items.remove();
    shares.give(visitor);
    if (!items.isEmpty()) {
      sessions.put(visitor, items);
    }
    if (!sessions.isEmpty()) {
      waiting.put(visitor.address(), sessions);
    }
    return item;
  }

  private static <K, V> V remove(Map<K, V> map, K key) {
    V value = map.remove(key);
    if (value == null) {
      throw new IllegalArgumentException("nothing waits");
    }
    return value;
  }

  /** The number of visitors who wait and for whom the condition holds. */
  long visitors(Predicate<Visitor> isMeant) {
    return waitingVisitors().filter(isMeant).count();
  }

  /** Removes an item wherever it waits; false if it does not. */
  boolean remove(Visitor visitor, T item) {
    Map<Visitor, Deque<T>> sessions = waiting.get(visitor.address());
    @Nullable Deque<T> items = sessions == null ? null : sessions.get(visitor);
    if (sessions == null || items == null || !removeSame(items, item)) {
      return false;
    }
    shares.give(visitor);
    if (items.isEmpty()) {
      sessions.remove(visitor);
    }
    if (sessions.isEmpty()) {
      waiting.remove(visitor.address());
    }
    return true;
  }

  private static <T> boolean removeSame(Deque<T> items, T item) {
    for (Iterator<T> i = items.iterator(); i.hasNext(); ) {
      if (i.next() == item) {
        i.remove();
        return true;
      }
    }
    return false;
  }
}
