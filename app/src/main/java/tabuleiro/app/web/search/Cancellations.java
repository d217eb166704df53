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
 * Searches that a page can stop when it is left, by the ticket that it gave them. A stop may
 * overtake the search that it is for: tickets stopped of late are remembered. Safe for several
 * threads.
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

  /** Takes note of a search; one whose ticket is stopped already ends at once. */
  synchronized void begin(String ticket, Future<?> search) {
    if (stopped.contains(ticket)) {
      search.cancel(true);
    } else {
      running.computeIfAbsent(ticket, ignored -> new ArrayList<>()).add(search);
    }
  }

  /** Forgets a search that has ended. */
  synchronized void end(String ticket, Future<?> search) {
    List<Future<?>> searches = running.getOrDefault(ticket, new ArrayList<>());
    searches.removeIf(each -> each == search);
    if (searches.isEmpty()) {
      running.remove(ticket);
    }
  }

  /**
   * Stops the searches with a ticket, those that are still to come included.
   *
   * @return whether there were any
   */
  synchronized boolean stop(String ticket) {
    stopped.add(ticket);
    List<Future<?>> searches = running.getOrDefault(ticket, List.of());
    searches.forEach(search -> search.cancel(true));
    return !searches.isEmpty();
  }
}
