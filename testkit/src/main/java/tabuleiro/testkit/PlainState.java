package tabuleiro.testkit;

import java.util.List;

/**
 * The rules of a world written a second time, plainly: arrays and loops that follow the sentences
 * of the rules, no packing, no cleverness. It uses the same numbers for moves and the same text for
 * states as the fast rules, and shares no code with them.
 */
public interface PlainState {

  /** Every legal move, in the world's order. */
  List<Integer> moves();

  /** The state after a legal move; this one does not change. */
  PlainState play(int move);

  /** The state as the world's notation writes it. */
  String text();

  /** A plain state of a game for two. */
  interface PlainPosition extends PlainState {
    int turn();

    boolean isOver();

    int margin();

    @Override
    PlainPosition play(int move);
  }

  /** A plain state of a puzzle. */
  interface PlainPuzzle extends PlainState {
    boolean isSolved();

    @Override
    PlainPuzzle play(int move);
  }
}
