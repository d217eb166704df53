package tabuleiro.search.duel;

import tabuleiro.core.text.RulesException;
import tabuleiro.core.world.Game;

/**
 * Maps final margins to search values, such that a margin at the bound of the game ({@link
 * Game#maxMargin}) exceeds any estimate:
 *
 * <pre>
 *   margin    -max      -1       0       1      max
 *   value     -TOP  -scale       0   scale      TOP
 * </pre>
 *
 * Only final positions and proofs have the values TOP and -TOP. A search that returns one of them
 * has therefore proved it at any depth. Nothing exceeds TOP, so the remaining moves need not be
 * searched. Without a bound no value is TOP. Immutable.
 */
public final class MarginScale {

  /** Greater than any value; its negation does not overflow. */
  public static final int INFINITE = Integer.MAX_VALUE;

  /** The value of a margin at the bound. */
  public static final int TOP = INFINITE - 1;

  private final int scale;
  private final int max;

  /**
   * Creates the scale of a game.
   *
   * @param scale the number of units per point
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

  /** The number of units per point. */
  int scale() {
    return scale;
  }

  /** The upper end of the narrowest window that contains every value. */
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

  /** A value in units, as reported and stored in tables. */
  public int units(int value) {
    return value == TOP ? max * scale : value == -TOP ? -max * scale : value;
  }

  /** The value of a proved result in units: the inverse of {@link #units}. */
  public int proved(int units) {
    return max == Game.UNBOUNDED
        ? units
        : units >= max * scale ? TOP : units <= -max * scale ? -TOP : units;
  }

  /** Whether a value is at the bound, which means that it is proved. */
  public static boolean isTop(int value) {
    return value == TOP || value == -TOP;
  }
}
