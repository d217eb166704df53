package tabuleiro.app.terminal.command;

import tabuleiro.app.terminal.output.MeasuredSample;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.command.Console;
import tabuleiro.core.command.Sample;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.Message;

/** The console of a world's command, printed to the terminal. */
final class WorldConsole implements Console {
  private static final long PROGRESS_NANOS = 100_000_000;

  private final Terminal terminal;
  private final String bundle;
  private final boolean isJson;
  private long lastProgress = System.nanoTime() - PROGRESS_NANOS;
  private boolean hasProgress;

  WorldConsole(Terminal terminal, String bundle, boolean isJson) {
    this.terminal = terminal;
    this.bundle = bundle;
    this.isJson = isJson;
  }

  @Override
  public void println(String line) {
    endProgress();
    if (!isJson) {
      terminal.out().println(line);
      terminal.out().flush();
    }
  }

  @Override
  public void redraw(String text) {
    if (terminal.colour() && !isJson) {
      terminal.out().print("\u001b[H\u001b[2J" + text);
      terminal.out().flush();
    }
  }

  @Override
  public void progress(String line) {
    long now = System.nanoTime();
    if (terminal.hasStatusLine() && now - lastProgress >= PROGRESS_NANOS) {
      lastProgress = now;
      hasProgress = true;
      terminal.err().print("\r" + line + "\u001b[K");
      terminal.err().flush();
    }
  }

  /** Removes the progress line, if there is one. */
  void endProgress() {
    if (hasProgress) {
      hasProgress = false;
      terminal.err().print("\r\u001b[K");
      terminal.err().flush();
    }
  }

  @Override
  public int width() {
    return terminal.width();
  }

  @Override
  public DrawingStyle style() {
    return terminal.style();
  }

  @Override
  public String text(String key, Object... arguments) {
    return Message.of(bundle, key, arguments).in(terminal.locale());
  }

  @Override
  public Sample sample(double... values) {
    return new MeasuredSample(values);
  }
}
