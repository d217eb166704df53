package tabuleiro.lab.bot.system;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.player.PlayerFailure.Kind;

/**
 * The lines that a bot prints. A thread reads them as they come, so that a wait for a line can have
 * a deadline. If nobody takes the lines, the thread stops reading and the bot has to wait: what is
 * kept is bounded. Bytes that are not UTF-8 become replacement characters.
 */
public final class OutputLines implements Runnable {
  private static final int MOST_LINES = 1024;
  private static final int MOST_BYTES = 1 << 18;

  private final InputStream stream;
  private final Limits limits;
  private final Consumer<BotFault> overrun;

  private final ArrayDeque<Line> lines = new ArrayDeque<>();
  private byte[] unfinished = new byte[256];
  private int length;
  private int waitingBytes;
  private long requestBytes;
  private boolean isAtEnd;
  private boolean isWoken;
  private boolean isClosed;
  private @Nullable BotFault excess;

  /**
   * How much may be printed.
   *
   * @param lineBytes in one line
   * @param outputBytes for one request
   */
  public record Limits(int lineBytes, int outputBytes) {}

  private record Line(String text, int bytes) {}

  /**
   * @param overrun is told when the bot prints more than its limits allow; nothing is read after
   *     that
   */
  public OutputLines(InputStream stream, Limits limits, Consumer<BotFault> overrun) {
    this.stream = stream;
    this.limits = limits;
    this.overrun = overrun;
  }

  @Override
  public void run() {
    byte[] block = new byte[8192];
    try (stream) {
      for (int n = stream.read(block); n >= 0 && accept(block, n); n = stream.read(block)) {}
    } catch (IOException e) {
      // The process has been killed: the same as the end of its output.
    } finally {
      BotFault fault = excess;
      if (fault != null) {
        overrun.accept(fault);
      }
      end();
    }
  }

  /** Begins to count the output of a new request. */
  public synchronized void request() {
    requestBytes = 0;
  }

  /**
   * The next line, without its end; empty at the deadline, at the end of the output, when the
   * thread is interrupted or when {@link #wake} was called.
   */
  public synchronized Optional<String> next(long deadlineNanos) throws InterruptedException {
    long left = deadlineNanos - System.nanoTime();
    while (lines.isEmpty() && !isAtEnd && !isWoken && left > 0) {
      wait(left / 1_000_000, (int) (left % 1_000_000));
      left = deadlineNanos - System.nanoTime();
    }
    isWoken = false;
    Line line = lines.pollFirst();
    if (line == null) {
      return Optional.empty();
    }
    waitingBytes -= line.bytes;
    notifyAll();
    return Optional.of(line.text);
  }

  /** Whether the bot has closed its output and all lines have been taken. */
  public synchronized boolean isAtEnd() {
    return isAtEnd && lines.isEmpty();
  }

  /** What the bot has printed since the last end of a line. */
  public synchronized String unfinished() {
    return new String(unfinished, 0, Math.min(length, ShownText.WIDTH), StandardCharsets.UTF_8);
  }

  /** Wakes up a thread that waits for a line, because something else has happened. */
  public synchronized void wake() {
    isWoken = true;
    notifyAll();
  }

  /** Lets the reading thread end. */
  public synchronized void close() {
    isClosed = true;
    notifyAll();
  }

  /** Waits until the output has ended, or for a time. */
  public synchronized void awaitEnd(long nanos) throws InterruptedException {
    long deadline = System.nanoTime() + nanos;
    for (long left = nanos; !isAtEnd && left > 0; left = deadline - System.nanoTime()) {
      wait(left / 1_000_000 + 1);
    }
  }

  private synchronized void end() {
    isAtEnd = true;
    notifyAll();
  }

  private boolean accept(byte[] block, int n) {
    int start = 0;
    for (int i = 0; i < n; i++) {
      if (block[i] == '\n') {
        if (!append(block, start, i) || !finishLine()) {
          return false;
        }
        start = i + 1;
      }
    }
    return append(block, start, n);
  }

  private synchronized boolean append(byte[] block, int start, int end) {
    int added = end - start;
    requestBytes += added + 1L;
    if (length + added > limits.lineBytes()) {
      excess = BotFault.of(Kind.OUTPUT, "output.line", limits.lineBytes());
      return false;
    } else if (requestBytes > limits.outputBytes()) {
      excess = BotFault.of(Kind.OUTPUT, "output.many", limits.outputBytes());
      return false;
    }
    if (length + added > unfinished.length) {
      unfinished = Arrays.copyOf(unfinished, Math.min(limits.lineBytes(), 2 * (length + added)));
    }
    System.arraycopy(block, start, unfinished, length, added);
    length += added;
    return true;
  }

  private synchronized boolean finishLine() {
    boolean hasReturn = length > 0 && unfinished[length - 1] == '\r';
    int used = length - (hasReturn ? 1 : 0);
    while (!isClosed && (lines.size() >= MOST_LINES || waitingBytes >= MOST_BYTES)) {
      try {
        wait();
      } catch (InterruptedException e) {
        return false;
      }
    }
    lines.addLast(new Line(new String(unfinished, 0, used, StandardCharsets.UTF_8), length));
    waitingBytes += length;
    length = 0;
    notifyAll();
    return !isClosed;
  }
}
