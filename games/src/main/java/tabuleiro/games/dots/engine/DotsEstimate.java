package tabuleiro.games.dots.engine;

/**
 * Estimates the value of a quiet position for the side to move by the long chain rule (Berlekamp
 * 2000). Eventually a player has to open the first long chain. From then on the opponent keeps
 * control by giving back two coins of each chain and four of each loop except the last.
 *
 * <p>Counting tells who that will be. If a position with A missing arcs, B open boxes and no joints
 * has C chains of three or more, then A - B - C moves can be made that open nothing long: a chain
 * has one arc more than boxes, a loop as many; a safe move draws one arc, and opening a short chain
 * takes away one arc more than boxes. So the side to move opens the first long chain if A - B - C
 * is even. While joints are left, C can still change, so the estimate shrinks with the number of
 * boxes that do not belong to a long chain or loop yet.
 *
 * <p>Stateless.
 */
public final class DotsEstimate {
  /** The number of units per box. */
  public static final int SCALE = 100;

  private DotsEstimate() {}

  /** The estimate after a scan, in units. */
  static int of(DotsLinks scanned) {
    int open = scanned.position().open();
    int settled = scanned.longCoins() + scanned.loopCoins();
    int undecided = open - settled;
    int control = control(scanned) + undecided / 2;
    int guess = SCALE * Math.min(open, Math.max(1, control)) * 4 / (4 + undecided);
    return hasControl(scanned) ? guess : -guess;
  }

  /** Whether the side to move does not have to open the first long chain, by the current count. */
  static boolean hasControl(DotsLinks scanned) {
    return (scanned.position().missing() - scanned.position().open() - scanned.longs()) % 2 != 0;
  }

  /** The gain of the controlling side from the existing chains and loops. */
  private static int control(DotsLinks scanned) {
    int back = 4 * scanned.longs();
    for (int i = 0; i < scanned.simples(); i++) {
      back += scanned.simple(i) < 0 ? 8 : 0;
    }
    int last = scanned.longs() > 0 ? 4 : scanned.loopCoins() > 0 ? 8 : 0;
    return scanned.longCoins() + scanned.loopCoins() - back + last;
  }
}
