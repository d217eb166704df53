package tabuleiro.core.grid;

/**
 * How a cell looks, on the page and in a terminal.
 *
 * @param glyph a character or a short text; all that terminals show, and what the page shows where
 *     there is no shape
 * @param shape what the page draws
 * @param colour whose it is
 * @param label what screen readers say: the end of the key {@code board.LABEL} in the world's
 *     bundle, or the text itself; empty for what the colour says
 */
public record Cell(String glyph, Shape shape, Colour colour, String label) {

  /** Nothing on the cell. */
  public static final Cell EMPTY = new Cell(".", Shape.NONE, Colour.NONE, "");

  /** No cell at all: what lies beside a board that is not a rectangle. */
  public static final Cell GAP = new Cell(" ", Shape.NONE, Colour.NONE, "");

  /** What the page draws on a cell. */
  public enum Shape {
    /** Nothing but the glyph, unless the cell is empty. */
    NONE,
    DISC,
    RING,
    SQUARE,
    CROSS,
    DIAMOND
  }

  /** Whose a cell is. */
  public enum Colour {
    NONE,
    /** Player 1's. */
    FIRST,
    /** Player 2's. */
    SECOND,
    /** Nobody's, but not empty: a wall, a tile, a number. */
    NEUTRAL
  }

  /** A shape of a colour; the glyph is for terminals. */
  public static Cell of(String glyph, Shape shape, Colour colour) {
    return new Cell(glyph, shape, colour, "");
  }

  /** A glyph of a colour. */
  public static Cell of(String glyph, Colour colour) {
    return new Cell(glyph, Shape.NONE, colour, "");
  }

  /** The same cell with a text for screen readers. */
  public Cell labelled(String text) {
    return new Cell(glyph, shape, colour, text);
  }

  /** Whether there is nothing on it. */
  public boolean isEmpty() {
    return colour == Colour.NONE && shape == Shape.NONE;
  }
}
