package tabuleiro.core.player;

import java.time.Duration;
import java.util.List;

/**
 * What a player knows of a position after some thought.
 *
 * @param value what the position is worth, seen from {@link tabuleiro.core.Position#FIRST}
 * @param depth how many moves ahead it looked
 * @param line the moves it expects
 * @param nodes how many positions it looked at
 */
public record Report(int value, int depth, List<Integer> line, long nodes, Duration time) {

  /** The report of a player that did not search. */
  public static final Report NONE = new Report(0, 0, List.of(), 0, Duration.ZERO);

  public Report {
    line = List.copyOf(line);
  }
}
