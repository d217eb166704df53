package tabuleiro.games.dots.rules;

import java.util.List;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.text.InputException;

/**
 * The drawn arcs of a board and their text {@code (horizontals verticals)}: one list for each row
 * of dots from the top, then one for each column of dots from the left, in the order of the arcs'
 * numbers. The text determines the size.
 */
public record DotsBoard(DotsGrid grid, long word0, long word1, long word2) {

  public boolean has(int arc) {
    long word = arc < Long.SIZE ? word0 : arc < 2 * Long.SIZE ? word1 : word2;
    return (word >>> arc & 1) != 0;
  }

  public int closed() {
    return grid.closed(word0, word1, word2);
  }

  /** Whether a form is a whole board rather than only its horizontal lists. */
  public static boolean isBoard(Form form) {
    return first(first(form)) instanceof Form.Sequence;
  }

  private static Form first(Form form) {
    return form instanceof Form.Sequence list && form.isList() ? list.items().get(0) : form;
  }

  /** Reads a list of horizontals and verticals. */
  public static DotsBoard read(Form board, int most) throws InputException {
    List<Form> parts = board.list(2);
    return read(parts.get(0), parts.get(1), most);
  }

  /**
   * Reads two lists of lists.
   *
   * @param most the largest number that stands for a drawn arc: 1, or 2 if the text may say who
   *     drew it
   */
  public static DotsBoard read(Form horizontals, Form verticals, int most) throws InputException {
    List<Form> across = horizontals.list();
    if (across.size() < 2) {
      throw horizontals.fault(DotsMessages.of("board.rows", across.size()));
    }
    int rows = across.size() - 1;
    int columns = across.get(0).list().size();
    if (!DotsGrid.fits(rows, columns)) {
      throw across.get(0).fault(DotsMessages.tooLarge(rows, columns));
    }
    DotsGrid grid = DotsGrid.of(rows, columns);
    long[] words = new long[3];
    readLines(across, columns, most, 0, words);
    readLines(verticals.list(columns + 1), rows, most, grid.vertical(0, 0), words);
    return new DotsBoard(grid, words[0], words[1], words[2]);
  }

  private static void readLines(List<Form> lines, int size, int most, int first, long[] words)
      throws InputException {
    int arc = first;
    for (Form line : lines) {
      for (Form value : line.list(size)) {
        if (value.integer(0, most) != 0) {
          words[arc >> 6] |= 1L << arc;
        }
        arc++;
      }
    }
  }

  public void write(StringBuilder text) {
    text.append("((");
    writeLines(text, 0, grid.rows() + 1, grid.columns());
    text.append(") (");
    writeLines(text, grid.vertical(0, 0), grid.columns() + 1, grid.rows());
    text.append("))");
  }

  private void writeLines(StringBuilder text, int first, int lines, int size) {
    int arc = first;
    for (int line = 0; line < lines; line++) {
      text.append(line == 0 ? "(" : " (");
      for (int place = 0; place < size; place++) {
        text.append(place == 0 ? "" : " ").append(has(arc++) ? '1' : '0');
      }
      text.append(')');
    }
  }
}
