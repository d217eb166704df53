package tabuleiro.search.duel;

import tabuleiro.core.text.RulesException;
import tabuleiro.core.world.Game;

/**
 * Turns final margins into the values of a search, where a margin at the bound of the game ({@link
 * Game#maxMargin}) counts more than any guess:
 *
 * <pre>
 *   margin    -max      -1       0       1      max
 *   value     -TOP  -scale       0   scale      TOP
 * </pre>
 *
 * Only final positions and proofs have the values TOP and -TOP. So a search that returns one of
 * them has proved it, however shallow it was, and nothing can be better than TOP: the moves that
 * are left need not be searched. Without a bound no value is TOP. Immutable.
 */
public final class MarginScale {

  /** Larger than any value, and its negative is still a number. */
  public static final int INFINITE = Integer.MAX_VALUE;

  /** The value of a margin at the bound. */
  public static final int TOP = INFINITE - 1;

  private final int scale;
  private final int max;

  /**
   * The scale of a game.
   *
   * @param scale how many units make one point
   * @param maxMargin the bound in points
   * @throws IllegalArgumentException if the bound is not positive
   */
  public MarginScale(int scale, int maxMargin) {
    if (maxMargin < 1) {
      throw new IllegalArgumentException("maxMargin() must be positive, not " + maxMargin);
    }
    this.scale = scale;
    this.max = (long) maxMargin * scale < TOP ? maxMargin : Game.UNBOUNDED;
  }

  /** How many units make one point. */
  int scale() {
    return scale;
  }

  /** The end of a window that contains every value: as narrow as the bound allows. */
  public int limit() {
    return max == Game.UNBOUNDED ? INFINITE : TOP;
  }

  /** The value of a final margin. */
  public int value(int margin) {
    return margin >= max ? top(margin) : margin <= -max ? -top(-margin) : margin * scale;
  }

  private int top(int margin) {
    if (margin > max) {
      throw RulesException.margin(margin, max);
    }
    return TOP;
  }

  /** A value in units, as it is reported and kept in tables. */
  public int units(int value) {
    return value == TOP ? max * scale : value == -TOP ? -max * scale : value;
  }

  /** The value of units that are proved: the inverse of {@link #units}. */
  public int proved(int units) {
    return max == Game.UNBOUNDED
        ? units
        : units >= max * scale ? TOP : units <= -max * scale ? -TOP : units;
  }

  /** Whether a value is at the bound, and so proved. */
  public static boolean isTop(int value) {
    return value == TOP || value == -TOP;
  }
}
