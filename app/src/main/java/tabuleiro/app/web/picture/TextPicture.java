package tabuleiro.app.web.picture;

import java.util.Locale;
import java.util.Map;
import tabuleiro.core.State;
import tabuleiro.core.text.Look;
import tabuleiro.core.text.Notation;

/** The picture of a world that the page has no drawing for: the text that terminals show. */
public final class TextPicture<S extends State> implements Picture<S> {
  private final Notation<S> notation;

  public TextPicture(Notation<S> notation) {
    this.notation = notation;
  }

  @Override
  public String board() {
    return "text";
  }

  @Override
  public Map<String, Object> state(S state, Locale locale) {
    return Map.of("text", notation.draw(state, new Look(false, State.NO_MOVE, locale)));
  }

  @Override
  public Map<String, Object> move(S state, int move) {
    return Map.of();
  }
}
