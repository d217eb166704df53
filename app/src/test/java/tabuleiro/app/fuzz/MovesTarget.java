package tabuleiro.app.fuzz;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.fuzz.StateTarget.Setup;
import tabuleiro.core.MoveList;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;

/**
 * Reads moves. The first character of the input selects the variant; each line is a move, made in
 * the state that the lines before it lead to.
 */
record MovesTarget(String name, List<Setup<?>> setups, List<String> words) implements FuzzTarget {
  private static final int MOST_MOVES = 12;

  @Override
  public List<String> examples() {
    List<String> examples = new ArrayList<>();
    for (int i = 0; i < setups.size(); i++) {
      examples.add((char) ('A' + i) + line(setups.get(i)));
    }
    return examples;
  }

  private static <S extends State> String line(Setup<S> setup) {
    StringBuilder line = new StringBuilder();
    S state = setup.starts().get(0);
    MoveList legal = new MoveList();
    for (int ply = 0; ply < MOST_MOVES; ply++) {
      legal.clear();
      state.moves(legal);
      if (legal.size() == 0) {
        break;
      }
      int move = legal.get(legal.size() / 3);
      line.append(setup.notation().write(state, move)).append('\n');
      state = State.next(state, move);
    }
    return line.toString();
  }

  @Override
  public Afterwards read(String input) throws InputException {
    return play(StateTarget.setup(setups, input), StateTarget.rest(input));
  }

  private static <S extends State> Afterwards play(Setup<S> setup, String text)
      throws InputException {
    S state = setup.starts().get(0);
    int moves = 0;
    for (String line : text.lines().limit(MOST_MOVES).toList()) {
      state = State.next(state, setup.notation().readMove(state, line));
      moves++;
    }
    S last = state;
    return moves < 2 ? Afterwards.NOTHING : () -> setup.check().check(last);
  }
}
