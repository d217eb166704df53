package tabuleiro.core.lisp;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;

/**
 * A parsed Lisp form: a list, a number, a symbol or a string. It stores its line and column for
 * error messages. {@code toString} writes it back.
 */
public sealed interface Form {
  /** The greatest number of digits of an integer. */
  int DIGITS = 9;

  /** The line where the form starts, from 1. */
  int line();

  /** The column where the form starts, from 1. */
  int column();

  /** A list in parentheses. */
  record Sequence(List<Form> items, int line, int column) implements Form {
    private static final int BRIEF = 30;

    public Sequence {
      items = List.copyOf(items);
    }

    @Override
    public String toString() {
      return beginning(Integer.MAX_VALUE);
    }

    /**
     * The text of the list, possibly cut off after {@code most} characters. Iterative, so that deep
     * nesting cannot overflow the stack.
     */
    private String beginning(int most) {
      StringBuilder text = new StringBuilder("(");
      Deque<Iterator<Form>> open = new ArrayDeque<>(List.of(items.iterator()));
      while (!open.isEmpty() && text.length() <= most) {
        if (!open.element().hasNext()) {
          open.pop();
          text.append(')');
          continue;
        }
        Form next = open.element().next();
        text.append(text.charAt(text.length() - 1) == '(' ? "" : " ");
        if (next instanceof Sequence inner) {
          text.append('(');
          open.push(inner.items.iterator());
        } else {
          text.append(next);
        }
      }
      return text.toString();
    }
  }

  /** A number, kept as it was written. */
  record Numeral(String text, int line, int column) implements Form {
    @Override
    public String toString() {
      return text;
    }
  }

  /** A name. Case does not matter. */
  record Symbol(String name, int line, int column) implements Form {
    @Override
    public String toString() {
      return name;
    }
  }

  /** A string in quotation marks. */
  record Text(String value, int line, int column) implements Form {
    @Override
    public String toString() {
      return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
  }

  /** Whether this is a symbol of that name, ignoring case. */
  default boolean is(String name) {
    return this instanceof Symbol symbol && symbol.name().equalsIgnoreCase(name);
  }

  /** Whether this is NIL or the empty list. */
  default boolean isNil() {
    return is("nil") || (this instanceof Sequence sequence && sequence.items().isEmpty());
  }

  /** Whether this is a list that is not empty. */
  default boolean isList() {
    return this instanceof Sequence sequence && !sequence.items().isEmpty();
  }

  default boolean isInteger() {
    return this instanceof Numeral numeral && Numerals.integer(numeral.text(), DIGITS).isPresent();
  }

  /** The items of a list; NIL is the empty list. */
  default List<Form> list() throws InputException {
    if (this instanceof Sequence sequence) {
      return sequence.items();
    } else if (isNil()) {
      return List.of();
    }
    throw fault("lisp.list", brief());
  }

  /** The items of a list of exactly this length. */
  default List<Form> list(int size) throws InputException {
    List<Form> items = list();
    if (items.size() != size) {
      throw fault("lisp.size", size, items.size());
    }
    return items;
  }

  default int integer() throws InputException {
    if (this instanceof Numeral numeral) {
      OptionalInt number = Numerals.integer(numeral.text(), DIGITS);
      if (number.isPresent()) {
        return number.getAsInt();
      }
    }
    throw fault("lisp.number", brief());
  }

  /** An integer between two others, both included. */
  default int integer(int least, int most) throws InputException {
    int number = integer();
    if (number < least || number > most) {
      throw fault("lisp.range", least, most, number);
    }
    return number;
  }

  /** The form in at most thirty characters, for messages. */
  default String brief() {
    String text = this instanceof Sequence list ? list.beginning(Sequence.BRIEF) : toString();
    return text.length() <= Sequence.BRIEF ? text : text.substring(0, Sequence.BRIEF - 1) + "…";
  }

  /** An error at the position of this form. */
  default InputException fault(Message problem) {
    return new InputException(problem, line(), column());
  }

  private InputException fault(String key, Object... arguments) {
    return fault(Message.of("tabuleiro.core.messages", key, arguments));
  }
}
