package tabuleiro.core;

/**
 * A state of a game for two with perfect information; what one wins the other loses.
 *
 * <p>A player who must pass has one legal move, the pass: the list of moves is empty if and only if
 * the game is over. Who moves is asked of every position and never derived from the number of moves
 * played: in Dots and Boxes the same player moves again after closing a box.
 */
public interface Position extends State {

  /** The player who moves first unless told otherwise; player 1 in all texts. */
  int FIRST = 0;

  /** The other player; player 2 in all texts. */
  int SECOND = 1;

  /** Whose move it is, {@link #FIRST} or {@link #SECOND}. */
  int turn();

  /** Whether the game has ended here. */
  boolean isOver();

  /**
   * How far {@link #FIRST} is ahead of {@link #SECOND} by the rules of the game; when the game is
   * over its sign says who won. Always seen from FIRST, whoever moves.
   */
  int margin();

  @Override
  Position play(int move);
}
