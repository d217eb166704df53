package tabuleiro.search.mcts;

/**
 * The settings of a {@link Uct}.
 *
 * @param seed the random seed of the playouts
 * @param exploration the exploration constant; the square root of 2 in the paper
 * @param iterations the maximum number of playouts per move; 0 for as many as the limits allow
 * @param isProving whether proved results are propagated up the tree
 * @param isReusing whether the subtree of the played moves is kept for the next move
 */
public record UctOptions(
    long seed, double exploration, int iterations, boolean isProving, boolean isReusing) {

  /** Seed 1, the paper's exploration constant, no playout limit, proving and reusing. */
  public static final UctOptions STANDARD = new UctOptions(1, Math.sqrt(2), 0, true, true);

  public UctOptions {
    if (!(exploration >= 0) || iterations < 0) {
      throw new IllegalArgumentException("not negative: " + exploration + ", " + iterations);
    }
  }

  public UctOptions withSeed(long newSeed) {
    return new UctOptions(newSeed, exploration, iterations, isProving, isReusing);
  }

  public UctOptions withIterations(int games) {
    return new UctOptions(seed, exploration, games, isProving, isReusing);
  }

  public UctOptions withProving(boolean on) {
    return new UctOptions(seed, exploration, iterations, on, isReusing);
  }

  public UctOptions withReusing(boolean on) {
    return new UctOptions(seed, exploration, iterations, isProving, on);
  }
}
