package tabuleiro.app.web.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;

/**
 * Searches that a page can cancel by the ticket it gave them. A cancellation may arrive before its
 * search, so recently cancelled tickets are remembered. Thread-safe.
 */
final class Cancellations {
  private static final int REMEMBERED = 256;

  private final Map<String, List<Future<?>>> running = new HashMap<>();
  private final Set<String> stopped =
      Collections.newSetFromMap(
          new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
              return size() > REMEMBERED;
            }
          });

  /** Registers a search; it is cancelled immediately if its ticket was cancelled before. */
  synchronized void begin(String ticket, Future<?> search) {
    if (stopped.contains(ticket)) {
      search.cancel(true);
    } else {
      running.computeIfAbsent(ticket, ignored -> new ArrayList<>()).add(search);
    }
  }

  /** Removes a finished search. */
  synchronized void end(String ticket, Future<?> search) {
    List<Future<?>> searches = running.getOrDefault(ticket, new ArrayList<>());
    searches.removeIf(each -> each == search);
    if (searches.isEmpty()) {
      running.remove(ticket);
    }
  }

  /**
   * Cancels the running and future searches with a ticket.
   *
   * @return whether any was running
   */
  synchronized boolean stop(String ticket) {
    stopped.add(ticket);
    List<Future<?>> searches = running.getOrDefault(ticket, List.of());
    searches.forEach(search -> search.cancel(true));
    return !searches.isEmpty();
  }
}
