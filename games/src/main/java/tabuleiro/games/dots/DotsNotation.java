package tabuleiro.games.dots;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsMessages;

/**
 * The text of a game's positions: {@code (board (boxes1 boxes2) side)}. The side is optional;
 * without it player 1 moves. {@code board} alone means that nobody has boxes, even if some are
 * closed. An arc is read as 0 (missing), 1 or 2 (drawn by that player). It is written as 0 or 1,
 * since a position does not store who drew it.
 */
public final class DotsNotation implements Notation<Dots> {

  @Override
  public String write(Dots position) {
    StringBuilder text = new StringBuilder("(");
    position.board().write(text);
    text.append(" (").append(position.boxes1()).append(' ').append(position.boxes2());
    return text.append(") ").append(position.turn() + 1).append(')').toString();
  }

  @Override
  public Dots read(String text) throws InputException {
    Form form = LispReader.one(text);
    List<Form> parts = form.list();
    if (parts.size() == 2 && !DotsBoard.isBoard(parts.get(0))) {
      return Dots.of(DotsBoard.read(form, 2), 0, 0, Position.FIRST);
    } else if (parts.size() < 2 || parts.size() > 3 || !DotsBoard.isBoard(parts.get(0))) {
      throw form.fault(DotsMessages.of("position.form", form.brief()));
    }
    DotsBoard board = DotsBoard.read(parts.get(0), 2);
    List<Form> boxes = parts.get(1).list(2);
    int closed = board.closed();
    int boxes1 = boxes.get(0).integer(0, board.grid().boxes());
    int boxes2 = boxes.get(1).integer(0, board.grid().boxes());
    if (boxes1 + boxes2 > closed) {
      throw parts.get(1).fault(DotsMessages.of("boxes.many", boxes1, boxes2, closed));
    }
    int turn = parts.size() == 2 ? Position.FIRST : parts.get(2).integer(1, 2) - 1;
    return Dots.of(board, boxes1, boxes2, turn);
  }

  @Override
  public String write(Dots position, int move) {
    return DotsArcs.write(position.grid(), move);
  }

  @Override
  public int readMove(Dots position, String text) throws InputException {
    return DotsArcs.read(this, position, position.grid(), text);
  }

  @Override
  public Optional<Message> whyIllegal(Dots position, int move) {
    return DotsArcs.whyIllegal(position.board(), move);
  }

  @Override
  public Optional<Message> whyNoMove(Dots position, String text) {
    return DotsArcs.whyNoMove(position.grid(), text);
  }

  @Override
  public String draw(Dots position, DrawingStyle style) {
    Locale locale = style.locale();
    StringBuilder text = new StringBuilder(DotsDrawing.of(position.board(), style));
    if (isDrawn(position.board(), style.lastMove())) {
      String last = DotsArcs.write(position.grid(), style.lastMove());
      text.append(DotsMessages.of("draw.last", last).in(locale)).append('\n');
    }
    text.append(DotsMessages.of("draw.boxes", position.boxes1(), position.boxes2()).in(locale));
    text.append('\n').append(outlook(position, locale)).append('\n');
    return text.toString();
  }

  private static String outlook(Dots position, Locale locale) {
    if (!position.isOver()) {
      return DotsMessages.of("draw.turn", position.turn() + 1).in(locale);
    }
    int margin = position.margin();
    return margin == 0
        ? DotsMessages.of("draw.even").in(locale)
        : DotsMessages.of("draw.won", margin > 0 ? 1 : 2).in(locale);
  }

  /** Whether a move is valid and its arc is already drawn. */
  static boolean isDrawn(DotsBoard board, int move) {
    return move >= 0 && move < board.grid().arcs() && board.has(move);
  }
}
