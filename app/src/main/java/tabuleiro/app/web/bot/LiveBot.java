package tabuleiro.app.web.bot;

import java.util.concurrent.locks.ReentrantLock;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.core.player.Player;

/**
 * A bot of one seat. One thread at a time uses its player; a bot that is ended during a move is
 * closed after it. Thread-safe.
 */
final class LiveBot {
  private final String spec;
  private final Visitor visitor;
  private final Player<?> player;
  private final BotProgress progress;
  private final ReentrantLock lock = new ReentrantLock();
  private volatile boolean isEnded;
  private volatile long lastSeen = System.nanoTime();

  LiveBot(Seat seat, Seat.Occupant<?> occupant) {
    spec = occupant.spec();
    visitor = occupant.visitor();
    player = occupant.player().get();
    progress = new BotProgress(seat.side());
  }

  boolean isOf(String other) {
    return spec.equals(other);
  }

  Visitor visitor() {
    return visitor;
  }

  Player<?> player() {
    return player;
  }

  BotProgress progress() {
    return progress;
  }

  boolean isBusy() {
    return lock.isLocked();
  }

  /** Marks the bot as wanted now. */
  void see(long now) {
    lastSeen = now;
  }

  boolean isUnseen(long now, long nanos) {
    return !isBusy() && now - lastSeen >= nanos;
  }

  /** Waits until no other thread uses the bot; false if it has ended. */
  boolean enter() throws InterruptedException {
    lock.lockInterruptibly();
    if (isEnded) {
      lock.unlock();
      return false;
    }
    return true;
  }

  void leave() {
    lastSeen = System.nanoTime();
    lock.unlock();
    if (isEnded) {
      closeUnlessBusy();
    }
  }

  /** No thread may use the bot from now on, except the one that does. */
  void end() {
    isEnded = true;
  }

  /** Closes an ended bot, unless a thread uses it: that one closes it when it leaves. */
  void closeUnlessBusy() {
    if (lock.tryLock()) {
      try {
        player.close();
      } finally {
        lock.unlock();
      }
    }
  }

  /** Closes an ended bot even if a thread uses it. */
  void closeNow() {
    player.close();
  }
}
