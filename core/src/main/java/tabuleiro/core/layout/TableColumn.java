package tabuleiro.core.layout;

import tabuleiro.core.text.Words;

/**
 * A column of a table.
 *
 * @param width the number of characters of its widest cell
 * @param least the width to which its cells may be wrapped; no effect on narrower cells
 * @param rank 0 if the column is always shown; the column with the highest rank is dropped first
 */
public record TableColumn(String heading, boolean isNumber, int width, int least, int rank) {
  /** Texts up to this width are names, which are easier to read in one line. */
  private static final int NAME = 28;

  public TableColumn {
    if (width < 0 || least < 0 || rank < 0) {
      throw new IllegalArgumentException(heading + ": " + width + ", " + least + ", " + rank);
    }
  }

  /** A column of texts, aligned left. Texts that are longer than a name may be wrapped. */
  public static TableColumn text(String heading, int width) {
    return new TableColumn(heading, false, width, NAME, 0);
  }

  /** A column of numbers, aligned right. */
  public static TableColumn number(String heading, int width) {
    return new TableColumn(heading, true, width, Integer.MAX_VALUE, 0);
  }

  /** This column, to be dropped if the table is too wide. */
  public TableColumn optional(int newRank) {
    return new TableColumn(heading, isNumber, width, least, newRank);
  }

  /** This column, whose cells may be wrapped to this width. */
  public TableColumn wrappedTo(int newLeast) {
    return new TableColumn(heading, isNumber, width, newLeast, rank);
  }

  TableColumn withWidth(int newWidth) {
    return new TableColumn(heading, isNumber, newWidth, least, rank);
  }

  int widthWithHeading() {
    return Math.max(width, TextLines.width(heading));
  }

  /** The width if the heading is broken into its words. */
  int widthWithWords() {
    return Math.max(width, longestWord());
  }

  /** The width if the cells are wrapped too. */
  int narrowest() {
    return Math.max(Math.min(width, least), longestWord());
  }

  private int longestWord() {
    return Words.of(heading).stream().mapToInt(TextLines::width).max().orElse(0);
  }
}
