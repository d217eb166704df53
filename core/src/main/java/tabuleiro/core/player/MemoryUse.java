package tabuleiro.core.player;

/**
 * How much memory a player takes, so that a program that runs several of them at the same time can
 * limit each one. A player with an option {@code memory} takes so many megabytes, one with an
 * option {@code threads} so many threads; a player that remembers every node it visits can be
 * limited by the number of nodes only.
 *
 * @param megabytes the value of the option {@code memory} where it is not given; 0 for a player
 *     without that option
 * @param bytesPerNode what each visited node takes until the move is chosen; 0 if nodes are not
 *     remembered
 * @param maxNodes how many nodes are remembered at most, whatever the limits of the search
 */
public record MemoryUse(int megabytes, long bytesPerNode, long maxNodes) {

  /** That of a player whose memory does not grow. */
  public static final MemoryUse SMALL = new MemoryUse(0, 0, 0);

  public MemoryUse {
    if (megabytes < 0 || bytesPerNode < 0 || maxNodes < 0) {
      throw new IllegalArgumentException("a footprint is not negative");
    }
  }

  /** That of a player with an option {@code memory}, and what it takes by default. */
  public static MemoryUse ofMemory(int megabytes) {
    return new MemoryUse(megabytes, 0, 0);
  }

  /** That of a player that remembers every node. */
  public static MemoryUse ofNodes(long bytesPerNode) {
    return new MemoryUse(0, bytesPerNode, Long.MAX_VALUE);
  }

  /** How many nodes may be visited within some bytes; unlimited if all of them fit anyway. */
  public long nodes(long bytes) {
    if (bytesPerNode == 0) {
      return Long.MAX_VALUE;
    }
    long nodes = bytes / bytesPerNode;
    return nodes < maxNodes ? nodes : Long.MAX_VALUE;
  }
}
