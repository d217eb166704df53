package tabuleiro.lab.ugi.server;

import java.util.List;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.lab.ugi.LegalMoves;
import tabuleiro.lab.ugi.WireMove;

/**
 * What follows {@code position}: {@code start} or a form, and moves from there.
 *
 * @param form the position in the notation of its world, or {@code start}
 */
record PositionText(String form, List<String> moves) {
  private static final String START = "start";

  static PositionText parse(String text) throws InputException {
    List<String> items = WireMove.split(text);
    int moves = items.indexOf("moves");
    int end = moves < 0 ? items.size() : moves;
    if (end == 0) {
      throw new InputException(Message.of("tabuleiro.lab.ugi.messages", "server.position"));
    }
    String form = String.join(" ", items.subList(0, end));
    return new PositionText(form, items.subList(Math.min(end + 1, items.size()), items.size()));
  }

  /** The state after the moves. */
  <S extends State> S state(Notation<S> notation, S start) throws InputException {
    S state = form.equals(START) ? start : notation.read(form);
    for (String move : moves) {
      state = State.next(state, new LegalMoves<>(notation, state).read(move));
    }
    return state;
  }
}
