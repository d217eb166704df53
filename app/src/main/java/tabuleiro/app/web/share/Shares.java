package tabuleiro.app.web.share;

import java.util.HashMap;
import java.util.Map;
import tabuleiro.app.web.request.Visitor;

/**
 * Counts what visitors hold, such as sockets or running searches, up to limits per session, per
 * address and in total. Each limit is above the one before: a session at its limit leaves some for
 * the other sessions of its address, and an address at its limit leaves some for other addresses. A
 * whole class may have one address, so the limit of an address is generous. Thread-safe.
 */
public final class Shares {
  private final int perSession;
  private final int perAddress;
  private final int total;
  private final Map<Visitor, Integer> sessions = new HashMap<>();
  private final Map<String, Integer> addresses = new HashMap<>();
  private int all;

  public Shares(int perSession, int perAddress, int total) {
    if (perSession < 1 || perAddress < perSession || total < perAddress) {
      throw new IllegalArgumentException(perSession + " " + perAddress + " " + total);
    }
    this.perSession = perSession;
    this.perAddress = perAddress;
    this.total = total;
  }

  /** Whether a visitor may take one more, such as a socket. */
  synchronized boolean hasRoom(Visitor visitor) {
    return all < total
        && sessions.getOrDefault(visitor, 0) < perSession
        && addresses.getOrDefault(visitor.address(), 0) < perAddress;
  }

  /** Takes one for a visitor; false if a limit is reached. */
  public synchronized boolean take(Visitor visitor) {
    if (!hasRoom(visitor)) {
      return false;
    }
    sessions.merge(visitor, 1, Integer::sum);
    addresses.merge(visitor.address(), 1, Integer::sum);
    all++;
    return true;
  }

  /** Releases one that the visitor has taken. */
  public synchronized void give(Visitor visitor) {
    if (all == 0 || !sessions.containsKey(visitor)) {
      throw new IllegalStateException("nothing was taken");
    }
    sessions.computeIfPresent(visitor, (key, count) -> count == 1 ? null : count - 1);
    addresses.computeIfPresent(visitor.address(), (key, count) -> count == 1 ? null : count - 1);
    all--;
  }

  /** What a visitor has taken, for comparison: first by its address, then by its session. */
  synchronized int load(Visitor visitor) {
    return addresses.getOrDefault(visitor.address(), 0) * (total + 1)
        + sessions.getOrDefault(visitor, 0);
  }

  /** The number taken by all visitors. */
  public synchronized int taken() {
    return all;
  }
}
