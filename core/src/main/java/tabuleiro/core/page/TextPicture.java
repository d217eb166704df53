package tabuleiro.core.page;

import java.util.Locale;
import java.util.Map;
import tabuleiro.core.State;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.Notation;

/** The default picture of a world: the drawing that terminals show. */
public final class TextPicture<S extends State> implements Picture<S> {
  private final Notation<S> notation;

  public TextPicture(Notation<S> notation) {
    this.notation = notation;
  }

  @Override
  public String board() {
    return TEXT;
  }

  @Override
  public Map<String, Object> state(S state, Locale locale) {
    return Map.of("text", notation.draw(state, new DrawingStyle(false, State.NO_MOVE, locale)));
  }

  @Override
  public Map<String, Object> move(S state, int move) {
    return Map.of();
  }
}
