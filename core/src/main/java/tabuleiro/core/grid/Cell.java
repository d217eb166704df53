package tabuleiro.core.grid;

/**
 * The appearance of a cell, on the page and in a terminal.
 *
 * @param glyph one or a few characters; terminals show only this, the page shows it if there is no
 *     shape
 * @param shape what the page draws
 * @param colour the owner of the cell
 * @param label the text for screen readers: the end of the key {@code board.LABEL} in the world's
 *     bundle, or the text itself; empty if the colour says enough
 */
public record Cell(String glyph, Shape shape, Colour colour, String label) {

  /** An empty cell. */
  public static final Cell EMPTY = new Cell(".", Shape.NONE, Colour.NONE, "");

  /** Not a cell: fills the rectangle around a board of another shape. */
  public static final Cell GAP = new Cell(" ", Shape.NONE, Colour.NONE, "");

  /** The shape that the page draws on a cell. */
  public enum Shape {
    /** The glyph only; nothing if the cell is empty. */
    NONE,
    DISC,
    RING,
    SQUARE,
    CROSS,
    DIAMOND
  }

  /** The owner of a cell. */
  public enum Colour {
    NONE,
    /** Owned by player 1. */
    FIRST,
    /** Owned by player 2. */
    SECOND,
    /** Belongs to neither player but is not empty: a wall, a tile, a number. */
    NEUTRAL
  }

  /** A cell with a shape; terminals show the glyph. */
  public static Cell of(String glyph, Shape shape, Colour colour) {
    return new Cell(glyph, shape, colour, "");
  }

  /** A cell with a glyph only. */
  public static Cell of(String glyph, Colour colour) {
    return new Cell(glyph, Shape.NONE, colour, "");
  }

  /** The same cell with a text for screen readers. */
  public Cell labelled(String text) {
    return new Cell(glyph, shape, colour, text);
  }

  public boolean isEmpty() {
    return colour == Colour.NONE && shape == Shape.NONE;
  }
}
