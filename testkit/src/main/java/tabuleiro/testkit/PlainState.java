package tabuleiro.testkit;

import java.util.List;

/**
 * An independent reference implementation of the rules of a world: arrays and loops that follow the
 * wording of the rules, without optimisation. It uses the same move numbers and the same texts as
 * the fast rules, and shares no code with them.
 */
public interface PlainState {

  /** Every legal move, in the world's order. */
  List<Integer> moves();

  /** The state after a legal move; this one does not change. */
  PlainState play(int move);

  /** The state in the world's notation. */
  String text();

  /** A reference state of a two-player game. */
  interface PlainPosition extends PlainState {
    int turn();

    boolean isOver();

    int margin();

    @Override
    PlainPosition play(int move);
  }

  /** A reference state of a puzzle. */
  interface PlainPuzzle extends PlainState {
    boolean isSolved();

    @Override
    PlainPuzzle play(int move);
  }
}
