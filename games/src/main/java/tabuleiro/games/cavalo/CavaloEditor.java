package tabuleiro.games.cavalo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
import tabuleiro.games.cavalo.rules.CavaloJumps;

/**
 * The editor of the game and of the puzzle: the content of each cell, the points, and the side to
 * move or the target. Each number and each knight is on the board at most once, so a number that is
 * chosen for a second cell changes places with that cell.
 */
record CavaloEditor<S extends State>(Notation<S> notation, boolean isDuel)
    implements PositionEditor<S> {
  private static final String GONE = "NIL";
  private static final List<String> SIDES = List.of("1", "2");
  private static final List<String> NUMBERS =
      IntStream.range(0, CavaloJumps.CELLS).mapToObj(String::valueOf).toList();

  private List<String> knights() {
    return isDuel ? List.of("-1", "-2") : List.of("T");
  }

  @Override
  public String draft(S state) {
    return notation.write(state);
  }

  @Override
  public DraftView view(Form draft, Locale locale) throws InputException {
    List<String> values =
        Stream.of(List.of(GONE), knights(), NUMBERS).flatMap(List::stream).toList();
    List<EditablePart> places = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    List<Integer> gone = new ArrayList<>();
    List<Integer> at = new ArrayList<>(knights().stream().map(knight -> -1).toList());
    for (Form row : DraftText.at(draft, 0).list(CavaloJumps.SIZE)) {
      for (Form cell : row.list(CavaloJumps.SIZE)) {
        int knight = knights().indexOf(cell.toString());
        if (knight >= 0) {
          at.set(knight, places.size());
        }
        boolean isNumber = knight < 0 && !cell.isNil();
        numbers.add(isNumber ? cell.integer(0, CavaloJumps.CELLS - 1) : -1);
        if (!isNumber) {
          gone.add(places.size());
        }
        places.add(EditablePart.of(String.valueOf(places.size()), cell, values));
      }
    }
    Map<String, Object> picture = new LinkedHashMap<>();
    picture.put("values", numbers);
    picture.put("gone", gone);
    picture.put("knights", at);
    picture.put("attacked", List.of());
    List<EditablePart> fields = fields(draft, picture);
    return new DraftView(Picture.OWN, picture, places, fields);
  }

  private List<EditablePart> fields(Form draft, Map<String, Object> picture) throws InputException {
    if (isDuel) {
      Form side = DraftText.at(draft, 2);
      Form first = DraftText.at(draft, 1, 0);
      Form second = DraftText.at(draft, 1, 1);
      picture.put("points", List.of(first.integer(), second.integer()));
      picture.put("turn", side.integer(1, 2) - 1);
      return List.of(
          EditablePart.of("side", side, SIDES),
          EditablePart.typed("points1", first),
          EditablePart.typed("points2", second));
    }
    Form target = DraftText.at(draft, 1);
    Form points = DraftText.at(draft, 2);
    picture.put("points", List.of(points.integer()));
    picture.put("target", target.integer());
    picture.put("turn", 0);
    return List.of(EditablePart.typed("target", target), EditablePart.typed("points", points));
  }

  @Override
  public String with(Form draft, String part, String value) throws InputException {
    OptionalInt cell = Numerals.natural(part, 2);
    if (cell.isPresent()) {
      return withCell(draft, cell.getAsInt(), value).toString();
    }
    int[] path =
        switch (part) {
          case "side" -> new int[] {2};
          case "points1" -> new int[] {1, 0};
          case "points2" -> new int[] {1, 1};
          case "target" -> new int[] {1};
          case "points" -> new int[] {2};
          default -> throw DraftText.unknown(part);
        };
    return DraftText.with(draft, value, path).toString();
  }

  private Form withCell(Form draft, int cell, String value) throws InputException {
    String before = DraftText.at(draft, path(cell)).toString();
    Form changed = draft;
    for (int other = 0; other < CavaloJumps.CELLS && !value.equals(GONE); other++) {
      if (other != cell && DraftText.at(draft, path(other)).toString().equals(value)) {
        boolean isKnight = knights().contains(value) || knights().contains(before);
        changed = DraftText.with(changed, isKnight ? GONE : before, path(other));
      }
    }
    return DraftText.with(changed, value, path(cell));
  }

  private static int[] path(int cell) {
    return new int[] {0, cell / CavaloJumps.SIZE, cell % CavaloJumps.SIZE};
  }
}
