package tabuleiro.core.grid;

import tabuleiro.core.State;

/** A board as rows and columns of cells, as the page's standard board draws it. Stateless. */
public interface GridView<S extends State> {

  int rows(S state);

  int columns(S state);

  /** The content of a cell: 0 if empty, 1 and 2 for the players' stones, or any number up to 99. */
  int cell(S state, int row, int column);

  /** The place of a legal move. */
  Place place(S state, int move);

  /** How a number other than 0 looks. */
  default Cell look(int number) {
    return switch (number) {
      case 1 -> Cell.of("X", Cell.Shape.DISC, Cell.Colour.FIRST);
      case 2 -> Cell.of("O", Cell.Shape.DISC, Cell.Colour.SECOND);
      default -> Cell.of(String.valueOf(number), Cell.Colour.NEUTRAL);
    };
  }
}
