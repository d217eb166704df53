package tabuleiro.core.page;

import java.util.List;
import tabuleiro.core.lisp.Form;

/**
 * A place or a field of a draft. The text {@code board.edit.VALUE} of the world names a value, and
 * {@code board.edit.field.ID} a field; otherwise they are shown as they are.
 *
 * @param values the values to choose from, in the order in which clicks change them; empty if the
 *     user types the value
 * @param line where its value is in the text of the draft, from 1; 0 if it is not there
 */
public record EditablePart(String id, String value, List<String> values, int line, int column) {

  public EditablePart {
    values = List.copyOf(values);
  }

  /** Whether the user can choose a value, or can type any. */
  boolean canHave(String choice) {
    return values.isEmpty() || values.contains(choice);
  }

  /** A part whose value is one form of the draft. */
  public static EditablePart of(String id, Form form, List<String> values) {
    return new EditablePart(id, form.toString(), values, form.line(), form.column());
  }

  /** A part that is typed and whose value is one form of the draft. */
  public static EditablePart typed(String id, Form form) {
    return of(id, form, List.of());
  }
}
