package tabuleiro.games.blokus.rules;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.text.Words;

/**
 * One of the four pieces. They are never rotated or mirrored. The anchor, marked {@code @}, is the
 * cell that a move names.
 *
 * <pre>
 *   a     b       c1        c2
 *   @     @ #       # #     @
 *         # #     @ #       # #
 *                             #
 * </pre>
 *
 * @param number the index in the move order, from 0
 * @param id the name in moves: {@code peca-c-1}
 * @param brief the short name: {@code c1}
 * @param kind the part of a hand that it belongs to; c1 and c2 share the last one
 * @param cells the squares it covers, relative to the anchor
 */
public record BlokusPiece(int number, String id, String brief, int kind, List<Cell> cells) {

  private static final String PREFIX = "peca";

  /** A square, in rows down and columns right of the anchor. */
  public record Cell(int down, int right) {}

  /** The pieces by number. */
  public static final List<BlokusPiece> ALL =
      List.of(
          new BlokusPiece(0, "peca-a", "a", 0, List.of(at(0, 0))),
          new BlokusPiece(1, "peca-b", "b", 1, List.of(at(0, 0), at(0, 1), at(1, 0), at(1, 1))),
          new BlokusPiece(
              2, "peca-c-1", "c1", 2, List.of(at(0, 0), at(0, 1), at(-1, 1), at(-1, 2))),
          new BlokusPiece(3, "peca-c-2", "c2", 2, List.of(at(0, 0), at(1, 0), at(1, 1), at(2, 1))));

  public BlokusPiece {
    cells = List.copyOf(cells);
  }

  private static Cell at(int down, int right) {
    return new Cell(down, right);
  }

  /** Finds a piece by name: {@code peca-c-1}, {@code c-1} or {@code c1}, ignoring case. */
  static Optional<BlokusPiece> named(String name) {
    String small = Words.lower(name).replace('ç', 'c');
    String plain =
        (small.startsWith(PREFIX) ? small.substring(PREFIX.length()) : small).replace("-", "");
    return ALL.stream().filter(piece -> piece.brief.equals(plain)).findFirst();
  }
}
