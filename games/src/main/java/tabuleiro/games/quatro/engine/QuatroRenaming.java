package tabuleiro.games.quatro.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * A renaming of the attributes: attribute a becomes attribute {@code to(a)}, and its two values are
 * exchanged if bit a of {@code exchanged} is set.
 *
 * @param order two bits for each attribute: the attribute it becomes
 */
record QuatroRenaming(int order, int exchanged) {

  /** All 4! · 2⁴ = 384 renamings; the first is the identity. */
  static List<QuatroRenaming> all() {
    List<QuatroRenaming> all = new ArrayList<>();
    for (int a = 0; a < 4; a++) {
      for (int b = 0; b < 4; b++) {
        for (int c = 0; c < 4; c++) {
          int d = 6 - a - b - c;
          boolean isOrder = (1 << a | 1 << b | 1 << c) == 15 - (d < 0 || d > 3 ? 0 : 1 << d);
          for (int exchanged = 0; isOrder && exchanged < 16; exchanged++) {
            all.add(new QuatroRenaming(a | b << 2 | c << 4 | d << 6, exchanged));
          }
        }
      }
    }
    return List.copyOf(all);
  }

  private int to(int attribute) {
    return order >> (2 * attribute) & 3;
  }

  /** The image of a piece. */
  int piece(int piece) {
    int values = piece ^ exchanged;
    int renamed = 0;
    for (int attribute = 0; attribute < 4; attribute++) {
      renamed |= (values >> attribute & 1) << to(attribute);
    }
    return renamed;
  }

  /** The image of a set of pieces. */
  int set(int pieces) {
    int renamed = 0;
    for (int left = pieces; left != 0; left &= left - 1) {
      renamed |= 1 << piece(Integer.numberOfTrailingZeros(left));
    }
    return renamed;
  }

  /** The image of the planes of a board. */
  long planes(long planes, int occupied) {
    long renamed = 0;
    for (int attribute = 0; attribute < 4; attribute++) {
      long plane = planes >>> (16 * attribute) & 0xFFFF;
      if ((exchanged >> attribute & 1) != 0) {
        plane ^= occupied;
      }
      renamed |= plane << (16 * to(attribute));
    }
    return renamed;
  }
}
