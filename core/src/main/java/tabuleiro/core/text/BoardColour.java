package tabuleiro.core.text;

/**
 * The few colours that boards are drawn with, by what they mean. Chosen to be told apart on light
 * and dark terminals; no drawing relies on colour alone.
 */
public enum BoardColour {
  /** Player 1 and what is theirs. */
  FIRST("1;34"),
  /** Player 2 and what is theirs. */
  SECOND("1;31"),
  /** The last move. */
  LAST("1;7"),
  /** Coordinates, frames and what is gone. */
  FAINT("2"),
  /** Numbers and pieces that stand out. */
  STRONG("1"),
  /** A way that is open: legal targets, free corners. */
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
