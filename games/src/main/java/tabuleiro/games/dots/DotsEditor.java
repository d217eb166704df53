package tabuleiro.games.dots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import tabuleiro.core.State;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.page.DraftText;
import tabuleiro.core.page.DraftView;
import tabuleiro.core.page.EditablePart;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.Numerals;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * The editor of the game and of the puzzle: every line, the boxes of both players and the side to
 * move, or the target. If a line is removed from boxes that have owners, the owners lose boxes.
 */
record DotsEditor<S extends State>(Notation<S> notation, boolean isDuel)
    implements PositionEditor<S> {
  private static final List<String> LINES = List.of("0", "1");
  private static final List<String> SIDES = List.of("1", "2");

  @Override
  public String draft(S state) {
    return notation.write(state);
  }

  @Override
  public DraftView view(Form draft, Locale locale) throws InputException {
    DotsBoard board = DotsBoard.read(DraftText.at(draft, 0), 2);
    DotsGrid grid = board.grid();
    List<EditablePart> places = new ArrayList<>();
    List<Integer> drawn = new ArrayList<>();
    for (int arc = 0; arc < grid.arcs(); arc++) {
      if (board.has(arc)) {
        drawn.add(arc);
      }
      Form line = DraftText.at(draft, path(grid, arc));
      places.add(EditablePart.of(String.valueOf(arc), line, LINES));
    }
    Map<String, Object> picture = new LinkedHashMap<>();
    picture.put("rows", grid.rows());
    picture.put("columns", grid.columns());
    picture.put("drawn", drawn);
    if (!isDuel) {
      Form target = DraftText.at(draft, 1);
      picture.put("boxes", List.of(board.closed()));
      picture.put("target", target.integer());
      picture.put("turn", 0);
      List<EditablePart> fields = List.of(EditablePart.typed("target", target));
      return new DraftView(Picture.OWN, picture, places, fields);
    }
    Form first = DraftText.at(draft, 1, 0);
    Form second = DraftText.at(draft, 1, 1);
    Form side = DraftText.at(draft, 2);
    picture.put("boxes", List.of(first.integer(), second.integer()));
    picture.put("turn", side.integer(1, 2) - 1);
    List<EditablePart> fields =
        List.of(
            EditablePart.of("side", side, SIDES),
            EditablePart.typed("boxes1", first),
            EditablePart.typed("boxes2", second));
    return new DraftView(Picture.OWN, picture, places, fields);
  }

  /** The path of a line: horizontal ones are in the first list of the board. */
  private static int[] path(DotsGrid grid, int arc) {
    return new int[] {0, grid.isHorizontal(arc) ? 0 : 1, grid.line(arc), grid.place(arc)};
  }

  @Override
  public String with(Form draft, String part, String value) throws InputException {
    OptionalInt arc = Numerals.natural(part, 3);
    if (arc.isPresent()) {
      DotsGrid grid = DotsBoard.read(DraftText.at(draft, 0), 2).grid();
      if (arc.getAsInt() >= grid.arcs()) {
        throw DraftText.unknown(part);
      }
      return owned(DraftText.with(draft, value, path(grid, arc.getAsInt()))).toString();
    }
    int[] path =
        switch (part) {
          case "side" -> new int[] {2};
          case "boxes1" -> new int[] {1, 0};
          case "boxes2" -> new int[] {1, 1};
          case "target" -> new int[] {1};
          default -> throw DraftText.unknown(part);
        };
    return DraftText.with(draft, value, path).toString();
  }

  /** The draft in which the players have at most as many boxes as are closed. */
  private Form owned(Form draft) throws InputException {
    if (!isDuel) {
      return draft;
    }
    int closed = DotsBoard.read(DraftText.at(draft, 0), 2).closed();
    int first = Math.min(closed, DraftText.at(draft, 1, 0).integer());
    int second = Math.min(closed - first, DraftText.at(draft, 1, 1).integer());
    return DraftText.with(draft, "(" + first + " " + second + ")", 1);
  }
}
