package tabuleiro.core.player;

/**
 * The memory that a player needs, so that a program that runs several players at once can limit
 * each. The options {@code memory} (in megabytes) and {@code threads} limit a player that has them.
 * A player that stores every visited node can only be limited by the number of nodes.
 *
 * @param megabytes the default of the option {@code memory}; 0 for a player without that option
 * @param bytesPerNode the memory that each visited node takes until the move is chosen; 0 if nodes
 *     are not stored
 * @param maxNodes the maximum number of stored nodes, whatever the limits of the search
 */
public record MemoryUse(int megabytes, long bytesPerNode, long maxNodes) {

  /** For a player whose memory does not grow. */
  public static final MemoryUse SMALL = new MemoryUse(0, 0, 0);

  public MemoryUse {
    if (megabytes < 0 || bytesPerNode < 0 || maxNodes < 0) {
      throw new IllegalArgumentException("a footprint is not negative");
    }
  }

  /** For a player with an option {@code memory} that has this default. */
  public static MemoryUse ofMemory(int megabytes) {
    return new MemoryUse(megabytes, 0, 0);
  }

  /** For a player that stores every node. */
  public static MemoryUse ofNodes(long bytesPerNode) {
    return new MemoryUse(0, bytesPerNode, Long.MAX_VALUE);
  }

  /** The number of nodes that may be visited within some bytes; unlimited if all of them fit. */
  public long nodes(long bytes) {
    if (bytesPerNode == 0) {
      return Long.MAX_VALUE;
    }
    long nodes = bytes / bytesPerNode;
    return nodes < maxNodes ? nodes : Long.MAX_VALUE;
  }
}
