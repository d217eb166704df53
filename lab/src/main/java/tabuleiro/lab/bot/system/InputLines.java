package tabuleiro.lab.bot.system;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * The lines that are sent to a bot. A thread writes them, so that a bot that does not read cannot
 * block the referee.
 */
public final class InputLines implements Runnable {
  /** More than the longest list of legal moves; above it a sender waits. */
  private static final int MOST_BYTES = 4 << 20;

  private final OutputStream stream;
  private final Runnable broken;
  private ByteArrayOutputStream waiting = new ByteArrayOutputStream();
  private boolean isClosed;
  private boolean isBroken;

  /**
   * @param broken is run when the bot has closed its input
   */
  public InputLines(OutputStream stream, Runnable broken) {
    this.stream = stream;
    this.broken = broken;
  }

  @Override
  public void run() {
    try {
      for (byte[] bytes = next(); bytes.length > 0; bytes = next()) {
        stream.write(bytes);
        stream.flush();
      }
    } catch (IOException e) {
      breakOff();
      broken.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      closeStream();
    }
  }

  /**
   * Sends a line.
   *
   * @return whether it could be accepted before the deadline; a line that the bot can no longer
   *     read is accepted and lost
   */
  public synchronized boolean send(String line, long deadlineNanos) throws InterruptedException {
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    while (!isBroken && !isClosed && waiting.size() > MOST_BYTES) {
      long left = deadlineNanos - System.nanoTime();
      if (left <= 0) {
        return false;
      }
      wait(left / 1_000_000 + 1);
    }
    if (!isBroken && !isClosed) {
      waiting.write(bytes, 0, bytes.length);
      waiting.write('\n');
      notifyAll();
    }
    return true;
  }

  /** Whether the bot has closed its input. */
  public synchronized boolean isBroken() {
    return isBroken;
  }

  public synchronized void close() {
    isClosed = true;
    notifyAll();
  }

  private synchronized byte[] next() throws InterruptedException {
    while (waiting.size() == 0 && !isClosed) {
      wait();
    }
    byte[] bytes = isClosed ? new byte[0] : waiting.toByteArray();
    waiting = new ByteArrayOutputStream();
    notifyAll();
    return bytes;
  }

  private synchronized void breakOff() {
    isBroken = true;
    notifyAll();
  }

  private void closeStream() {
    try {
      stream.close();
    } catch (IOException e) {
      // What could not be written is lost, as is everything after it.
    }
  }
}
