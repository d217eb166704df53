package tabuleiro.core.solver;

import tabuleiro.core.Puzzle;

/**
 * An estimate of the remaining cost from a state to the nearest solved state.
 *
 * <p>It is <em>admissible</em> if it never exceeds the true cost, and <em>consistent</em> if it
 * never falls by more than the cost of a move (Hart, Nilsson and Raphael 1968). The estimate of a
 * solved state may differ from 0 unless the heuristic is admissible.
 *
 * @param name the name that users select it by
 * @param isAdmissible whether it is proved to be admissible
 * @param isConsistent whether it is proved to be consistent
 * @param scale the number of parts in a unit of cost: an estimate of 7 with scale 2 means 3.5.
 *     Estimates that are not integers have a large scale and are rounded down
 */
public record Heuristic<S extends Puzzle>(
    String name, boolean isAdmissible, boolean isConsistent, int scale, Estimate<S> estimate) {

  /** The estimate of a state from which no solved state can be reached. */
  public static final int NEVER = Integer.MAX_VALUE / 2;

  /** The estimate itself: fast, without side effects, equal for equal states. */
  @FunctionalInterface
  public interface Estimate<S extends Puzzle> {
    int of(S state);
  }

  public Heuristic {
    if (scale < 1) {
      throw new IllegalArgumentException("scale " + scale);
    }
  }

  /** A heuristic in whole units of cost that is admissible and consistent. */
  public static <S extends Puzzle> Heuristic<S> exactUnits(String name, Estimate<S> estimate) {
    return new Heuristic<>(name, true, true, 1, estimate);
  }

  /** The heuristic that is 0 everywhere. */
  public static <S extends Puzzle> Heuristic<S> zero() {
    return exactUnits("zero", state -> 0);
  }

  /** The estimate of a state, in parts of a unit of cost; {@link #NEVER} for a dead end. */
  public int of(S state) {
    return estimate.of(state);
  }
}
