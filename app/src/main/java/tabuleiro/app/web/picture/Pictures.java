package tabuleiro.app.web.picture;

import tabuleiro.core.State;
import tabuleiro.core.text.Notation;

/** The pictures of the worlds. */
public final class Pictures {
  private Pictures() {}

  /** How states like this one are drawn. */
  @SuppressWarnings("unchecked") // the class of the state says which picture fits
  public static <S extends State> Picture<S> of(S state, Notation<S> notation) {
    return new TextPicture<>(notation);
  }
}
