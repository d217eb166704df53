package tabuleiro.core.text;

/**
 * The colours of board drawings, named by meaning. They can be distinguished on light and dark
 * terminals, and no drawing relies on colour alone.
 */
public enum BoardColour {
  /** Player 1 and their pieces. */
  FIRST("1;34"),
  /** Player 2 and their pieces. */
  SECOND("1;31"),
  /** The last move. */
  LAST("1;7"),
  /** Coordinates, frames and removed things. */
  FAINT("2"),
  /** Highlighted numbers and pieces. */
  STRONG("1"),
  /** Available places: legal targets, free corners. */
  OPEN("32");

  private final String code;

  BoardColour(String code) {
    this.code = code;
  }

  /** The text in this ink, if the look allows colour. */
  public String paint(DrawingStyle style, String text) {
    return style.colour() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
