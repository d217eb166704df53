package tabuleiro.core.grid;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.PositionEditor;

/**
 * A grid as data for the page's standard board.
 *
 * <pre>
 *   state  {rows, columns, turn, cells: [{glyph, shape, colour, label}]}   by rows; {} if empty, {gap} if none
 *          in a two-player game also {stones: [cell, cell]}, the stones of players 1 and 2
 *   move   {cells: [number, …]}, {column} or {}, and {name} where a place has more than one move
 * </pre>
 */
public final class GridPicture<S extends State> implements Picture<S> {
  private final GridView<S> grid;

  public GridPicture(GridView<S> grid) {
    this.grid = grid;
  }

  @Override
  public String board() {
    return GRID;
  }

  @Override
  public Optional<PositionEditor<S>> editor() {
    return grid instanceof Grid<S> whole ? Optional.of(new GridEditor<>(whole)) : Optional.empty();
  }

  @Override
  public Map<String, Object> state(S state, Locale locale) {
    List<Map<String, Object>> cells = new ArrayList<>();
    for (int row = 0; row < grid.rows(state); row++) {
      for (int column = 0; column < grid.columns(state); column++) {
        int number = grid.cell(state, row, column);
        cells.add(number == 0 ? Map.of() : cell(grid.look(number)));
      }
    }
    Map<String, Object> picture = new LinkedHashMap<>();
    picture.put("rows", grid.rows(state));
    picture.put("columns", grid.columns(state));
    picture.put("turn", state instanceof Position position ? position.turn() : 0);
    picture.put("cells", cells);
    if (state instanceof Position) {
      picture.put("stones", List.of(cell(grid.look(1)), cell(grid.look(2))));
    }
    return picture;
  }

  static Map<String, Object> cell(Cell style) {
    if (style.equals(Cell.GAP)) {
      return Map.of("gap", true);
    }
    Map<String, Object> cell = new LinkedHashMap<>();
    cell.put("glyph", style.glyph());
    cell.put("shape", style.shape().name().toLowerCase(Locale.ROOT));
    cell.put("colour", style.colour().name().toLowerCase(Locale.ROOT));
    if (!style.label().isEmpty()) {
      cell.put("label", style.label());
    }
    return cell;
  }

  @Override
  public Map<String, Object> move(S state, int move) {
    Place place = grid.place(state, move);
    Map<String, Object> document = new LinkedHashMap<>();
    if (place.column() >= 0) {
      document.put("column", place.column());
    } else if (!place.cells().isEmpty()) {
      int columns = grid.columns(state);
      document.put(
          "cells", place.cells().stream().map(at -> at.get(0) * columns + at.get(1)).toList());
    }
    if (!place.name().isEmpty()) {
      document.put("name", place.name());
    }
    return document;
  }
}
