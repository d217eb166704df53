package tabuleiro.core.code;

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

  /** The value of a function of the program or its prelude. */
  Object call(String function, Object... arguments);
}
