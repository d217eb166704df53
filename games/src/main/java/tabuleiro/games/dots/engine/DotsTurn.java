package tabuleiro.games.dots.engine;

/**
 * Decides which boxes to take. Taking a coin on one string at once is never harmful, unless it is
 * the last chance to leave a present:
 *
 * <pre>
 *   (a) ─ (b) ─ ground or a coin on three strings       cut behind b: a present of two
 *   (a) ─ (b) ─ (c) ─ (d)                               cut between b and c: a present of four
 * </pre>
 *
 * where a and d have no other strings. If there are several such places, all but one are taken,
 * those of four first. With one place left, the player either takes all and moves again, or leaves
 * the present, which the opponent takes before having to move (Berlekamp 2000). The same position
 * remains in both cases.
 *
 * <p>Not thread-safe.
 */
final class DotsTurn {
  /** No arc. */
  static final int NONE = -1;

  private int present;
  private int taking;
  private int leaving;

  /**
   * Examines a position.
   *
   * @return an arc that takes a box and is never harmful; {@link #NONE} if there is nothing to take
   *     or a {@link #present} is possible
   */
  int findTaking(DotsQuiet position) {
    present = 0;
    int twos = 0;
    int ends = 0; // counts both ends of each place of four
    int takingFour = NONE;
    for (int coin = 0; coin < position.coins.ground; coin++) {
      if (position.strings(coin) == 1) {
        int size = place(position, coin);
        if (size == 0) {
          return position.onlyString(coin);
        }
        twos += size == 2 ? 1 : 0;
        ends += size == 4 ? 1 : 0;
        takingFour = size == 4 ? taking : takingFour;
      }
    }
    if (twos + ends / 2 > 1) {
      return ends > 0 ? takingFour : taking;
    }
    present = twos > 0 ? 2 : ends > 0 ? 4 : 0;
    return NONE;
  }

  /** The size of the present that a coin on one string allows; 0 if taking it is never harmful. */
  private int place(DotsQuiet position, int coin) {
    int string = position.onlyString(coin);
    int next = coin ^ position.coins.span[string];
    if (position.strings(next) != 2) {
      return 0;
    }
    int second = position.otherString(next, string);
    int third = next ^ position.coins.span[second];
    if (position.strings(third) > 2) {
      return found(2, string, second);
    } else if (position.strings(third) == 1) {
      return 0;
    }
    int last = third ^ position.coins.span[position.otherString(third, second)];
    return position.strings(last) == 1 ? found(4, string, second) : 0;
  }

  private int found(int size, int string, int behind) {
    taking = string;
    leaving = behind;
    return size;
  }

  /** The size of the present that the player may leave now: 0, 2 or 4. */
  int present() {
    return present;
  }

  /** The first arc of taking all. */
  int taking() {
    return taking;
  }

  /** The arc that leaves the present. */
  int leaving() {
    return leaving;
  }
}
