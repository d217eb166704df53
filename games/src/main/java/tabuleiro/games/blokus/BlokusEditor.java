package tabuleiro.games.blokus;

import static tabuleiro.games.blokus.rules.BlokusBoard.SIZE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import tabuleiro.core.State;
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
import tabuleiro.games.blokus.rules.BlokusHand;

/**
 * The editor of the game and of the puzzle: the content of each cell, and the side to move or the
 * target. A draft of the game is {@code (board side)}: the board determines the hands.
 */
record BlokusEditor<S extends State>(Notation<S> notation, boolean isDuel)
    implements PositionEditor<S> {
  private static final List<String> CONTENTS = List.of("0", "1", "2");
  private static final List<String> SIDES = List.of("1", "2");
  private static final List<Integer> NO_PIECES = List.of(0, 0, 0);

  /** How the picture of a puzzle shows a blocked cell. */
  private static final int BLOCKED = 3;

  @Override
  public String draft(S state) {
    String text = notation.write(state);
    try {
      List<Form> items = LispReader.one(text).list();
      return isDuel ? "(" + items.get(0) + " " + items.get(3) + ")" : text;
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether a draft is more than its board; some puzzles have no target. */
  private static boolean hasField(Form draft) throws InputException {
    return draft.list().size() == 2;
  }

  @Override
  public DraftView view(Form draft, Locale locale) throws InputException {
    List<EditablePart> places = new ArrayList<>();
    List<Integer> cells = new ArrayList<>();
    int[] laid = new int[3];
    for (Form row : (hasField(draft) ? draft.list().get(0) : draft).list(SIZE)) {
      for (Form cell : row.list(SIZE)) {
        int content = cell.integer(0, 2);
        laid[content]++;
        cells.add(content == 2 && !isDuel ? BLOCKED : content);
        places.add(EditablePart.of(String.valueOf(places.size()), cell, CONTENTS));
      }
    }
    Map<String, Object> picture = new LinkedHashMap<>();
    picture.put("cells", cells);
    picture.put("corners", List.of());
    picture.put("pieces", BlokusPicture.PIECES);
    picture.put("hands", List.of(NO_PIECES, NO_PIECES));
    return new DraftView(Picture.OWN, picture, places, fields(draft, picture, laid));
  }

  private List<EditablePart> fields(Form draft, Map<String, Object> picture, int[] laid)
      throws InputException {
    picture.put("turn", 0);
    if (isDuel) {
      Form side = DraftText.at(draft, 1);
      picture.put("turn", side.integer(1, 2) - 1);
      picture.put("left", List.of(left(laid[1]), left(laid[2])));
      return List.of(EditablePart.of("side", side, SIDES));
    }
    picture.put("filled", laid[1]);
    picture.put("target", hasField(draft) ? draft.list().get(1).integer() : 0);
    return hasField(draft) ? List.of(EditablePart.typed("target", draft.list().get(1))) : List.of();
  }

  /** The squares that a player has in hand after laying some; a draft may have too many. */
  private static int left(int laid) {
    return Math.max(0, BlokusHand.SQUARES - laid);
  }

  @Override
  public String with(Form draft, String part, String value) throws InputException {
    OptionalInt cell = Numerals.natural(part, 3);
    if (cell.isPresent()) {
      int row = cell.getAsInt() / SIZE;
      int column = cell.getAsInt() % SIZE;
      int[] path = hasField(draft) ? new int[] {0, row, column} : new int[] {row, column};
      return DraftText.with(draft, value, path).toString();
    } else if (part.equals("side") || part.equals("target")) {
      return DraftText.with(draft, value, 1).toString();
    }
    throw DraftText.unknown(part);
  }
}
