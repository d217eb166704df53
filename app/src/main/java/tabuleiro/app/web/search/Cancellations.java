package tabuleiro.app.web.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import tabuleiro.app.web.request.Visitor;

/**
 * Searches that a visitor can cancel by the ticket it gave them; the tickets of others do not
 * count. A cancellation may arrive before its search, so recently cancelled tickets are remembered.
 * Thread-safe.
 */
final class Cancellations {
  private static final int REMEMBERED = 256;

  /** A ticket and who gave it. */
  private record Key(Visitor visitor, String ticket) {}

  private final Map<Key, List<Future<?>>> running = new HashMap<>();
  private final Set<Key> stopped =
      Collections.newSetFromMap(
          new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Key, Boolean> eldest) {
              return size() > REMEMBERED;
            }
          });

  /** Registers a search; it is cancelled immediately if its ticket was cancelled before. */
  synchronized void begin(Visitor visitor, String ticket, Future<?> search) {
    Key key = new Key(visitor, ticket);
    if (stopped.contains(key)) {
      search.cancel(true);
    } else {
      running.computeIfAbsent(key, ignored -> new ArrayList<>()).add(search);
    }
  }

  /** Removes a finished search. */
  synchronized void end(Visitor visitor, String ticket, Future<?> search) {
    Key key = new Key(visitor, ticket);
    List<Future<?>> searches = running.getOrDefault(key, new ArrayList<>());
    searches.removeIf(each -> each == search);
    if (searches.isEmpty()) {
      running.remove(key);
    }
  }

  /**
   * Cancels the running and future searches of a visitor with a ticket.
   *
   * @return whether any was running
   */
  synchronized boolean stop(Visitor visitor, String ticket) {
    Key own = new Key(visitor, ticket);
    stopped.add(own);
    return stopIf(own::equals);
  }

  /** Cancels the running searches of a page that was closed. */
  synchronized void stopPage(Visitor visitor, String page) {
    stopIf(key -> key.visitor.equals(visitor) && PageSocket.pageOf(key.ticket).equals(page));
  }

  private boolean stopIf(Predicate<Key> isMeant) {
    boolean isAny = false;
    for (Map.Entry<Key, List<Future<?>>> entry : running.entrySet()) {
      if (isMeant.test(entry.getKey())) {
        entry.getValue().forEach(search -> search.cancel(true));
        isAny = true;
      }
    }
    return isAny;
  }
}
