package tabuleiro.lab.bot;

import java.util.ArrayDeque;
import java.util.List;
import tabuleiro.lab.bot.system.ShownText;

/**
 * The last lines between the referee and a bot, in both directions, for the report of a failure.
 * Long lines are cut, so it stays small whatever a bot prints.
 */
public final class Dialogue {
  /** How many lines are kept. */
  public static final int LINES = 20;

  private final ArrayDeque<String> lines = new ArrayDeque<>(LINES);

  Dialogue() {}

  /** The last lines: {@code "> "} before a line to the bot, {@code "< "} before one from it. */
  public synchronized List<String> lines() {
    return List.copyOf(lines);
  }

  synchronized void sent(String line) {
    add("> " + ShownText.of(line));
  }

  synchronized void received(String line) {
    add("< " + ShownText.of(line));
  }

  private void add(String line) {
    if (lines.size() == LINES) {
      lines.removeFirst();
    }
    lines.addLast(line);
  }
}
