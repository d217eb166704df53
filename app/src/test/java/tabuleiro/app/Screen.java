package tabuleiro.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** A real terminal, created by tmux, for tests that type and read the screen. */
final class Screen implements AutoCloseable {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(120);

  private final String name = "tabuleiro-" + ProcessHandle.current().pid() + "-" + hashCode();

  /** Runs a shell command on a new screen. */
  Screen(Launcher launcher, String line) {
    String stay = "cd '" + launcher.root() + "'; export LC_ALL=C.UTF-8; " + line;
    tmux(
        "new-session", "-d", "-x", "150", "-y", "60", stay + "; echo \"ended with $?\"; sleep 600");
  }

  static boolean isPossible(Launcher launcher) {
    return launcher.run("command -v tmux").code() == 0;
  }

  /** Types a text and presses Enter. */
  void type(String text) {
    tmux("send-keys", "-l", text);
    tmux("send-keys", "Enter");
  }

  void press(String key) {
    tmux("send-keys", key);
  }

  /** Returns the device file of the terminal. */
  String device() {
    return tmux("display-message", "-p", "#{pane_tty}").strip();
  }

  /** Returns the visible text. */
  String text() {
    return tmux("capture-pane", "-p");
  }

  /** Waits until a text is visible. */
  void await(String text) {
    await(text, () -> text().contains(text));
  }

  /** Waits until a condition holds. */
  void await(String what, BooleanSupplier holds) {
    long end = System.nanoTime() + PATIENCE;
    while (!holds.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("waited in vain for " + what + " on:\n" + text());
      }
      try {
        Thread.sleep(40);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }
  }

  @Override
  public void close() {
    tmux("kill-server");
  }

  private String tmux(String... arguments) {
    List<String> line = new ArrayList<>(List.of("tmux", "-L", name, "-f", "/dev/null"));
    line.addAll(List.of(arguments));
    try {
      Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
      process.getOutputStream().close();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      process.waitFor();
      return said;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
