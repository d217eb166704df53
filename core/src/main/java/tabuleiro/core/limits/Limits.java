package tabuleiro.core.limits;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How much a search may spend. Every limit is optional, all that are given apply together, and the
 * search ends at the first one it reaches. Immutable.
 *
 * <p>"No limit" is the value that {@link #NONE} has. It is larger than any real limit, so searches
 * compare without a special case.
 *
 * @param depth moves ahead for a player, the length of a solution for a solver
 * @param nodes positions visited or states generated
 * @param bytes memory for states, frontier and tables, as the search counts it
 */
public record Limits(int depth, long nodes, Duration time, long bytes) {

  /** No limit at all. The depth is halved so that a search can add to it. */
  public static final Limits NONE =
      new Limits(
          Integer.MAX_VALUE / 2, Long.MAX_VALUE, Duration.ofNanos(Long.MAX_VALUE), Long.MAX_VALUE);

  public Limits {
    if (depth < 0 || nodes < 0 || time.isNegative() || bytes < 0) {
      throw new IllegalArgumentException("limits must not be negative");
    }
  }

  public static Limits depth(int depth) {
    return NONE.withDepth(depth);
  }

  public static Limits nodes(long nodes) {
    return NONE.withNodes(nodes);
  }

  public static Limits time(Duration time) {
    return NONE.withTime(time);
  }

  /** The limits of a move as options and files give them; null means no limit. */
  public static Limits of(@Nullable Integer depth, @Nullable Long nodes, @Nullable Long millis) {
    return new Limits(
        depth == null ? NONE.depth : depth,
        nodes == null ? NONE.nodes : nodes,
        millis == null ? NONE.time : Duration.ofMillis(millis),
        NONE.bytes);
  }

  public Limits withDepth(int newDepth) {
    return new Limits(newDepth, nodes, time, bytes);
  }

  public Limits withNodes(long newNodes) {
    return new Limits(depth, newNodes, time, bytes);
  }

  public Limits withTime(Duration newTime) {
    return new Limits(depth, nodes, newTime, bytes);
  }

  public Limits withBytes(long newBytes) {
    return new Limits(depth, nodes, time, newBytes);
  }

  public boolean hasDepth() {
    return depth < NONE.depth;
  }

  public boolean hasNodes() {
    return nodes < NONE.nodes;
  }

  public boolean hasTime() {
    return time.compareTo(NONE.time) < 0;
  }

  public boolean hasBytes() {
    return bytes < NONE.bytes;
  }

  /** These limits and, where one is not given, that of others. */
  public Limits or(Limits others) {
    return new Limits(
        hasDepth() ? depth : others.depth,
        hasNodes() ? nodes : others.nodes,
        hasTime() ? time : others.time,
        hasBytes() ? bytes : others.bytes);
  }

  /** An equal part of the nodes and of the time, for one of several searches. */
  public Limits share(int parts) {
    return new Limits(
        depth,
        hasNodes() ? nodes / parts + 1 : nodes,
        hasTime() ? time.dividedBy(parts) : time,
        bytes);
  }
}
