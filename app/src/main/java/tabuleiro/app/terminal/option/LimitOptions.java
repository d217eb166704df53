package tabuleiro.app.terminal.option;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.player.Limits;
import tabuleiro.core.text.InputException;

/** What a player may spend on a move. */
public final class LimitOptions {
  private static final long MOST = 1_000_000_000_000L;

  @Option(names = "--time", paramLabel = "MS", descriptionKey = "limit.time")
  @Nullable Long time;

  @Option(names = "--depth", paramLabel = "N", descriptionKey = "limit.depth")
  @Nullable Integer depth;

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "limit.nodes")
  @Nullable Long nodes;

  /** The limits asked for; if there are none, so many milliseconds. */
  public Limits orMillis(long fallback) throws InputException {
    return isEmpty() ? Limits.time(Duration.ofMillis(fallback)) : orNone();
  }

  /** The limits asked for. */
  public Limits orNone() throws InputException {
    return new Limits(
        depth == null ? Limits.NONE.depth() : (int) within("--depth", depth, 1000),
        nodes == null ? Limits.NONE.nodes() : within("--nodes", nodes, MOST),
        time == null ? Limits.NONE.time() : Duration.ofMillis(within("--time", time, MOST / 1000)));
  }

  boolean isEmpty() {
    return time == null && depth == null && nodes == null;
  }

  private static long within(String option, long value, long most) throws InputException {
    if (value < 1 || value > most) {
      throw Terminal.fault("usage.range", option, 1, most, value);
    }
    return value;
  }
}
