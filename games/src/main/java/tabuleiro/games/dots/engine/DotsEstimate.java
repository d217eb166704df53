package tabuleiro.games.dots.engine;

/**
 * Guesses what a quiet position is worth to the side to move, by the long chain rule (Berlekamp
 * 2000). Sooner or later somebody has to open the first long chain; from then on the other keeps
 * control, giving back two coins of each chain and four of each loop except the last.
 *
 * <p>Who that will be is a matter of counting. If a position with A missing arcs, B open boxes and
 * no joints has C chains of three or more, then A - B - C moves can be made that open nothing long:
 * a chain has one arc more than boxes, a loop as many; a safe move draws one arc, and opening a
 * short chain takes away one arc more than boxes. So the side to move opens the first long chain if
 * A - B - C is even. While there are joints left C can still change, therefore the guess is smaller
 * the more boxes belong to nothing long yet.
 *
 * <p>Has no state.
 */
public final class DotsEstimate {
  /** How many units make one box. */
  public static final int SCALE = 100;

  private DotsEstimate() {}

  /** The guess after a scan, in units. */
  static int of(DotsLinks scanned) {
    int open = scanned.position().open();
    int settled = scanned.longCoins() + scanned.loopCoins();
    int undecided = open - settled;
    int control = control(scanned) + undecided / 2;
    int guess = SCALE * Math.min(open, Math.max(1, control)) * 4 / (4 + undecided);
    return hasControl(scanned) ? guess : -guess;
  }

  /** Whether the side to move will not have to open the first long chain, as things stand. */
  static boolean hasControl(DotsLinks scanned) {
    return (scanned.position().missing() - scanned.position().open() - scanned.longs()) % 2 != 0;
  }

  /** What the one in control gains from the chains and loops that are there. */
  private static int control(DotsLinks scanned) {
    int back = 4 * scanned.longs();
    for (int i = 0; i < scanned.simples(); i++) {
      back += scanned.simple(i) < 0 ? 8 : 0;
    }
    int last = scanned.longs() > 0 ? 4 : scanned.loopCoins() > 0 ? 8 : 0;
    return scanned.longCoins() + scanned.loopCoins() - back + last;
  }
}
