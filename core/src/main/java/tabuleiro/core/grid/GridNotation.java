package tabuleiro.core.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.BoardColour;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;

/**
 * The notation of a grid. A position is {@code (((0 1) (2 0)) 1)}: the rows of the board and the
 * side to move. The board alone is accepted too, and is how a puzzle is written. A move is its
 * column, {@code b}, or its cells, {@code b3} or {@code b3-c4}, with rows counted from the top. If
 * the move has a name, it follows after a slash.
 */
public final class GridNotation<S extends State> implements Notation<S> {
  private static final int MOST_LINES = 64;
  private static final int MOST_NUMBER = 99;

  private final Grid<S> grid;

  public GridNotation(Grid<S> grid) {
    this.grid = grid;
  }

  @Override
  public String write(S state) {
    StringBuilder text = new StringBuilder("(");
    for (int row = 0; row < grid.rows(state); row++) {
      text.append(row == 0 ? "(" : " (");
      for (int column = 0; column < grid.columns(state); column++) {
        text.append(column == 0 ? "" : " ").append(grid.cell(state, row, column));
      }
      text.append(')');
    }
    text.append(')');
    return state instanceof Position position
        ? "(" + text + " " + (position.turn() + 1) + ")"
        : text.toString();
  }

  @Override
  public S read(String text) throws InputException {
    return read(LispReader.one(text));
  }

  public S read(Form form) throws InputException {
    List<Form> items = form.list();
    if (items.size() == 1 && isBoard(items.get(0))) {
      throw form.fault(Message.of(Grid.BUNDLE, "grid.noSide"));
    }
    boolean hasSide = items.size() == 2 && !(items.get(1) instanceof Form.Sequence);
    Form board = hasSide ? items.get(0) : form;
    int side = hasSide ? items.get(1).integer(1, 2) - 1 : Position.FIRST;
    S state = state(board, side);
    if (hasSide && state instanceof Position position && position.turn() != side) {
      throw items.get(1).fault(Message.of(Grid.BUNDLE, "grid.side", position.turn() + 1));
    }
    return state;
  }

  /** Whether a form is a list of lists. */
  private static boolean isBoard(Form form) throws InputException {
    return form.isList() && form.list().get(0) instanceof Form.Sequence;
  }

  private S state(Form board, int side) throws InputException {
    int[][] cells = cells(board);
    try {
      S state = grid.state(cells, side);
      if (grid.rows(state) == cells.length && grid.columns(state) == cells[0].length) {
        return state;
      }
      throw board.fault(
          Message.of(Grid.BUNDLE, "grid.size", grid.rows(state), grid.columns(state)));
    } catch (InputException e) {
      throw e.line() > 0 ? e : board.fault(e.problem());
    }
  }

  private static int[][] cells(Form board) throws InputException {
    List<Form> rows = board.list();
    if (rows.isEmpty() || rows.size() > MOST_LINES) {
      throw board.fault(Message.of(Grid.BUNDLE, "grid.rows", MOST_LINES, rows.size()));
    }
    int columns = rows.get(0).list().size();
    if (columns == 0 || columns > MOST_LINES) {
      throw rows.get(0).fault(Message.of(Grid.BUNDLE, "grid.columns", MOST_LINES, columns));
    }
    int[][] cells = new int[rows.size()][columns];
    for (int row = 0; row < cells.length; row++) {
      List<Form> items = rows.get(row).list(columns);
      for (int column = 0; column < columns; column++) {
        cells[row][column] = items.get(column).integer(0, MOST_NUMBER);
      }
    }
    return cells;
  }

  @Override
  public String write(S state, int move) {
    Place place = grid.place(state, move);
    String where =
        place.column() >= 0
            ? letter(place.column())
            : place.cells().stream()
                .map(at -> letter(at.get(1)) + (at.get(0) + 1))
                .collect(Collectors.joining("-"));
    String name = place.name().toLowerCase(Locale.ROOT);
    return where.isEmpty() || name.isEmpty() ? where + name : where + "/" + name;
  }

  /** The name of a column: a to z, then aa, ab, and so on. */
  private static String letter(int column) {
    String last = String.valueOf((char) ('a' + column % 26));
    return column < 26 ? last : letter(column / 26 - 1) + last;
  }

  @Override
  public String draw(S state, DrawingStyle style) {
    int columns = grid.columns(state);
    List<String> glyphs = new ArrayList<>();
    int width = columns > 26 ? 2 : 1;
    for (int row = 0; row < grid.rows(state); row++) {
      for (int column = 0; column < columns; column++) {
        String glyph = cell(state, row, column).glyph();
        glyphs.add(glyph);
        width = Math.max(width, glyph.length());
      }
    }
    StringBuilder text = new StringBuilder("   ");
    for (int column = 0; column < columns; column++) {
      text.append(BoardColour.FAINT.paint(style, padded(letter(column), width)));
    }
    text.append('\n');
    for (int row = 0; row < grid.rows(state); row++) {
      text.append(BoardColour.FAINT.paint(style, String.format("%2d ", row + 1)));
      for (int column = 0; column < columns; column++) {
        BoardColour ink = ink(cell(state, row, column).colour());
        text.append(ink.paint(style, padded(glyphs.get(row * columns + column), width)));
      }
      text.append('\n');
    }
    return text.append(result(state, style)).toString();
  }

  /** Who is to move or, if the game is over, who has won. */
  private static String result(State state, DrawingStyle style) {
    if (!(state instanceof Position position)) {
      return "";
    }
    int margin = position.margin();
    Message message =
        !position.isOver()
            ? Message.of(Grid.BUNDLE, "grid.turn", position.turn() + 1)
            : margin == 0
                ? Message.of(Grid.BUNDLE, "grid.draw")
                : Message.of(Grid.BUNDLE, "grid.won", margin > 0 ? 1 : 2, Math.abs(margin));
    return message.in(style.locale()) + "\n";
  }

  private Cell cell(S state, int row, int column) {
    int number = grid.cell(state, row, column);
    return number == 0 ? Cell.EMPTY : grid.look(number);
  }

  private static String padded(String text, int width) {
    return " ".repeat(1 + width - text.length()) + text;
  }

  private static BoardColour ink(Cell.Colour colour) {
    return switch (colour) {
      case NONE -> BoardColour.FAINT;
      case FIRST -> BoardColour.FIRST;
      case SECOND -> BoardColour.SECOND;
      case NEUTRAL -> BoardColour.STRONG;
    };
  }
}
