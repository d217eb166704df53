package tabuleiro.app.code;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** How long the calls of a function have taken, all together. */
public final class CallTimes {
  private static final Map<String, CallTimes> ALL = new ConcurrentHashMap<>();

  private final LongAdder calls = new LongAdder();
  private final LongAdder nanos = new LongAdder();

  private CallTimes() {}

  /** The times of a heuristic or evaluation. */
  public static CallTimes of(String name) {
    return ALL.computeIfAbsent(name, key -> new CallTimes());
  }

  void add(long time) {
    calls.increment();
    nanos.add(time);
  }

  public long calls() {
    return calls.sum();
  }

  /** The mean time of a call in nanoseconds; 0 if there was none. */
  public double nanosPerCall() {
    long count = calls();
    return count == 0 ? 0 : nanos.sum() / (double) count;
  }
}
