package tabuleiro.core;

/**
 * A state of a game or a puzzle. Immutable: {@link #play} returns the state after the move, so
 * states can be stored, shared between threads and discarded without undoing moves.
 *
 * <p>Moves are small consecutive integers. A number means the same move in every state of a world.
 * The class comment of each world shows its encoding.
 */
public interface State {

  /** Stands for the absence of a move. */
  int NO_MOVE = -1;

  /** Appends every legal move, always in the same order. A terminal state has none. */
  void moves(MoveList moves);

  /** The state after a legal move. Legality is not checked. */
  State play(int move);

  /**
   * A hash key: equal states have equal keys. It covers everything that the future and the result
   * depend on.
   */
  long key();

  /**
   * The number of legal moves. Worlds that can count without generating moves override this.
   *
   * @param scratch a list that may be overwritten
   */
  default int count(MoveList scratch) {
    scratch.clear();
    moves(scratch);
    return scratch.size();
  }

  /**
   * The state after a legal move, with the type of the state before it. Every state plays into a
   * state of its own class, which the type of {@link #play} does not say.
   */
  @SuppressWarnings("unchecked")
  static <S extends State> S next(S state, int move) {
    return (S) state.play(move);
  }
}
