package tabuleiro.games.quatro.rules;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.State;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;

/**
 * The texts of the puzzle: {@code (board reserve)}, or the bare board, which puts all missing
 * pieces into the reserve. Moves are written as in the game in which the side to move chooses the
 * piece.
 */
public final class QuatroPuzzleNotation implements Notation<QuatroPuzzle> {
  private final QuatroRules rules;

  public QuatroPuzzleNotation(QuatroRules rules) {
    this.rules = rules;
  }

  @Override
  public String write(QuatroPuzzle state) {
    StringBuilder text = new StringBuilder("(");
    QuatroDrawing.board(text, state.planes(), state.occupied());
    text.append(' ');
    QuatroDrawing.reserve(text, state.deal().listed(state.reserve()));
    return text.append(')').toString();
  }

  @Override
  public QuatroPuzzle read(String text) throws InputException {
    return read(LispReader.one(text));
  }

  /** Reads a puzzle. */
  public QuatroPuzzle read(Form form) throws InputException {
    QuatroPositionReader reader = new QuatroPositionReader();
    if (QuatroPositionReader.isBoard(form)) {
      reader.board(form);
      reader.reserveTheRest();
      return reader.puzzle(rules);
    }
    List<Form> items = form.list();
    if (items.size() != 2) {
      throw form.fault(QuatroPositionReader.message("puzzle.size", items.size()));
    }
    reader.board(items.get(0));
    reader.reserve(items.get(1));
    return reader.puzzle(rules);
  }

  @Override
  public String write(QuatroPuzzle state, int move) {
    QuatroMove parts = QuatroMove.of(move, false);
    return QuatroMoveText.square(parts.square()) + " " + QuatroPiece.text(parts.piece());
  }

  @Override
  public int readMove(QuatroPuzzle state, String text) throws InputException {
    int[] reserve = state.deal().listed(state.reserve());
    int move =
        QuatroMoveText.parse(text, reserve).map(QuatroMoveText::placement).orElse(State.NO_MOVE);
    return Notation.legal(this, state, move, text);
  }

  @Override
  public Optional<Message> whyIllegal(QuatroPuzzle state, int move) {
    QuatroMove parts = QuatroMove.of(move, false);
    int[] reserve = state.deal().listed(state.reserve());
    return QuatroReason.placing(state.occupied(), reserve, parts.square(), parts.piece());
  }

  @Override
  public Optional<Message> whyNoMove(QuatroPuzzle state, String text) {
    return QuatroReason.of(text, state.deal().listed(state.reserve()));
  }

  @Override
  public String draw(QuatroPuzzle state, DrawingStyle style) {
    int last = style.lastMove();
    QuatroDrawing drawing = new QuatroDrawing(style, rules.anchors());
    drawing.board(state.planes(), state.occupied(), last == State.NO_MOVE ? -1 : last >> 4);
    if (last != State.NO_MOVE) {
      drawing.line("draw.last", write(state, last));
    }
    drawing.won(state.planes(), state.occupied());
    drawing.reserve(state.deal().listed(state.reserve()));
    drawing.line(state.isSolved() ? "draw.solved" : "draw.unsolved");
    return drawing.toString();
  }
}
