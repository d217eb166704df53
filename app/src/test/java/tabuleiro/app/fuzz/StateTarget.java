package tabuleiro.app.fuzz;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

/**
 * Reads states of a world. The first character of the input selects the variant; the rest is the
 * text of a state or a change of an example ({@link TokenEdits}). Accepted states are written,
 * drawn, shown, played and searched.
 */
public final class StateTarget implements FuzzTarget {
  /** The maximum number of different states that are checked, so that a run ends. */
  private static final int MOST_SEARCHED = 30_000;

  /**
   * A variant of a world.
   *
   * @param search searches or solves a state within a few hundred nodes
   */
  record Setup<S extends State>(
      StateCheck<S> check, List<S> starts, List<String> texts, Consumer<S> search) {

    static <S extends State> Setup<S> of(StateCheck<S> check, List<S> starts, Consumer<S> search) {
      List<String> texts = starts.stream().map(check.notation()::write).toList();
      return new Setup<>(check, starts, texts, search);
    }

    Notation<S> notation() {
      return check.notation();
    }

    Afterwards read(String text, Set<Long> searched) throws InputException {
      S state = notation().read(TokenEdits.text(text, texts()));
      return () -> {
        check.check(state);
        if (searched.size() < MOST_SEARCHED && searched.add(state.key())) {
          search.accept(state);
        }
      };
    }
  }

  private final String name;
  private final List<Setup<?>> setups;
  private final List<String> words;
  private final Set<Long> searched = new HashSet<>();

  StateTarget(String name, List<Setup<?>> setups, List<String> words) {
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
      List<String> texts = setups.get(i).texts();
      for (int j = 0; j < texts.size(); j++) {
        examples.add((char) ('A' + i) + texts.get(j));
        examples.add((char) ('A' + i) + TokenEdits.input(j));
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
    return setup(setups, input).read(rest(input), searched);
  }

  /** The element that the first character of an input selects: A is the first. */
  public static <T> T setup(List<T> setups, String input) {
    return setups.get(
        Math.floorMod((input.isEmpty() ? 'A' : input.charAt(0)) - 'A', setups.size()));
  }

  public static String rest(String input) {
    return input.isEmpty() ? "" : input.substring(1);
  }
}
