package tabuleiro.app.web.share;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import tabuleiro.app.web.request.Visitor;

/**
 * The processor time that each visitor may use for requests: a part of one core on average, and
 * some seconds at once after a pause. Large answers cost more than small ones, so this is fairer
 * than a number of requests. Thread-safe.
 */
final class CpuBudget {
  /** A visitor may use one of so many parts of a core on average. */
  private static final long PARTS = 5;

  private static final long MOST_SAVED = Duration.ofSeconds(5).toNanos();
  private static final int MOST_VISITORS = 10_000;

  /** What a visitor may use, at the time when this was computed. */
  private record Account(long nanos, long time) {
    Account at(long now) {
      return new Account(Math.min(MOST_SAVED, nanos + (now - time) / PARTS), now);
    }
  }

  private final Map<Visitor, Account> accounts =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Visitor, Account> eldest) {
          return size() > MOST_VISITORS;
        }
      };

  /** Whether a visitor has any time left. */
  synchronized boolean hasTime(Visitor visitor, long now) {
    Account account = accounts.get(visitor);
    return account == null || account.at(now).nanos > 0;
  }

  /** Takes used time from a visitor. */
  synchronized void charge(Visitor visitor, long nanos, long now) {
    Account account = accounts.getOrDefault(visitor, new Account(MOST_SAVED, now)).at(now);
    accounts.put(visitor, new Account(account.nanos - nanos, now));
  }
}
