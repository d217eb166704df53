package tabuleiro.core.grid;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tabuleiro.core.State;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.page.DraftText;
import tabuleiro.core.page.DraftView;
import tabuleiro.core.page.EditablePart;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Numerals;

/**
 * The editor of a grid: a click on a cell changes its number. Where the board determines the side
 * to move, the side follows the board. A draft is the text of {@link GridNotation}.
 */
final class GridEditor<S extends State> implements PositionEditor<S> {
  private static final String SIDE = "side";
  private static final List<String> SIDES = List.of("1", "2");

  private final Grid<S> grid;
  private final GridNotation<S> notation;

  GridEditor(Grid<S> grid) {
    this.grid = grid;
    notation = new GridNotation<>(grid);
  }

  @Override
  public String draft(S state) {
    return notation.write(state);
  }

  /** Whether a draft has a side to move: it is the board of a game. */
  private static boolean hasSide(Form draft) throws InputException {
    return draft.list().size() == 2 && !(draft.list().get(1) instanceof Form.Sequence);
  }

  private static int[] path(Form draft, int row, int column) throws InputException {
    return hasSide(draft) ? new int[] {0, row, column} : new int[] {row, column};
  }

  @Override
  public DraftView view(Form draft, Locale locale) throws InputException {
    boolean isDuel = hasSide(draft);
    List<Form> rows = (isDuel ? draft.list().get(0) : draft).list();
    int columns = DraftText.at(draft, isDuel ? new int[] {0, 0} : new int[] {0}).list().size();
    List<String> values =
        IntStream.rangeClosed(0, grid.greatest()).mapToObj(String::valueOf).toList();
    List<Map<String, Object>> cells = new ArrayList<>();
    List<EditablePart> places = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      for (Form cell : rows.get(row).list(columns)) {
        int number = cell.integer(0, grid.greatest());
        places.add(EditablePart.of(String.valueOf(places.size()), cell, values));
        cells.add(number == 0 ? Map.of() : GridPicture.cell(grid.look(number)));
      }
    }
    Map<String, Object> picture = new LinkedHashMap<>();
    picture.put("rows", rows.size());
    picture.put("columns", columns);
    picture.put("turn", isDuel ? draft.list().get(1).integer(1, 2) - 1 : 0);
    picture.put("cells", cells);
    if (isDuel) {
      picture.put(
          "stones", List.of(GridPicture.cell(grid.look(1)), GridPicture.cell(grid.look(2))));
    }
    List<EditablePart> fields =
        isDuel ? List.of(EditablePart.of(SIDE, draft.list().get(1), SIDES)) : List.of();
    return new DraftView(Picture.GRID, picture, places, fields);
  }

  @Override
  public String with(Form draft, String part, String value) throws InputException {
    if (part.equals(SIDE) && hasSide(draft)) {
      return DraftText.with(draft, value, 1).toString();
    }
    OptionalInt cell = Numerals.natural(part, 4);
    if (cell.isEmpty()) {
      throw DraftText.unknown(part);
    }
    int columns =
        DraftText.at(draft, hasSide(draft) ? new int[] {0, 0} : new int[] {0}).list().size();
    int[] path = path(draft, cell.getAsInt() / columns, cell.getAsInt() % columns);
    Form changed = DraftText.with(draft, value, path);
    return hasSide(changed) ? withSide(changed) : changed.toString();
  }

  /** A draft with the side that the board determines, if only that one makes it a position. */
  private String withSide(Form draft) throws InputException {
    String other = String.valueOf(3 - draft.list().get(1).integer(1, 2));
    Form swapped = DraftText.with(draft, other, 1);
    return !isPosition(draft) && isPosition(swapped) ? swapped.toString() : draft.toString();
  }

  private boolean isPosition(Form draft) {
    try {
      notation.read(draft);
      return true;
    } catch (InputException e) {
      return false;
    }
  }
}
