package tabuleiro.games.dots;

import tabuleiro.core.text.BoardColour;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * Draws the arcs of a board for a terminal. The numbers above and to the left belong to {@code (h i
 * j)}: i on the left, j above. Those below and to the right belong to {@code (v i j)}: i below, j
 * on the right. The last arc is a double line, and closed boxes are filled:
 *
 * <pre>
 *  h    1   2   3
 *  1  •───•   •   •
 *     │▒▒▒║           1
 *  2  •───•   •   •
 *     1   2   3   4   v
 * </pre>
 */
final class DotsDrawing {
  private static final String MARGIN = "    ";

  private final DotsBoard board;
  private final DotsGrid grid;
  private final DrawingStyle style;
  private final StringBuilder text = new StringBuilder();

  private DotsDrawing(DotsBoard board, DrawingStyle style) {
    this.board = board;
    this.grid = board.grid();
    this.style = style;
  }

  static String of(DotsBoard board, DrawingStyle style) {
    DotsDrawing drawing = new DotsDrawing(board, style);
    drawing.numbersAbove();
    drawing.dots(0);
    for (int row = 0; row < board.grid().rows(); row++) {
      drawing.boxes(row);
      drawing.dots(row + 1);
    }
    drawing.numbersBelow();
    return drawing.text.toString();
  }

  private void numbersAbove() {
    StringBuilder line = new StringBuilder(" h  ");
    for (int column = 1; column <= grid.columns(); column++) {
      line.append("  ").append(padded(column, 2));
    }
    faintLine(line);
  }

  private void numbersBelow() {
    StringBuilder line = new StringBuilder(MARGIN);
    for (int column = 1; column <= grid.columns() + 1; column++) {
      line.append(padded(column, 4));
    }
    faintLine(line.append('v'));
  }

  private void faintLine(StringBuilder line) {
    text.append(BoardColour.FAINT.paint(style, line.toString().stripTrailing())).append('\n');
  }

  private void dots(int row) {
    text.append(
        BoardColour.FAINT.paint(style, row < 9 ? " " + (row + 1) : String.valueOf(row + 1)));
    text.append("  •");
    for (int column = 0; column < grid.columns(); column++) {
      text.append(arc(grid.horizontal(row, column), "───", "═══")).append('•');
    }
    text.append('\n');
  }

  private void boxes(int row) {
    text.append(MARGIN);
    for (int column = 0; column < grid.columns(); column++) {
      text.append(arc(grid.vertical(column, row), "│", "║"));
      boolean closed =
          grid.sides(grid.columns() * row + column, board.word0(), board.word1(), board.word2())
              == 4;
      text.append(closed ? BoardColour.FAINT.paint(style, "▒▒▒") : "   ");
    }
    text.append(arc(grid.vertical(grid.columns(), row), "│", "║"));
    text.append("   ").append(BoardColour.FAINT.paint(style, String.valueOf(row + 1))).append('\n');
  }

  private String arc(int arc, String drawn, String last) {
    if (!board.has(arc)) {
      return " ".repeat(drawn.length());
    }
    return arc == style.lastMove() ? BoardColour.LAST.paint(style, last) : drawn;
  }

  private static String padded(int number, int width) {
    String digits = String.valueOf(number);
    return digits + " ".repeat(Math.max(0, width - digits.length()));
  }
}
