package tabuleiro.games.blokus.rules;

import static tabuleiro.core.Position.FIRST;
import static tabuleiro.core.Position.SECOND;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;

/**
 * Positions as {@code (board hand1 hand2 side)}, where a hand is {@code (a b c)}. The side, the
 * hands and the outer list are optional: the board alone determines the hands, and player 1 is to
 * move. The players may have laid different numbers of pieces: positions may be set up freely, as
 * long as each player's own pieces could have been laid.
 */
public final class BlokusNotation implements Notation<Blokus> {

  @Override
  public String write(Blokus position) {
    return text(position);
  }

  static String text(Blokus position) {
    return "("
        + BlokusText.board(position::cell)
        + " "
        + BlokusHand.text(position.hand(FIRST))
        + " "
        + BlokusHand.text(position.hand(SECOND))
        + " "
        + (position.turn() + 1)
        + ")";
  }

  @Override
  public Blokus read(String text) throws InputException {
    Form form = LispReader.one(text);
    List<Form> items = form.list();
    if (isBoard(form)) {
      return position(BlokusBoardText.of(form), FIRST);
    }
    if (items.isEmpty() || items.size() > 4) {
      throw form.fault(BlokusMessages.of("position.form", form.brief()));
    }
    BlokusBoardText cells = BlokusBoardText.of(items.get(0));
    boolean hasSide = items.size() % 2 == 0;
    int turn = hasSide ? items.get(items.size() - 1).integer(1, 2) - 1 : FIRST;
    Blokus position = position(cells, turn);
    if (items.size() >= 3) {
      checkHand(items.get(1), position, FIRST);
      checkHand(items.get(2), position, SECOND);
    }
    return position;
  }

  /** Whether a form is a board alone: its first item is a row of numbers. */
  private static boolean isBoard(Form form) throws InputException {
    List<Form> items = form.list();
    if (items.isEmpty() || !items.get(0).isList()) {
      return !items.isEmpty();
    }
    return !items.get(0).list().get(0).isList();
  }

  private static Blokus position(BlokusBoardText cells, int turn) throws InputException {
    int firstHand = cells.hand(1);
    int secondHand = cells.hand(2);
    cells.checkRooted(1, 0);
    cells.checkRooted(2, BlokusBoard.CELLS - 1);
    long[] first = cells.words(1);
    long[] second = cells.words(2);
    first[0] |= BlokusBoard.FIRST_ROOT;
    second[3] |= BlokusBoard.SECOND_ROOT;
    return Blokus.of(first, second, firstHand, secondHand, turn);
  }

  private static void checkHand(Form form, Blokus position, int player) throws InputException {
    List<Form> counts = form.list(BlokusHand.KINDS);
    for (int kind = 0; kind < BlokusHand.KINDS; kind++) {
      int count = counts.get(kind).integer(0, BlokusHand.atStart(kind));
      if (count != position.piecesLeft(player, kind)) {
        throw form.fault(
            BlokusMessages.of(
                "hand.differs", player + 1, BlokusHand.text(position.hand(player)), form));
      }
    }
  }

  @Override
  public String write(Blokus position, int move) {
    return BlokusText.move(move);
  }

  @Override
  public int readMove(Blokus position, String text) throws InputException {
    return BlokusText.readMove(this, position, text);
  }

  @Override
  public Optional<Message> whyIllegal(Blokus position, int move) {
    int player = position.turn();
    boolean canLay = position.canLay(player);
    if (move == Blokus.PASS || !canLay) {
      return BlokusReason.reason(canLay ? "illegal.pass" : "illegal.mustPass");
    }
    int corner = player == FIRST ? 0 : BlokusBoard.SIZE - 1;
    return new BlokusReason(position::cell, player + 1, corner)
        .of(move, position.piecesLeft(player, BlokusBoard.piece(move).kind()));
  }

  @Override
  public Optional<Message> whyNoMove(Blokus position, String text) {
    return BlokusText.whyNoMove(text);
  }

  @Override
  public String draw(Blokus position, DrawingStyle style) {
    return BlokusDrawing.of(position, style);
  }
}
