package tabuleiro.app.terminal.output;

import java.util.List;
import java.util.Optional;
import tabuleiro.app.play.PlayConsole;
import tabuleiro.core.text.DrawingStyle;

/** Plays a game at the terminal. */
public final class TerminalPlayConsole implements PlayConsole {
  private final Terminal terminal;
  private boolean hasGlimpse;

  public TerminalPlayConsole(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public String text(String key, Object... arguments) {
    return terminal.text(key, arguments);
  }

  @Override
  public void show(String text) {
    glimpse("");
    terminal.out().print(text);
    terminal.out().flush();
  }

  @Override
  public void say(String label, String text) {
    glimpse("");
    if (label.isEmpty()) {
      terminal.println(text);
    } else {
      terminal.println(label, text);
    }
    terminal.out().flush();
  }

  @Override
  public synchronized void glimpse(String line) {
    if (!terminal.colour() || (line.isEmpty() && !hasGlimpse)) {
      return; // status lines are for terminals only
    }
    int most = terminal.width() - 1;
    String brief = line.length() > most ? line.substring(0, most) : line;
    terminal.out().print("\r" + brief + "\u001b[K");
    terminal.out().print(line.isEmpty() ? "\r" : "");
    terminal.out().flush();
    hasGlimpse = !line.isEmpty();
  }

  @Override
  public Optional<String> ask(String prompt, List<String> likely) {
    terminal.out().flush();
    Optional<String> line = terminal.keyboard().line(prompt, likely);
    if (line.isPresent() && !terminal.isAttended()) {
      terminal.out().println(); // a pipe does not show what is read from it
    }
    return line;
  }

  @Override
  public void during(Runnable work, Runnable stop) {
    terminal.keyboard().during(work, stop);
  }

  @Override
  public DrawingStyle style() {
    return terminal.style();
  }
}
