package tabuleiro.core.player;

import java.time.Duration;
import java.util.List;

/**
 * The result of a player's search of a position.
 *
 * @param value the value of the position, seen from {@link tabuleiro.core.Position#FIRST}, in
 *     units; {@code scale} units make one point of the game's margin
 * @param exact whether the value is proved to be the final margin under best play of both sides
 * @param depth the search depth in plies
 * @param line the expected moves (principal variation)
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
   * The work of a search. A cutoff is a beta cut if {@link tabuleiro.core.Position#FIRST}, who
   * maximises, was to move, and an alpha cut otherwise.
   *
   * @param nodes the number of visited positions
   * @param tableHits the number of them whose value came from a table
   */
  public record Effort(long nodes, long alphaCuts, long betaCuts, long tableHits) {

    /** No work. */
    public static final Effort NONE = new Effort(0, 0, 0, 0);

    /** The sum of the work of two searches. */
    public Effort plus(Effort other) {
      return new Effort(
          nodes + other.nodes,
          alphaCuts + other.alphaCuts,
          betaCuts + other.betaCuts,
          tableHits + other.tableHits);
    }
  }

  /**
   * The value of a search that found no bound for the advantage of FIRST, for example because the
   * opponent cannot move in a tree that ignores the end of the game; negated for the other side.
   */
  public static final int INFINITE = Integer.MAX_VALUE;

  /** {@link #INFINITE} in points: more than any margin, and an integer that a double holds. */
  public static final double INFINITE_POINTS = 0x1p60;

  /** The report of a player that did not search. */
  public static final Report NONE =
      new Report(0, 1, false, 0, List.of(), Effort.NONE, Duration.ZERO);

  public Report {
    line = List.copyOf(line);
  }

  /** The value in points of the game's margin, seen from FIRST. */
  public double points() {
    return isInfinite() ? Math.signum((double) value) * INFINITE_POINTS : (double) value / scale;
  }

  /** Whether the value is {@link #INFINITE} for one of the sides. */
  public boolean isInfinite() {
    return Math.abs((long) value) == INFINITE;
  }

  /** The number of visited positions. */
  public long nodes() {
    return effort.nodes;
  }
}
