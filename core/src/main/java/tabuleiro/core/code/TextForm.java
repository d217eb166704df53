package tabuleiro.core.code;

import java.util.List;
import tabuleiro.core.State;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

/** The form of worlds without a course: functions get the state as its text says it. */
public record TextForm<S extends State>(Notation<S> notation) implements CourseForm<S> {

  @Override
  public Object board(S state, CodeData data) {
    return state(state, data);
  }

  @Override
  public Object state(S state, CodeData data) {
    String text = notation.write(state);
    try {
      return value(LispReader.one(text), data);
    } catch (InputException e) {
      return data.symbol(text); // a notation that is not Lisp
    }
  }

  @Override
  public Object node(S state, CodeData data) {
    return state(state, data);
  }

  private static Object value(Form form, CodeData data) throws InputException {
    if (form.isInteger()) {
      return data.number(form.integer());
    } else if (form instanceof Form.Sequence) {
      List<Form> items = form.list();
      Object[] values = new Object[items.size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = value(items.get(i), data);
      }
      return data.list(values);
    }
    return data.symbol(form.toString());
  }
}
