package tabuleiro.app.web.bot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.core.Position;
import tabuleiro.lab.ugi.UgiInfo;

/**
 * What the page shows of a bot: the time that it has used for its move, what it reported, and its
 * standard error. Each move begins with {@link #start}. Thread-safe.
 */
public final class BotProgress {
  private static final int MOST_MOVES = 12;

  private final int side;
  private boolean isStarted;
  private boolean isThinking;
  private long start;
  private long nanos;
  private Map<String, Object> found = Map.of();
  private String text = "";
  private List<String> errors = List.of();

  BotProgress(int side) {
    this.side = side;
  }

  /** The bot begins to think about a move. What it reported last stays until it reports again. */
  public synchronized void start() {
    isStarted = true;
    isThinking = true;
    start = System.nanoTime();
  }

  /** The bot reports its search so far, a text, or both. */
  public synchronized void report(UgiInfo info) {
    info.text().ifPresent(said -> text = said);
    if (info.hasResult()) {
      Map<String, Object> all = new LinkedHashMap<>();
      info.depth().ifPresent(depth -> all.put("depth", depth));
      int sign = side == Position.FIRST ? 1 : -1;
      info.score().ifPresent(score -> all.put("value", sign * score));
      info.nodes().ifPresent(nodes -> all.put("nodes", nodes));
      all.put("line", info.line().stream().limit(MOST_MOVES).toList());
      found = all;
    }
  }

  /** Sets the last lines of the bot's standard error; returns whether they have changed. */
  public synchronized boolean setErrors(List<String> lines) {
    boolean isNew = !errors.equals(lines);
    errors = List.copyOf(lines);
    return isNew;
  }

  /** Whether the bot has begun its first move. */
  synchronized boolean isStarted() {
    return isStarted;
  }

  /** The bot has moved, has failed or was stopped. */
  public synchronized void end() {
    isThinking = false;
    nanos = System.nanoTime() - start;
  }

  /** The progress as an event for the page: values in points, seen from the first player. */
  public synchronized Map<String, Object> event() {
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("event", "bot");
    event.put("side", side);
    event.put("thinking", isThinking);
    event.put("millis", (isThinking ? System.nanoTime() - start : nanos) / 1_000_000);
    event.putAll(found);
    event.put("text", text);
    event.put("errors", errors);
    return event;
  }
}
