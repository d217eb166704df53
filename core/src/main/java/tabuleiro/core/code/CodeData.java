package tabuleiro.core.code;

import java.util.function.IntBinaryOperator;

/**
 * Builds values of a language, without text in between. Every call returns a new value, so a
 * function may change what it gets.
 */
public interface CodeData {

  Object number(long value);

  /** A symbol of the program's package. Case does not matter. */
  Object symbol(String name);

  /** A symbol that names a parameter, such as {@code :points} in Lisp. */
  Object keyword(String name);

  Object bool(boolean value);

  /** A list; the empty list if there are no items. */
  Object list(Object... items);

  /** A table of {@code rows} times {@code columns} values, row by row. */
  Object array(int rows, int columns, Object... values);

  /** A list of lists of numbers. */
  default Object rows(int rows, int columns, IntBinaryOperator cell) {
    Object[] lines = new Object[rows];
    for (int row = 0; row < rows; row++) {
      Object[] line = new Object[columns];
      for (int column = 0; column < columns; column++) {
        line[column] = number(cell.applyAsInt(row, column));
      }
      lines[row] = list(line);
    }
    return list(lines);
  }

  /** The value of a function of the program or its prelude. */
  Object call(String function, Object... arguments);
}
