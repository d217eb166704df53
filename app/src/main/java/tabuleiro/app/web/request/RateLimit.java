package tabuleiro.app.web.request;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A limit on how often something may happen per address: a leaky bucket for each. An address that
 * was quiet may do several at once. Thread-safe.
 */
final class RateLimit {
  private static final long SECOND = 1_000_000_000L;
  private static final int MOST_ADDRESSES = 10_000;

  private final long cost;
  private final long saved;
  private final Map<String, AtomicLong> buckets = new ConcurrentHashMap<>();

  /**
   * Creates a limit.
   *
   * @param perSecond the sustained number per second of one address
   * @param atOnce the number that an address may do at once after a pause
   */
  RateLimit(long perSecond, long atOnce) {
    cost = SECOND / perSecond;
    saved = atOnce * cost;
  }

  /** Counts one event of an address; false if it is one too many. */
  boolean take(String address) {
    if (buckets.size() > MOST_ADDRESSES) {
      buckets.clear();
    }
    long now = System.nanoTime();
    AtomicLong free = buckets.computeIfAbsent(address, each -> new AtomicLong(now - saved));
    while (true) {
      long before = free.get();
      long start = Math.max(before, now - saved);
      if (start + cost > now) {
        return false;
      }
      if (free.compareAndSet(before, start + cost)) {
        return true;
      }
    }
  }
}
