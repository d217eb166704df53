package tabuleiro.lab.ugi;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How long the lines of a bot were on their way: for {@code readyok}, the whole time of the answer;
 * for a move, the measured time without the time that the bot said it used.
 */
public final class Latency {
  private static final int MOST = 10_000;

  private final List<Duration> samples = new ArrayList<>();

  void add(Duration sample) {
    if (samples.size() < MOST) {
      samples.add(sample.isNegative() ? Duration.ZERO : sample);
    }
  }

  /** The number of measured answers. */
  public int count() {
    return samples.size();
  }

  /** The median; zero if nothing was measured. */
  public Duration median() {
    return sorted().isEmpty() ? Duration.ZERO : sorted().get(samples.size() / 2);
  }

  /** The longest; zero if nothing was measured. */
  public Duration worst() {
    return samples.isEmpty() ? Duration.ZERO : Collections.max(samples);
  }

  private List<Duration> sorted() {
    return samples.stream().sorted().toList();
  }
}
