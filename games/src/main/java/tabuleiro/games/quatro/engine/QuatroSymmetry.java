package tabuleiro.games.quatro.engine;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.Zobrist;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroLines;
import tabuleiro.games.quatro.rules.QuatroRules;
import tabuleiro.games.quatro.rules.QuatroSetup;

/**
 * The symmetries of positions. Two kinds of changes keep the future of a position: permuting the
 * squares so that lines stay lines, and renaming the attributes, by permuting them (4! ways) and by
 * exchanging the two values of each (2⁴ ways).
 *
 * <p>There are 32 such permutations of the squares (movements): a common order of rows and columns
 * that keeps mirror pairs together (8 orders), optionally with mirrored columns, optionally with
 * rows and columns exchanged. If the 2×2 squares count as lines, only the 8 symmetries of a square
 * are left. So there are 32 · 384 = 12,288 or 8 · 384 = 3,072 symmetries. Number 384·m + r is
 * movement m and renaming r, and 0 is the identity.
 *
 * <p>The canonical key does not try them all. While every piece is in the game, renaming acts only
 * on the four planes of the board: for each movement, replacing every plane by the smaller of
 * itself and its opposite and sorting the four gives the smallest board that renaming can make. A
 * piece in hand is renamed to the piece without any bit, which determines the opposites. All
 * renamings are tried only if some pieces are not in the game. Immutable and thread-safe.
 */
public final class QuatroSymmetry {
  /** A1 and B1: no two movements map this set of squares onto the same set. */
  private static final int SCATTERED = 0x0003;

  private final int movements;
  // Movement m maps the low byte b of a board to images[512m + b], the high byte to [512m + 256 +
  // b].
  private final char[] images;
  // For each set of squares, its smallest image and the movements that lead to it.
  private final char[] leastImages = new char[1 << 16];
  private final int[] leastMovements = new int[1 << 16];
  private final List<QuatroRenaming> renamings = QuatroRenaming.all();

  private QuatroSymmetry(long anchors) {
    List<int[]> all = movements(anchors);
    movements = all.size();
    images = new char[512 * movements];
    for (int m = 0; m < movements; m++) {
      for (int square = 0; square < 16; square++) {
        int bit = 1 << (square & 7);
        int at = 512 * m + 256 * (square >> 3);
        for (int part = bit; part < 256; part = (part + 1) | bit) {
          images[at + part] |= (char) (1 << all.get(m)[square]);
        }
      }
    }
    fillLeast();
  }

  /** Visits the sets in ascending order, so the first of each class is the smallest image. */
  private void fillLeast() {
    int[] back = new int[movements];
    for (int m = 0; m < movements; m++) {
      while (moved(back[m], moved(m, SCATTERED)) != SCATTERED) {
        back[m]++;
      }
    }
    for (int squares = 0; squares < leastImages.length; squares++) {
      boolean isNew = leastMovements[squares] == 0;
      for (int m = 0; isNew && m < movements; m++) {
        int image = moved(m, squares);
        leastImages[image] = (char) squares;
        leastMovements[image] |= 1 << back[m];
      }
    }
  }

  /** The symmetries under the rules of a position. */
  public static QuatroSymmetry of(Quatro position) {
    return of(position.deal().rules());
  }

  /** The symmetries under given rules. */
  static QuatroSymmetry of(QuatroRules rules) {
    return rules.squares() ? WithSquares.ALL : Straight.ALL;
  }

  /** Every movement, as the images of the squares; the first is the identity. */
  static List<int[]> movements(long anchors) {
    List<int[]> found = new ArrayList<>();
    for (int code = 0; code < 256; code++) {
      int[] order = {code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6};
      boolean isMirrored = order[0] + order[3] == 3 && order[1] + order[2] == 3;
      if (!isMirrored || order[0] == order[1] || order[0] == order[2]) {
        continue;
      }
      for (int kind = 0; kind < 4; kind++) {
        int[] image = new int[16];
        for (int square = 0; square < 16; square++) {
          int row = order[square >> 2];
          int column = order[square & 3] ^ ((kind & 1) != 0 ? 3 : 0);
          image[square] = (kind & 2) != 0 ? 4 * column + row : 4 * row + column;
        }
        if (keepsLines(image, QuatroLines.masks(anchors))) {
          found.add(isIdentity(image) ? 0 : found.size(), image);
        }
      }
    }
    return found;
  }

  private static boolean isIdentity(int[] image) {
    for (int square = 0; square < 16; square++) {
      if (image[square] != square) {
        return false;
      }
    }
    return true;
  }

  private static boolean keepsLines(int[] image, int[] lines) {
    for (int line : lines) {
      int moved = 0;
      for (int square = 0; square < 16; square++) {
        moved |= (line >> square & 1) << image[square];
      }
      boolean isLine = false;
      for (int other : lines) {
        isLine |= other == moved;
      }
      if (!isLine) {
        return false;
      }
    }
    return true;
  }

  public int size() {
    return movements * renamings.size();
  }

  public Quatro apply(int symmetry, Quatro state) {
    QuatroRenaming renaming = renamings.get(symmetry % renamings.size());
    int movement = symmetry / renamings.size();
    int occupied = moved(movement, state.occupied());
    int[] reserve = state.deal().listed(state.reserve());
    for (int i = 0; i < reserve.length; i++) {
      reserve[i] = renaming.piece(reserve[i]);
    }
    int inReserve = 0;
    for (int piece : reserve) {
      inReserve |= 1 << piece;
    }
    int elsewhere = 0xFFFF & ~inReserve & ~renaming.set(state.deal().absent());
    long planes = renaming.planes(movedPlanes(movement, state.planes()), occupied);
    QuatroSetup deal = new QuatroSetup(state.deal().rules(), reserve, elsewhere);
    int hand = state.hand() == Quatro.NO_PIECE ? Quatro.NO_PIECE : renaming.piece(state.hand());
    return Quatro.of(deal, planes, occupied, hand, state.turn());
  }

  public long canonicalKey(Quatro state) {
    long rest = state.deal().rules().handsOver() ? 2 : 0;
    rest = (rest | state.turn()) << 1 | (state.hand() == Quatro.NO_PIECE ? 0 : 1);
    return state.deal().absent() == 0 ? ofAllPieces(state, rest) : ofSomePieces(state, rest);
  }

  private long ofAllPieces(Quatro state, long rest) {
    return ofAllPieces(state.planes(), state.occupied(), state.hand(), rest);
  }

  /** The canonical key of a board and a piece in hand while every piece is in the game. */
  long ofAllPieces(long board, int occupied, int hand, long rest) {
    boolean hasHand = hand != Quatro.NO_PIECE;
    long planes =
        hasHand
            ? ~QuatroLines.agreeing(board, occupied, hand) & occupied * QuatroLines.LANES
            : board;
    int leastOccupied = leastImages[occupied];
    long leastPlanes = -1;
    for (int left = leastMovements[occupied]; left != 0; left &= left - 1) {
      long image = movedPlanes(Integer.numberOfTrailingZeros(left), planes);
      long inOrder = sorted(image, leastOccupied, hasHand);
      leastPlanes = Long.compareUnsigned(inOrder, leastPlanes) < 0 ? inOrder : leastPlanes;
    }
    return Zobrist.key(leastPlanes ^ Zobrist.key(rest << 32 | leastOccupied));
  }

  /** A key that is canonical under movements only, for games without some of the pieces. */
  long ofMovements(long planes, int occupied, long rest) {
    long leastPlanes = -1;
    for (int left = leastMovements[occupied]; left != 0; left &= left - 1) {
      long image = movedPlanes(Integer.numberOfTrailingZeros(left), planes);
      leastPlanes = Long.compareUnsigned(image, leastPlanes) < 0 ? image : leastPlanes;
    }
    return Zobrist.key(leastPlanes ^ Zobrist.key(rest << 16 | leastImages[occupied]));
  }

  /** The planes in ascending order, each replaced by its smaller side unless sides are kept. */
  private static long sorted(long planes, int occupied, boolean keepsSides) {
    int a = (int) planes & 0xFFFF;
    int b = (int) (planes >>> 16) & 0xFFFF;
    int c = (int) (planes >>> 32) & 0xFFFF;
    int d = (int) (planes >>> 48);
    if (!keepsSides) {
      a = Math.min(a, occupied ^ a);
      b = Math.min(b, occupied ^ b);
      c = Math.min(c, occupied ^ c);
      d = Math.min(d, occupied ^ d);
    }
    int low = Math.min(a, b);
    int high = Math.max(a, b);
    int low2 = Math.min(c, d);
    int high2 = Math.max(c, d);
    int middle = Math.max(low, low2);
    int middle2 = Math.min(high, high2);
    long outer = Math.min(low, low2) | (long) Math.max(high, high2) << 48;
    return outer | (long) Math.min(middle, middle2) << 16 | (long) Math.max(middle, middle2) << 32;
  }

  /** The key of the smallest image by absent pieces, piece in hand, squares and planes. */
  private long ofSomePieces(Quatro state, long rest) {
    long leastSets = Long.MAX_VALUE;
    long leastPlanes = 0;
    boolean hasHand = state.hand() != Quatro.NO_PIECE;
    for (QuatroRenaming renaming : renamings) {
      long absent = renaming.set(state.deal().absent());
      long named = absent << 4 | (hasHand ? renaming.piece(state.hand()) : 0);
      if (named > leastSets >>> 16) {
        continue;
      }
      for (int m = 0; m < movements; m++) {
        int occupied = moved(m, state.occupied());
        long sets = named << 16 | occupied;
        if (sets > leastSets) {
          continue;
        }
        long board = renaming.planes(movedPlanes(m, state.planes()), occupied);
        if (sets < leastSets || Long.compareUnsigned(board, leastPlanes) < 0) {
          leastSets = sets;
          leastPlanes = board;
        }
      }
    }
    return Zobrist.key(leastPlanes ^ Zobrist.key(rest << 48 | leastSets));
  }

  private int moved(int movement, int board) {
    int at = 512 * movement;
    return images[at + (board & 255)] | images[at + 256 + (board >> 8 & 255)];
  }

  private long movedPlanes(int movement, long planes) {
    return moved(movement, (int) planes)
        | (long) moved(movement, (int) (planes >>> 16)) << 16
        | (long) moved(movement, (int) (planes >>> 32)) << 32
        | (long) moved(movement, (int) (planes >>> 48)) << 48;
  }

  /** Holder of the symmetries without 2×2 squares, for lazy initialisation. */
  private static final class Straight {
    static final QuatroSymmetry ALL = new QuatroSymmetry(QuatroLines.NO_SQUARES);
  }

  /** Holder of the symmetries with 2×2 squares, for lazy initialisation. */
  private static final class WithSquares {
    static final QuatroSymmetry ALL = new QuatroSymmetry(QuatroLines.ALL_SQUARES);
  }
}
