package tabuleiro.lab.bot.system;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tabuleiro.core.player.PlayerFailure.Kind;

/** The last lines that a bot printed to its standard error. A thread reads all of it. */
public final class ErrorLines implements Runnable {
  private static final int LINES = 20;

  private final InputStream stream;
  private final int mostBytes;
  private final Consumer<BotFault> overrun;

  private final ArrayDeque<String> lines = new ArrayDeque<>();
  private final byte[] unfinished = new byte[4 * ShownText.WIDTH];
  private final CountDownLatch end = new CountDownLatch(1);
  private int length;

  public ErrorLines(InputStream stream, int mostBytes, Consumer<BotFault> overrun) {
    this.stream = stream;
    this.mostBytes = mostBytes;
    this.overrun = overrun;
  }

  @Override
  public void run() {
    byte[] block = new byte[8192];
    long bytes = 0;
    try (stream) {
      for (int n = stream.read(block); n >= 0; n = stream.read(block)) {
        accept(block, n);
        bytes += n;
        if (bytes > mostBytes) {
          overrun.accept(BotFault.of(Kind.OUTPUT, "errors.many", mostBytes));
          return;
        }
      }
    } catch (IOException e) {
      // The process has been killed: the same as the end of its output.
    } finally {
      end.countDown();
    }
  }

  /** Waits until the output has ended, but not long. */
  public void awaitEnd() throws InterruptedException {
    if (!end.await(2, TimeUnit.SECONDS)) {
      return; // a process that has left the bot still holds the pipe
    }
  }

  /** The last lines, the unfinished one included. */
  public synchronized List<String> last() {
    List<String> all = new ArrayList<>(lines);
    if (length > 0) {
      all.add(text());
    }
    return all;
  }

  private synchronized void accept(byte[] block, int n) {
    for (int i = 0; i < n; i++) {
      if (block[i] == '\n') {
        if (lines.size() == LINES) {
          lines.removeFirst();
        }
        lines.addLast(text());
        length = 0;
      } else if (length < unfinished.length) {
        unfinished[length++] = block[i];
      }
    }
  }

  private String text() {
    return ShownText.of(new String(unfinished, 0, length, StandardCharsets.UTF_8).stripTrailing());
  }
}
