package tabuleiro.app.terminal.command;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.InputException;

/**
 * Collects the lines of {@code jogar} into requests. A line is parsed as soon as all its lists are
 * closed, together with the lines that opened them, so each line is parsed once.
 */
final class JogarRequests {
  private final StringBuilder text = new StringBuilder();
  private int open;
  private @Nullable Form state;
  private boolean isAsked;

  /** A state and the milliseconds to think about it. */
  record Request(Form state, Form millis) {}

  /** Returns the requests that a line completes. */
  List<Request> add(String line) throws InputException {
    text.append(line).append('\n');
    if (isOpenAfter(line) && text.length() <= LispReader.MOST_IN_FILE) {
      return List.of();
    }
    List<Request> requests = new ArrayList<>();
    for (Form form : forms(text.toString())) {
      if (state == null) {
        state = form;
      } else {
        requests.add(new Request(state, form));
        state = null;
      }
    }
    text.setLength(0);
    open = 0;
    isAsked |= !requests.isEmpty();
    return requests;
  }

  /** Reports a request that is not complete at the end of the input. */
  void end() throws InputException {
    if (text.length() > 0) {
      LispReader.entries(text.toString()); // reports where a list is not closed
    }
    if (state != null || text.length() > 0 || !isAsked) {
      throw Terminal.fault("jogar.incomplete");
    }
  }

  /** Whether lists are open after a line, and nothing in it is wrong so far. */
  private boolean isOpenAfter(String line) {
    boolean isText = false;
    for (int i = 0; i < line.length() && open >= 0; i++) {
      char c = line.charAt(i);
      if (c == '"') {
        isText = !isText;
      } else if (c == '\\' && isText) {
        i++;
      } else if (c == ';' && !isText) {
        break;
      } else if (!isText) {
        open += c == '(' ? 1 : c == ')' ? -1 : 0;
      }
    }
    return open > 0 && open <= LispReader.MOST_NESTED && !isText;
  }

  /** Returns alternating states and milliseconds. */
  private static List<Form> forms(String text) throws InputException {
    List<Form> forms = new ArrayList<>();
    for (LispReader.Entry entry : LispReader.entries(text)) {
      Form form = entry.form();
      List<Form> items = form.isList() ? form.list() : List.of();
      if (items.size() == 3 && items.get(0).is("jogar")) {
        forms.addAll(items.subList(1, 3));
      } else {
        forms.add(form);
      }
    }
    return forms;
  }
}
