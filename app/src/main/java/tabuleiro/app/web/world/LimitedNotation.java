package tabuleiro.app.web.world;

import java.util.Optional;
import tabuleiro.app.web.share.CpuLimit;
import tabuleiro.core.State;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;

/**
 * A notation that fails once the request in its thread has used up its processor time. Every loop
 * over the moves of a game reads or writes each of them, so a request with too much work ends
 * there.
 */
record LimitedNotation<S extends State>(Notation<S> notation) implements Notation<S> {

  @Override
  public String write(S state) {
    CpuLimit.check();
    return notation.write(state);
  }

  @Override
  public S read(String text) throws InputException {
    CpuLimit.check();
    return notation.read(text);
  }

  @Override
  public String write(S state, int move) {
    CpuLimit.check();
    return notation.write(state, move);
  }

  @Override
  public String draw(S state, DrawingStyle style) {
    CpuLimit.check();
    return notation.draw(state, style);
  }

  @Override
  public int readMove(S state, String text) throws InputException {
    CpuLimit.check();
    return notation.readMove(state, text);
  }

  @Override
  public Optional<Message> whyIllegal(S state, int move) {
    CpuLimit.check();
    return notation.whyIllegal(state, move);
  }
}
