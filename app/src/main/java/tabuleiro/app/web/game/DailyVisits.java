package tabuleiro.app.web.game;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.Set;

/** Remembers which games were visited today, so that each visit need not be stored. Thread-safe. */
final class DailyVisits {
  private static final int MOST = 10_000;

  private final Set<String> visited = new HashSet<>();
  private LocalDate day = LocalDate.MIN;

  /** Whether this is the first visit of a game today, as far as is remembered. */
  synchronized boolean isNew(String id) {
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    if (!today.equals(day) || visited.size() >= MOST) {
      visited.clear();
      day = today;
    }
    return visited.add(id);
  }
}
