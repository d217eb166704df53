package tabuleiro.core.page;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/** Finds and replaces forms in the text of a draft by their paths: the index in each list. */
public final class DraftText {
  private DraftText() {}

  /** The form at a path. */
  public static Form at(Form draft, int... path) throws InputException {
    Form form = draft;
    for (int index : path) {
      List<Form> items = form.list();
      if (index >= items.size()) {
        throw form.fault(
            Message.of("tabuleiro.core.messages", "lisp.size", index + 1, items.size()));
      }
      form = items.get(index);
    }
    return form;
  }

  /** The draft with another text at a path. */
  public static Form with(Form draft, String text, int... path) throws InputException {
    at(draft, path);
    return LispReader.one(replaced(draft, text, path, 0));
  }

  private static String replaced(Form form, String text, int[] path, int depth)
      throws InputException {
    if (depth == path.length) {
      return text;
    }
    List<String> items = new ArrayList<>();
    for (int i = 0; i < form.list().size(); i++) {
      Form item = form.list().get(i);
      items.add(i == path[depth] ? replaced(item, text, path, depth + 1) : item.toString());
    }
    return "(" + String.join(" ", items) + ")";
  }

  /** The error of a part that a draft does not have. */
  public static InputException unknown(String part) {
    return new InputException(Message.of("tabuleiro.core.messages", "draft.part", part));
  }
}
