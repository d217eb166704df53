package tabuleiro.app.terminal.option;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;

/** Options for the search limits per move. */
public final class LimitOptions {
  /** For players that have no limits of their own when the user gives none. */
  public static final Limits STANDARD = Limits.time(Duration.ofSeconds(1));

  private static final long MOST = 1_000_000_000_000L;

  @Option(names = "--time", paramLabel = "MS", descriptionKey = "limit.time")
  @Nullable Long time;

  @Option(names = "--depth", paramLabel = "N", descriptionKey = "limit.depth")
  @Nullable Integer depth;

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "limit.nodes")
  @Nullable Long nodes;

  /** The limits that the user gave. */
  public Limits given() throws InputException {
    within("--depth", depth == null ? 1 : depth, 1000);
    within("--nodes", nodes == null ? 1 : nodes, MOST);
    within("--time", time == null ? 1 : time, MOST / 1000);
    return Limits.of(depth, nodes, time);
  }

  private static void within(String option, long value, long most) throws InputException {
    if (value < 1 || value > most) {
      throw Terminal.fault("usage.range", option, 1, most, value);
    }
  }
}
