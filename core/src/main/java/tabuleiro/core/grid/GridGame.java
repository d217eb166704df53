package tabuleiro.core.grid;

import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.page.Picture;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** A complete world in one class: a two-player game on a grid, without variants. */
public interface GridGame<P extends Position> extends World, Game<P>, Grid<P> {

  @Override
  default Optional<Game<?>> game(Variant variant) {
    return Optional.of(this);
  }

  @Override
  default Notation<P> notation() {
    return new GridNotation<>(this);
  }

  @Override
  default Picture<P> picture() {
    return new GridPicture<>(this);
  }
}
