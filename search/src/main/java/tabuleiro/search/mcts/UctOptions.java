package tabuleiro.search.mcts;

/**
 * How a {@link Uct} is made.
 *
 * @param seed decides how games are played out
 * @param exploration how much is tried rather than trusted; the square root of 2 in the paper
 * @param iterations at most so many games are played out for a move; 0 for as many as the limits
 *     allow
 * @param isProving whether results that are certain are carried up the tree
 * @param isReusing whether the part of the tree that the game went into is kept for the next move
 */
public record UctOptions(
    long seed, double exploration, int iterations, boolean isProving, boolean isReusing) {

  /** Seed 1, exploration of the paper, as long as the limits allow, proving and reusing. */
  public static final UctOptions STANDARD = new UctOptions(1, Math.sqrt(2), 0, true, true);

  public UctOptions {
    if (!(exploration >= 0) || iterations < 0) {
      throw new IllegalArgumentException("not negative: " + exploration + ", " + iterations);
    }
  }

  public UctOptions withSeed(long newSeed) {
    return new UctOptions(newSeed, exploration, iterations, isProving, isReusing);
  }

  public UctOptions withExploration(double much) {
    return new UctOptions(seed, much, iterations, isProving, isReusing);
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
