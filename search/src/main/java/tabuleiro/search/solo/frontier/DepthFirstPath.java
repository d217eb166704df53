package tabuleiro.search.solo.frontier;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.solver.Outcome;

/**
 * The path of a depth-first search as linked plies that are reused. It counts its states by their
 * keys, so that most searches for a duplicate need not follow the path.
 */
public final class DepthFirstPath<S extends Puzzle> {
  private static final int COUNTS = 1 << 12;

  /** A state of the path and its moves still to try. */
  public static final class Ply<S extends Puzzle> {
    public final @Nullable Ply<S> above;
    public @Nullable Ply<S> below;
    public final int depth;
    public final MoveList moves = new MoveList();
    public S state;
    public long key;
    public int next;
    public int cost;
    public long left;

    /** Whether the estimate is less than what is left. */
    public boolean canSpare;

    public long needed;
    public long number;

    /** The move that undoes the one that led here; {@link State#NO_MOVE} if there is none. */
    public int back = State.NO_MOVE;

    public Ply(S state, @Nullable Ply<S> above) {
      this.state = state;
      this.above = above;
      depth = above == null ? 0 : above.depth + 1;
    }
  }

  private final Ply<S> root;

  /** The number of states on the path whose key ends in these bits. */
  private final int[] counts = new int[COUNTS];

  public DepthFirstPath(S start) {
    root = new Ply<>(start, null);
  }

  public Ply<S> root() {
    return root;
  }

  public void enter(Ply<S> ply) {
    counts[(int) ply.key & (COUNTS - 1)]++;
  }

  public void leave(Ply<S> ply) {
    counts[(int) ply.key & (COUNTS - 1)]--;
  }

  /** The ply with the same state on the path that ends with a ply; null if there is none. */
  public @Nullable Ply<S> twin(Ply<S> end, S state, long key) {
    if (counts[(int) key & (COUNTS - 1)] > 0) {
      for (Ply<S> twin = end; twin != null; twin = twin.above) {
        if (twin.key == key && States.same(twin.state, state)) {
          return twin;
        }
      }
    }
    return null;
  }

  /** The moves and the cost of the path from the root to a ply. */
  public static Outcome.Path to(Ply<?> end) {
    List<Integer> moves = new ArrayList<>();
    for (Ply<?> ply = end.above; ply != null; ply = ply.above) {
      moves.add(ply.moves.get(ply.next - 1));
    }
    Collections.reverse(moves);
    return new Outcome.Path(moves, end.cost);
  }
}
