package tabuleiro.core.grid;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.Puzzle;
import tabuleiro.core.page.Picture;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.ProblemFile;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * A complete world in one class: puzzles on a grid, without variants. Its problems are in the file
 * {@code problems.dat} next to the class, one board after another.
 */
public interface GridPuzzles<S extends Puzzle> extends World, Puzzles<S>, Grid<S> {

  /** The puzzle that starts with these cells. */
  S state(int[][] cells) throws InputException;

  @Override
  default S state(int[][] cells, int side) throws InputException {
    return state(cells);
  }

  @Override
  default Optional<Puzzles<?>> puzzles(Variant variant) {
    return Optional.of(this);
  }

  @Override
  default Notation<S> notation() {
    return new GridNotation<>(this);
  }

  @Override
  default Picture<S> picture() {
    return new GridPicture<>(this);
  }

  @Override
  default List<Problem<S>> problems() {
    try {
      return problems(Resources.text(getClass(), "problems.dat"));
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  default List<Problem<S>> problems(String text) throws InputException {
    GridNotation<S> notation = new GridNotation<>(this);
    return ProblemFile.read(text, (forms, target) -> notation.read(forms.get(0)));
  }

  /** The greatest number on the boards of the problems. */
  @Override
  default int greatest() {
    int greatest = 0;
    for (Problem<S> problem : problems()) {
      try {
        S start = problem.start();
        for (int row = 0; row < rows(start); row++) {
          for (int column = 0; column < columns(start); column++) {
            greatest = Math.max(greatest, cell(start, row, column));
          }
        }
      } catch (InputException e) {
        // An invalid problem has no board.
      }
    }
    return greatest;
  }
}
