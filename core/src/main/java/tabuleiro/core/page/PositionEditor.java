package tabuleiro.core.page;

import java.util.Locale;
import tabuleiro.core.State;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * Lets a user set up a position on the board of the page. While it is set up, it is a draft: a text
 * in the form of the world's positions that may still break the rules. The reader of the world's
 * notation decides whether a draft is a position. Stateless.
 */
public interface PositionEditor<S extends State> {

  /** The draft of a state: a text that the notation reads as that state. */
  String draft(S state);

  /**
   * What the page shows of a draft.
   *
   * @throws InputException if the text does not have the form of a draft
   */
  DraftView view(Form draft, Locale locale) throws InputException;

  /**
   * The draft with another value of a place or field, and whatever follows from it: a piece that is
   * put on the board leaves the reserve. Called for drafts that have a view; the value is not
   * checked.
   *
   * @throws InputException if there is no such part
   */
  String with(Form draft, String part, String value) throws InputException;

  /**
   * The draft with another value of a place or field, if that is a draft again.
   *
   * @throws InputException if this is no draft, there is no such part or it cannot have this value
   */
  default String changed(Form draft, String part, String value) throws InputException {
    DraftView unused = view(draft, Locale.ROOT);
    DraftView view;
    String changed = with(draft, part, value);
    try {
      view = view(LispReader.one(changed), Locale.ROOT);
    } catch (InputException e) {
      throw new InputException(e.problem()); // its place would be in a text that nobody sees
    }
    if (view.parts().anyMatch(each -> each.id().equals(part) && !each.canHave(value))) {
      throw new InputException(Message.of("tabuleiro.core.messages", "draft.value", part, value));
    }
    return changed;
  }
}
