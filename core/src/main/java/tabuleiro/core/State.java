package tabuleiro.core;

/**
 * Somewhere one can move from. A state never changes: {@link #play} returns the state after the
 * move, so states can be kept, shared between threads and forgotten without undoing anything.
 *
 * <p>Moves are dense small integers, the same number always meaning the same move of that world;
 * each world draws its encoding above its class.
 */
public interface State {

  /** What stands where a move could stand but there is none. */
  int NO_MOVE = -1;

  /** Appends every legal move, always in the same order. A state that is over has none. */
  void moves(MoveList moves);

  /**
   * The state after a legal move. Illegal moves are the caller's mistake and are not looked for.
   */
  State play(int move);

  /** Equal states have equal keys; the key holds all that the future and the result depend on. */
  long key();

  /**
   * How many legal moves there are. Worlds that can count without listing override this.
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
