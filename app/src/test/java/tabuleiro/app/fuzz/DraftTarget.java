package tabuleiro.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.State;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.page.DraftView;
import tabuleiro.core.page.EditablePart;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.text.InputException;

/**
 * Reads drafts of positions and changes one part. The first character of the input selects the
 * variant, the first line is the part, the second its new value, and the rest is the draft or a
 * change of an example ({@link TokenEdits}).
 */
final class DraftTarget implements FuzzTarget {

  /** The editor of a game or of puzzles, with drafts of some of its states. */
  record Setup<S extends State>(PositionEditor<S> editor, List<String> drafts) {

    static <S extends State> Setup<S> of(PositionEditor<S> editor, List<S> states) {
      return new Setup<>(editor, states.stream().map(editor::draft).toList());
    }

    Afterwards read(String part, String value, String text) throws InputException {
      Form draft = LispReader.one(TokenEdits.text(text, drafts));
      check(draft);
      String changed = part.isEmpty() ? draft.toString() : editor.changed(draft, part, value);
      return () -> check(LispReader.one(changed));
    }

    private void check(Form draft) throws InputException {
      DraftView view = editor.view(draft, Locale.ENGLISH);
      assertThat(view.picture()).isNotEmpty();
      assertThat(view.places()).extracting(EditablePart::id).doesNotHaveDuplicates();
    }

    /** An example of a change: another value of a part of a draft. */
    String change(String draft) {
      try {
        EditablePart part = editor.view(LispReader.one(draft), Locale.ENGLISH).places().get(0);
        return part.id() + "\n" + part.values().get(part.values().size() - 1) + "\n" + draft;
      } catch (InputException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private final String name;
  private final List<Setup<?>> setups;
  private final List<String> words;

  DraftTarget(String name, List<Setup<?>> setups, List<String> words) {
    this.name = name;
    this.setups = setups;
    this.words = words;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<String> examples() {
    List<String> examples = new ArrayList<>();
    for (int i = 0; i < setups.size(); i++) {
      char letter = (char) ('A' + i);
      List<String> drafts = setups.get(i).drafts();
      for (int j = 0; j < drafts.size(); j++) {
        examples.add(letter + setups.get(i).change(drafts.get(j)));
        examples.add(letter + "\n\n" + TokenEdits.input(j));
      }
    }
    return examples;
  }

  @Override
  public List<String> words() {
    return words;
  }

  @Override
  public Afterwards read(String input) throws InputException {
    String[] lines = StateTarget.rest(input).split("\n", 3);
    String part = lines.length < 3 ? "" : lines[0];
    String value = lines.length < 3 ? "" : lines[1];
    return StateTarget.setup(setups, input).read(part, value, lines[lines.length - 1]);
  }
}
