package tabuleiro.games.quatro;

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
import tabuleiro.games.quatro.rules.QuatroPiece;

/**
 * The editor of the game and of the puzzle: the piece on each square, the reserve, and the side to
 * move. A piece that is put on a square leaves the reserve or its square; the piece that was there
 * goes to the reserve. A draft is the text of a position with the codes of the pieces.
 */
record QuatroEditor<S extends State>(Notation<S> notation) implements PositionEditor<S> {
  private static final int SQUARES = 16;
  private static final String FREE = "0";
  private static final List<String> CODES =
      IntStream.range(0, SQUARES).mapToObj(QuatroPiece::code).toList();
  private static final List<String> NAMES =
      IntStream.range(0, SQUARES).mapToObj(i -> "(" + QuatroPiece.text(i) + ")").toList();
  private static final List<String> PIECES =
      Stream.concat(Stream.of(FREE), CODES.stream()).toList();
  private static final List<String> HANDS =
      Stream.concat(Stream.of("NIL"), CODES.stream()).toList();
  private static final List<String> ABSENT = List.of("0", "1");
  private static final List<String> SIDES = List.of("1", "2");

  @Override
  public String draft(S state) {
    String text = notation.write(state);
    for (int piece = 0; piece < SQUARES; piece++) {
      text = text.replace(NAMES.get(piece), CODES.get(piece));
    }
    return text;
  }

  private static int piece(Form form) throws InputException {
    String text = form.toString().toLowerCase(Locale.ROOT);
    int piece = CODES.contains(text) ? CODES.indexOf(text) : NAMES.indexOf(text);
    return piece >= 0 ? piece : form.isNil() ? QuatroPiece.NONE : none(form);
  }

  private static int none(Form form) throws InputException {
    form.integer(0, 0);
    return QuatroPiece.NONE;
  }

  @Override
  public DraftView view(Form draft, Locale locale) throws InputException {
    List<EditablePart> places = new ArrayList<>();
    List<Integer> squares = new ArrayList<>();
    for (Form row : DraftText.at(draft, 0).list(4)) {
      for (Form square : row.list(4)) {
        squares.add(piece(square));
        places.add(EditablePart.of("s" + places.size(), square, PIECES));
      }
    }
    Form listed = DraftText.at(draft, 1);
    List<Integer> reserve = new ArrayList<>();
    for (Form each : listed.list()) {
      reserve.add(piece(each));
    }
    for (int piece = 0; piece < SQUARES; piece++) {
      if (!squares.contains(piece)) {
        String isThere = reserve.contains(piece) ? "1" : "0";
        places.add(new EditablePart("p" + piece, isThere, ABSENT, listed.line(), listed.column()));
      }
    }
    Map<String, Object> picture = new LinkedHashMap<>();
    picture.put("squares", squares);
    picture.put("reserve", reserve);
    picture.put("won", List.of());
    return new DraftView(Picture.OWN, picture, places, fields(draft, picture));
  }

  private static List<EditablePart> fields(Form draft, Map<String, Object> picture)
      throws InputException {
    int size = draft.list().size();
    List<EditablePart> fields = new ArrayList<>();
    picture.put("turn", size > 2 ? DraftText.at(draft, 2).integer(1, 2) - 1 : 0);
    picture.put("gives", size > 3);
    picture.put("hand", size > 3 ? piece(DraftText.at(draft, 3)) : QuatroPiece.NONE);
    if (size > 2) {
      fields.add(EditablePart.of("side", DraftText.at(draft, 2), SIDES));
    }
    if (size > 3) {
      fields.add(EditablePart.of("hand", DraftText.at(draft, 3), HANDS));
    }
    return fields;
  }

  @Override
  public String with(Form draft, String part, String value) throws InputException {
    OptionalInt number =
        part.isEmpty() ? OptionalInt.empty() : Numerals.natural(part.substring(1), 2);
    if (part.equals("side")) {
      return DraftText.with(draft, value, 2).toString();
    } else if (part.equals("hand")) {
      return DraftText.with(withoutPiece(draft, value), value, 3).toString();
    } else if (number.isEmpty() || number.getAsInt() >= SQUARES) {
      throw DraftText.unknown(part);
    }
    int index = number.getAsInt();
    return part.startsWith("s")
        ? withSquare(draft, index, value).toString()
        : withReserve(draft, CODES.get(index), value.equals("1")).toString();
  }

  private static Form withSquare(Form draft, int square, String value) throws InputException {
    int[] path = {0, square / 4, square % 4};
    int before = piece(DraftText.at(draft, path));
    Form cleared = DraftText.with(draft, FREE, path);
    Form free =
        before == QuatroPiece.NONE ? cleared : withReserve(cleared, CODES.get(before), true);
    return DraftText.with(withoutPiece(free, value), value, path);
  }

  /** The draft without a piece on the board and in the reserve. */
  private static Form withoutPiece(Form draft, String code) throws InputException {
    Form changed = withReserve(draft, code, false);
    for (int square = 0; square < SQUARES && CODES.contains(code); square++) {
      int[] path = {0, square / 4, square % 4};
      if (piece(DraftText.at(changed, path)) == CODES.indexOf(code)) {
        changed = DraftText.with(changed, FREE, path);
      }
    }
    return changed;
  }

  /** The draft whose reserve has a piece or has it not. */
  private static Form withReserve(Form draft, String code, boolean isThere) throws InputException {
    List<String> reserve = new ArrayList<>();
    for (Form each : DraftText.at(draft, 1).list()) {
      int piece = piece(each);
      if (piece != QuatroPiece.NONE) {
        reserve.add(CODES.get(piece));
      }
    }
    reserve.remove(code);
    if (isThere) {
      reserve.add(code);
    }
    String text = reserve.isEmpty() ? "NIL" : "(" + String.join(" ", reserve) + ")";
    return DraftText.with(draft, text, 1);
  }
}
