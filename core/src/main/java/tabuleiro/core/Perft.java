package tabuleiro.core;

/**
 * Counts the legal move sequences of a given length. This is the first test of any rules, because a
 * wrong rule nearly always changes a count. Not thread-safe.
 *
 * <p>The last ply is counted in bulk by {@link State#count}, without playing its moves.
 */
public final class Perft {
  private final MoveList[] lists;

  /** Creates a counter for sequences of up to {@code depth} moves. */
  public Perft(int depth) {
    lists = new MoveList[Math.max(1, depth)];
    for (int i = 0; i < lists.length; i++) {
      lists[i] = new MoveList();
    }
  }

  /** The number of legal sequences of exactly {@code depth} moves from a state. */
  public long count(State state, int depth) {
    MoveList moves = lists[depth == 0 ? 0 : depth - 1];
    if (depth <= 1) {
      return depth == 0 ? 1 : state.count(moves);
    }
    moves.clear();
    state.moves(moves);
    long sequences = 0;
    for (int i = 0; i < moves.size(); i++) {
      sequences += count(state.play(moves.get(i)), depth - 1);
    }
    return sequences;
  }
}
