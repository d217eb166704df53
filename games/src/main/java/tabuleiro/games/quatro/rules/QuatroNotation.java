package tabuleiro.games.quatro.rules;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;

/**
 * The texts of the game: {@code (board reserve side)}. If the opponent hands over the piece, a
 * fourth item is the piece to be placed, or NIL. The side is optional (default: player 1). A board
 * alone is also accepted; then all missing pieces are in the reserve.
 */
public final class QuatroNotation implements Notation<Quatro> {
  private final QuatroRules rules;

  public QuatroNotation(QuatroRules rules) {
    this.rules = rules;
  }

  @Override
  public String write(Quatro state) {
    StringBuilder text = new StringBuilder("(");
    QuatroDrawing.board(text, state.planes(), state.occupied());
    text.append(' ');
    QuatroDrawing.reserve(text, state.deal().listed(state.reserve()));
    text.append(' ').append(state.turn() + 1);
    if (rules.handsOver()) {
      int hand = state.hand();
      text.append(' ');
      text.append(hand == QuatroPiece.NONE ? "NIL" : "(" + QuatroPiece.text(hand) + ")");
    }
    return text.append(')').toString();
  }

  @Override
  public Quatro read(String text) throws InputException {
    Form form = LispReader.one(text);
    QuatroPositionReader reader = new QuatroPositionReader();
    if (QuatroPositionReader.isBoard(form)) {
      reader.board(form);
      reader.reserveTheRest();
      return reader.position(rules, Position.FIRST);
    }
    List<Form> items = form.list();
    if (items.size() < 2 || items.size() > (rules.handsOver() ? 4 : 3)) {
      String expected = rules.handsOver() ? "position.opponent" : "position.mover";
      throw form.fault(QuatroPositionReader.message(expected, items.size()));
    }
    reader.board(items.get(0));
    reader.reserve(items.get(1));
    int side = items.size() > 2 ? items.get(2).integer(1, 2) : 1;
    if (items.size() > 3) {
      reader.hand(items.get(3), rules);
    }
    return reader.position(rules, side - 1);
  }

  @Override
  public String write(Quatro state, int move) {
    return text(move);
  }

  /** The text of a move, which is the same in every position. */
  private String text(int move) {
    QuatroMove parts = QuatroMove.of(move, rules.handsOver());
    if (parts.square() == QuatroMove.NO_SQUARE) {
      return "give " + QuatroPiece.code(parts.piece());
    }
    String square = QuatroMoveText.square(parts.square());
    if (!rules.handsOver()) {
      return square + " " + QuatroPiece.text(parts.piece());
    }
    boolean isLast = parts.piece() == QuatroPiece.NONE;
    return isLast ? square : square + " give " + QuatroPiece.code(parts.piece());
  }

  @Override
  public int readMove(Quatro state, String text) throws InputException {
    int[] reserve = state.deal().listed(state.reserve());
    int move = QuatroMoveText.parse(text, reserve).map(this::move).orElse(State.NO_MOVE);
    return Notation.legal(this, state, move, text);
  }

  @Override
  public Optional<Message> whyIllegal(Quatro state, int move) {
    QuatroMove parts = QuatroMove.of(move, rules.handsOver());
    return rules.handsOver()
        ? QuatroReason.handingOver(state, parts)
        : QuatroReason.placing(state.occupied(), state.listed(), parts.square(), parts.piece());
  }

  private int move(QuatroMoveText said) {
    if (!rules.handsOver()) {
      return said.placement();
    }
    int first = said.square() < 0 ? Quatro.OPENING : said.square() * Quatro.GIVES;
    return first + said.piece();
  }

  @Override
  public Optional<Message> whyNoMove(Quatro state, String text) {
    return QuatroReason.of(text, state.deal().listed(state.reserve()));
  }

  @Override
  public String draw(Quatro state, DrawingStyle style) {
    int last = style.lastMove();
    int lastSquare =
        last == State.NO_MOVE ? -1 : rules.handsOver() ? last / Quatro.GIVES : last >> 4;
    QuatroDrawing drawing = new QuatroDrawing(style, rules.anchors());
    drawing.board(state.planes(), state.occupied(), lastSquare);
    if (last != State.NO_MOVE) {
      drawing.line("draw.last", text(last));
    }
    drawing.won(state.planes(), state.occupied());
    drawing.reserve(state.deal().listed(state.reserve()));
    if (state.hand() != QuatroPiece.NONE) {
      drawing.hand(state.hand());
    }
    drawing.verdict(state);
    return drawing.toString();
  }
}
