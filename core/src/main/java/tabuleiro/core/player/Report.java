package tabuleiro.core.player;

import java.time.Duration;
import java.util.List;

/**
 * What a player knows of a position after some thought.
 *
 * @param value what the position is worth, seen from {@link tabuleiro.core.Position#FIRST}, in
 *     units of which {@code scale} make one point of the game's margin
 * @param exact whether the value is proved: the final margin under best play of both
 * @param depth how many moves ahead it looked
 * @param line the moves it expects
 */
public record Report(
    int value,
    int scale,
    boolean exact,
    int depth,
    List<Integer> line,
    Effort effort,
    Duration time) {

  /**
   * What a search did. A cut is counted where the rest of the moves was left out: a beta cut if
   * {@link tabuleiro.core.Position#FIRST}, who maximises, was to move, an alpha cut if the other.
   *
   * @param nodes how many positions it looked at
   * @param tableHits how many of them a table answered
   */
  public record Effort(long nodes, long alphaCuts, long betaCuts, long tableHits) {

    /** No work at all. */
    public static final Effort NONE = new Effort(0, 0, 0, 0);

    /** The work of two searches together. */
    public Effort plus(Effort other) {
      return new Effort(
          nodes + other.nodes,
          alphaCuts + other.alphaCuts,
          betaCuts + other.betaCuts,
          tableHits + other.tableHits);
    }
  }

  /** The report of a player that did not search. */
  public static final Report NONE =
      new Report(0, 1, false, 0, List.of(), Effort.NONE, Duration.ZERO);

  public Report {
    line = List.copyOf(line);
  }

  /** The value in points of the game's margin, seen from FIRST. */
  public double points() {
    return (double) value / scale;
  }

  /** How many positions were looked at. */
  public long nodes() {
    return effort.nodes;
  }
}
