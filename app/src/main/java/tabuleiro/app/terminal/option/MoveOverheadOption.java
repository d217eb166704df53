package tabuleiro.app.terminal.option;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.search.duel.DeadlinePlayer;

/** The time that players keep in reserve for everything but searching, as in UCI engines. */
public final class MoveOverheadOption {
  private static final long MOST_MILLIS = 10_000;

  @Option(names = "--move-overhead", paramLabel = "MS", descriptionKey = "limit.overhead")
  private @Nullable Long overhead;

  /**
   * The overhead of these players.
   *
   * @param limits of the players, at least one of which must have a time limit if it is given
   */
  public Duration of(List<Limits> limits) throws InputException {
    if (overhead == null) {
      return DeadlinePlayer.OVERHEAD;
    }
    if (overhead < 0 || overhead > MOST_MILLIS) {
      throw Terminal.fault("usage.range", "--move-overhead", 0, MOST_MILLIS, overhead);
    }
    if (limits.stream().noneMatch(Limits::hasTime)) {
      throw Terminal.fault("limit.overhead.untimed");
    }
    return Duration.ofMillis(overhead);
  }
}
