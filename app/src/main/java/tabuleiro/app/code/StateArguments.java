package tabuleiro.app.code;

import java.util.List;
import java.util.Set;
import tabuleiro.core.State;
import tabuleiro.core.code.CodeData;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.code.OwnFunction;

/** The arguments of a user's function. The name of its first parameter says what it takes. */
interface StateArguments<S extends State> {
  Set<String> BOARDS = Set.of("tabuleiro", "board", "tab");
  Set<String> STATES = Set.of("estado", "state");

  Object[] of(S state, CodeData data);

  static <S extends State> StateArguments<S> of(CourseForm<S> form, OwnFunction function) {
    List<String> parameters = function.parameters();
    String first = parameters.get(0);
    boolean isPair = parameters.size() == 2;
    if (BOARDS.contains(first)) {
      return isPair
          ? (state, data) -> new Object[] {form.board(state, data), form.second(state, data)}
          : (state, data) -> new Object[] {form.board(state, data)};
    } else if (STATES.contains(first)) {
      return isPair
          ? (state, data) -> new Object[] {form.state(state, data), form.second(state, data)}
          : (state, data) -> new Object[] {form.state(state, data)};
    }
    return isPair
        ? (state, data) -> new Object[] {form.node(state, data), form.second(state, data)}
        : (state, data) -> new Object[] {form.node(state, data)};
  }
}
