package tabuleiro.app.web.picture;

import java.util.Map;
import tabuleiro.core.State;
import tabuleiro.core.text.Notation;
import tabuleiro.games.blokus.Blokus;
import tabuleiro.games.blokus.BlokusPuzzle;
import tabuleiro.games.cavalo.Cavalo;
import tabuleiro.games.cavalo.CavaloPuzzle;
import tabuleiro.games.dots.Dots;
import tabuleiro.games.dots.DotsPuzzle;
import tabuleiro.games.quatro.Quatro;
import tabuleiro.games.quatro.QuatroPuzzle;
import tabuleiro.games.tetris.Tetris;

/** The pictures of the worlds. */
public final class Pictures {
  private static final Map<Class<?>, Picture<?>> DRAWN =
      Map.of(
          Cavalo.class, new CavaloPicture.OfGame(),
          CavaloPuzzle.class, new CavaloPicture.OfPuzzle(),
          Dots.class, new DotsPicture.OfGame(),
          DotsPuzzle.class, new DotsPicture.OfPuzzle(),
          Quatro.class, new QuatroPicture.OfGame(),
          QuatroPuzzle.class, new QuatroPicture.OfPuzzle(),
          Tetris.class, new TetrisPicture(),
          Blokus.class, new BlokusPicture.OfGame(),
          BlokusPuzzle.class, new BlokusPicture.OfPuzzle());

  private Pictures() {}

  /** How states like this one are drawn. */
  @SuppressWarnings("unchecked") // the class of the state says which picture fits
  public static <S extends State> Picture<S> of(S state, Notation<S> notation) {
    Picture<?> drawn = DRAWN.get(state.getClass());
    return drawn == null ? new TextPicture<>(notation) : (Picture<S>) drawn;
  }
}
