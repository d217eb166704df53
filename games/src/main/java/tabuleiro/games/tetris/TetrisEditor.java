package tabuleiro.games.tetris;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.page.DraftText;
import tabuleiro.core.page.DraftView;
import tabuleiro.core.page.EditablePart;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.Numerals;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;

/**
 * The editor of the well, drawn as a grid of cells because the pieces do not fall here, with the
 * list of pieces and the points. A draft is the text of a state with all eighteen rows.
 */
record TetrisEditor(Notation<Tetris> notation) implements PositionEditor<Tetris> {
  private static final String EMPTY_ROW = "0".repeat(TetrisBoard.COLUMNS);
  private static final List<String> CELLS = List.of("0", "1");
  private static final Map<String, Object> FILLED =
      Map.of("glyph", "■", "shape", "square", "colour", "neutral");

  @Override
  public String draft(Tetris state) {
    try {
      Form form = LispReader.one(notation.write(state));
      List<String> rows = new ArrayList<>();
      for (Form row : form.list().get(0).list()) {
        rows.add(row.toString());
      }
      while (rows.size() < TetrisBoard.ROWS) {
        rows.add(EMPTY_ROW);
      }
      return DraftText.with(form, "(" + String.join(" ", rows) + ")", 0).toString();
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public DraftView view(Form draft, Locale locale) throws InputException {
    List<Form> rows = DraftText.at(draft, 0).list(TetrisBoard.ROWS);
    List<EditablePart> places = new ArrayList<>();
    List<Map<String, Object>> cells = new ArrayList<>();
    for (int row = TetrisBoard.ROWS - 1; row >= 0; row--) {
      Form form = rows.get(row);
      String text = form.toString();
      for (int column = 0; column < TetrisBoard.COLUMNS; column++) {
        String value = column < text.length() ? text.substring(column, column + 1) : "0";
        cells.add(value.equals("1") ? FILLED : Map.of());
        String id = String.valueOf(places.size());
        places.add(new EditablePart(id, value, CELLS, form.line(), form.column()));
      }
    }
    Form pieces = DraftText.at(draft, 1);
    String listed = pieces.list().stream().map(Form::toString).collect(Collectors.joining(" "));
    Map<String, Object> picture = new LinkedHashMap<>();
    picture.put("rows", TetrisBoard.ROWS);
    picture.put("columns", TetrisBoard.COLUMNS);
    picture.put("turn", 0);
    picture.put("cells", cells);
    List<EditablePart> fields =
        List.of(
            new EditablePart("pieces", listed, List.of(), pieces.line(), pieces.column()),
            EditablePart.typed("points", DraftText.at(draft, 2)));
    return new DraftView(Picture.GRID, picture, places, fields);
  }

  @Override
  public String with(Form draft, String part, String value) throws InputException {
    OptionalInt cell = Numerals.natural(part, 3);
    if (cell.isPresent()) {
      int row = TetrisBoard.ROWS - 1 - cell.getAsInt() / TetrisBoard.COLUMNS;
      int column = cell.getAsInt() % TetrisBoard.COLUMNS;
      if (row < 0) {
        throw DraftText.unknown(part);
      }
      String text = DraftText.at(draft, 0, row).toString();
      int missing = Math.max(0, TetrisBoard.COLUMNS - text.length());
      StringBuilder cells = new StringBuilder(text).append("0".repeat(missing));
      cells.replace(column, column + 1, value);
      return DraftText.with(draft, cells.toString(), 0, row).toString();
    }
    return switch (part) {
      case "pieces" -> DraftText.with(draft, "(" + value + ")", 1).toString();
      case "points" -> DraftText.with(draft, value, 2).toString();
      default -> throw DraftText.unknown(part);
    };
  }
}
