package tabuleiro.app.terminal.command;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Words;

/**
 * Collects the lines of {@code jogar} into requests. A line is parsed as soon as all its lists are
 * closed, together with the lines that opened them, so each line is parsed once. An invalid line is
 * reported and dropped, and the next one starts a new request.
 */
final class JogarRequests {
  private static final String CALL = "(jogar";

  private final Consumer<InputException> faults;
  private final StringBuilder text = new StringBuilder();
  private int open;
  private int lines; // read so far
  private int first = 1; // the line where the text starts
  private @Nullable Form state;
  private int stateLine;
  private boolean isAsked;

  /**
   * A state and the milliseconds to think about it.
   *
   * @param line the line of the input where the state starts
   */
  record Request(Form state, Form millis, int line) {

    /** The same error at the place of this request in the input. */
    InputException placed(InputException fault) {
      return new InputException(fault.problem(), line, state.column());
    }
  }

  /** Starts a collection that reports invalid lines. */
  JogarRequests(Consumer<InputException> faults) {
    this.faults = faults;
  }

  /** Returns the requests that a line completes. */
  List<Request> add(String line) {
    if (text.length() > 0 && Words.lower(line.stripLeading()).startsWith(CALL)) {
      parse(); // reports the list that is not closed, so that it does not swallow this call
    }
    lines++;
    if (text.length() == 0) {
      first = lines;
    }
    text.append(line).append('\n');
    boolean isIncomplete = isOpenAfter(line) && text.length() <= LispReader.MOST_IN_FILE;
    return isIncomplete ? List.of() : parse();
  }

  private List<Request> parse() {
    List<Request> requests = new ArrayList<>();
    try {
      for (LispReader.Entry entry : LispReader.entries(text.toString())) {
        take(entry.form(), requests);
      }
    } catch (InputException e) {
      faults.accept(new InputException(e.problem(), first + Math.max(0, e.line() - 1), column(e)));
      state = null;
      isAsked = true;
    }
    text.setLength(0);
    open = 0;
    isAsked |= !requests.isEmpty();
    return requests;
  }

  private static int column(InputException fault) {
    return Math.max(1, fault.column());
  }

  private void take(Form form, List<Request> requests) throws InputException {
    Form known = state;
    List<Form> items = form.isList() ? form.list() : List.of();
    boolean isCall = !items.isEmpty() && items.get(0).is("jogar");
    if (isCall && items.size() != 3) {
      throw form.fault(Terminal.fault("jogar.incomplete").problem());
    } else if (isCall) {
      forget();
      requests.add(new Request(unquoted(items.get(1)), items.get(2), first + form.line() - 1));
    } else if (known != null && form.isList()) {
      forget();
      remember(form);
    } else if (known != null) {
      requests.add(new Request(known, form, stateLine));
      state = null;
    } else if (form.isList()) {
      remember(form);
    } else {
      throw form.fault(Terminal.fault("jogar.state", form.brief()).problem());
    }
  }

  private void remember(Form form) {
    state = unquoted(form);
    stateLine = first + form.line() - 1;
  }

  /** Reports a state without milliseconds, if there is one. */
  private void forget() {
    Form known = state;
    if (known != null) {
      faults.accept(
          new InputException(
              Terminal.fault("jogar.incomplete").problem(), stateLine, known.column()));
      state = null;
    }
  }

  /** The form in {@code (quote FORM)}, or the form itself. */
  private static Form unquoted(Form form) {
    return form instanceof Form.Sequence list
            && list.items().size() == 2
            && list.items().get(0).is("quote")
        ? list.items().get(1)
        : form;
  }

  /**
   * Reports a request that is not complete at the end of the input. Returns the requests in the
   * lines after a list that is never closed.
   */
  List<Request> end() throws InputException {
    List<Request> requests = List.of();
    if (text.length() > 0) {
      List<String> rest = text.toString().lines().skip(1).toList();
      parse(); // reports where a list is not closed
      requests = reread(rest);
    }
    if (state != null || !isAsked) {
      throw Terminal.fault("jogar.incomplete");
    }
    return requests;
  }

  /**
   * Reads lines that a list before them has swallowed. Errors are only reported beside requests.
   */
  private List<Request> reread(List<String> rest) {
    List<InputException> found = new ArrayList<>();
    JogarRequests again = new JogarRequests(found::add);
    again.lines = first;
    List<Request> requests = new ArrayList<>();
    rest.forEach(line -> requests.addAll(again.add(line)));
    if (!requests.isEmpty()) {
      again.parse();
      again.forget();
      found.forEach(faults);
    }
    return requests;
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
}
