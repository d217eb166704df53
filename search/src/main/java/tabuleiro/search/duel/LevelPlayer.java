package tabuleiro.search.duel;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;

/**
 * A strong player weakened to a level from 1 to 9. It has a node limit and sometimes plays
 * carelessly: a random move on the lowest levels, a greedy one above.
 *
 * <pre>
 *   level        1    2    3    4     5     6      7       8         9
 *   nodes       20   60  200  600  2000  6000  20000  100000  1000000
 *   careless   40%  30%  22%  15%   10%    6%     3%      1%        0%
 * </pre>
 *
 * Careless moves depend on the seed and the position alone, so games are repeatable. Time limits
 * still apply. Thread-safe if the strong player is.
 */
public final class LevelPlayer<P extends Position> implements Player<P> {
  public static final int LOWEST = 1;
  public static final int HIGHEST = 9;

  private static final long[] NODES = {20, 60, 200, 600, 2000, 6000, 20_000, 100_000, 1_000_000};
  private static final int[] CARELESS = {40, 30, 22, 15, 10, 6, 3, 1, 0};
  private static final int MOST_RANDOM = 3;

  private final Player<P> strong;
  private final Player<P> careless;
  private final int level;
  private final long seed;

  /**
   * Limits a player to a level.
   *
   * @throws IllegalArgumentException if there is no such level
   */
  public LevelPlayer(Player<P> strong, int level, long seed) {
    if (level < LOWEST || level > HIGHEST) {
      throw new IllegalArgumentException("no level " + level);
    }
    this.strong = strong;
    this.careless = level <= MOST_RANDOM ? new RandomPlayer<>(seed) : new GreedyPlayer<>(seed);
    this.level = level;
    this.seed = seed;
  }

  @Override
  public String name() {
    return strong.name() + ":level=" + level;
  }

  @Override
  public Choice choose(P position, Limits limits, Consumer<Report> progress) {
    SplittableRandom random = new SplittableRandom(~seed ^ position.key());
    if (random.nextInt(100) < CARELESS[level - 1]) {
      return careless.choose(position, limits, progress);
    }
    long nodes = Math.min(limits.nodes(), NODES[level - 1]);
    return strong.choose(position, limits.withNodes(nodes), progress);
  }
}
