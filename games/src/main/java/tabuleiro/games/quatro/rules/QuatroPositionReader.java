package tabuleiro.games.quatro.rules;

import java.util.Arrays;
import java.util.List;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * Reads the parts of a position one after another and rejects duplicate pieces. Use one object per
 * text.
 *
 * <p>A board is four rows of four cells. A cell is 0 or a piece. A piece is a list of its four
 * words in any order, or its short code. A reserve is a list of pieces.
 */
public final class QuatroPositionReader {
  public static final String BUNDLE = "tabuleiro.games.quatro.messages";

  // Where each piece was found: a square, or one of these two.
  private static final int NOWHERE = -1;
  private static final int IN_RESERVE = 16;

  private final int[] places = new int[16];
  private long planes;
  private int occupied;
  private int[] reserve = {};
  private int hand = QuatroPiece.NONE;

  QuatroPositionReader() {
    Arrays.fill(places, NOWHERE);
  }

  /** Whether a form is a bare board rather than a list that starts with a board. */
  static boolean isBoard(Form form) throws InputException {
    List<Form> items = form.list();
    if (items.isEmpty() || !items.get(0).isList()) {
      return true;
    }
    // In a bare board this is its first cell, in a position the first row of the board.
    Form inner = items.get(0).list().get(0);
    return !inner.isList() || isPiece(inner.list());
  }

  /** Whether a list is a piece rather than a row that starts with a short code. */
  private static boolean isPiece(List<Form> items) {
    return items.get(0) instanceof Form.Symbol word
        && QuatroPiece.ofCode(word.name()) == QuatroPiece.NONE
        && (QuatroPiece.meaning(word.name()) >= 0
            || items.stream().allMatch(item -> item instanceof Form.Symbol));
  }

  /** Reads the board. Must be called first. */
  void board(Form form) throws InputException {
    List<Form> rows = form.list(4);
    for (int row = 0; row < 4; row++) {
      List<Form> cells = rows.get(row).list(4);
      for (int column = 0; column < 4; column++) {
        cell(cells.get(column), 4 * row + column);
      }
    }
  }

  private void cell(Form form, int square) throws InputException {
    if (form instanceof Form.Numeral) {
      if (!form.isInteger() || form.integer() != 0) {
        throw form.fault(message("cell", form.brief()));
      }
      return;
    }
    int piece = newPiece(form, "board");
    places[piece] = square;
    occupied |= 1 << square;
    planes |= QuatroPiece.spread(piece) << square;
  }

  /** Reads the reserve and keeps its order. */
  void reserve(Form form) throws InputException {
    List<Form> items = form.list();
    int[] order = new int[items.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = newPiece(items.get(i), "reserve");
      places[order[i]] = IN_RESERVE;
    }
    reserve = order;
  }

  /** Uses all pieces not found so far as the reserve, in the usual order. */
  void reserveTheRest() {
    reserve = QuatroSetup.allBut(elsewhere());
  }

  /** Reads the piece in hand, or NIL. Must be called last. */
  void hand(Form form, QuatroRules rules) throws InputException {
    if (form.isNil()) {
      return;
    } else if (QuatroLines.isWon(planes, occupied, rules.anchors())) {
      throw form.fault(message("hand.over"));
    }
    hand = newPiece(form, "hand");
  }

  private int newPiece(Form form, String where) throws InputException {
    int piece = piece(form);
    if (places[piece] == IN_RESERVE) {
      throw form.fault(message(where + ".reserve", QuatroPiece.text(piece)));
    } else if (places[piece] != NOWHERE) {
      String square = QuatroMoveText.square(places[piece]);
      throw form.fault(message(where + ".board", QuatroPiece.text(piece), square));
    }
    return piece;
  }

  private static int piece(Form form) throws InputException {
    if (form instanceof Form.Symbol symbol && !form.isNil()) {
      int piece = QuatroPiece.ofCode(symbol.name());
      if (piece == QuatroPiece.NONE) {
        throw form.fault(message("piece.code", form.brief()));
      }
      return piece;
    } else if (!form.isList()) {
      throw form.fault(message("piece", form.brief()));
    }
    int piece = 0;
    int named = 0;
    for (Form word : form.list(4)) {
      int meaning = QuatroPiece.meaning(word.toString());
      int attribute = meaning >> 1;
      if (meaning < 0) {
        throw word.fault(message("piece.word", word.brief()));
      } else if ((named >> attribute & 1) != 0) {
        throw word.fault(message("piece.twice", form.brief(), message("attribute." + attribute)));
      }
      named |= 1 << attribute;
      piece |= (meaning & 1) << attribute;
    }
    return piece;
  }

  Quatro position(QuatroRules rules, int turn) {
    QuatroSetup deal = new QuatroSetup(rules, reserve, elsewhere());
    return Quatro.of(deal, planes, occupied, hand, turn);
  }

  QuatroPuzzle puzzle(QuatroRules rules) {
    return QuatroPuzzle.of(new QuatroSetup(rules, reserve, elsewhere()), planes, occupied);
  }

  private int elsewhere() {
    int set = hand == QuatroPiece.NONE ? 0 : 1 << hand;
    for (int piece = 0; piece < 16; piece++) {
      set |= places[piece] != NOWHERE && places[piece] != IN_RESERVE ? 1 << piece : 0;
    }
    return set;
  }

  static Message message(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments);
  }
}
