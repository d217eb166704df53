package tabuleiro.core;

/**
 * A state of a two-player zero-sum game with perfect information.
 *
 * <p>A player who must pass has one legal move, the pass. The list of moves is empty if and only if
 * the game is over. The side to move cannot be derived from the number of moves played: in Dots and
 * Boxes the same player moves again after closing a box.
 */
public interface Position extends State {

  /** The player who moves first by default; shown as player 1. */
  int FIRST = 0;

  /** The other player; shown as player 2. */
  int SECOND = 1;

  /** The side to move, {@link #FIRST} or {@link #SECOND}. */
  int turn();

  boolean isOver();

  /**
   * The lead of {@link #FIRST} over {@link #SECOND} by the rules of the game, independent of the
   * side to move. When the game is over, its sign says who won.
   */
  int margin();

  @Override
  Position play(int move);

  /**
   * The position after a legal move, with the type of the position before it, like {@link
   * State#next}. Searches use this form: a state would have to be cast to this interface, and a
   * cast to an interface takes several nanoseconds where positions of several games meet.
   */
  @SuppressWarnings("unchecked")
  static <P extends Position> P next(P position, int move) {
    return (P) position.play(move);
  }
}
