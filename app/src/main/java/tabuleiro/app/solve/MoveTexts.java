package tabuleiro.app.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.Puzzle;
import tabuleiro.core.text.Notation;

/**
 * Knows how the moves of a traced search are written: searches tell of moves by number, and what a
 * number means depends on the state. Belongs to one search.
 */
public final class MoveTexts<S extends Puzzle> {
  private final Notation<S> notation;
  private final S start;
  private final int most;

  /** The state of each node, as long as there is room. */
  private final List<@Nullable S> states = new ArrayList<>();

  /** Texts of the moves of a search, as long as no more than so many states must be remembered. */
  public MoveTexts(Notation<S> notation, S start, int most) {
    this.notation = notation;
    this.start = start;
    this.most = most;
  }

  /** How the move is written that made a node of another; empty for a root and beyond the room. */
  public Optional<String> text(long node, long parent, int move) {
    S before = parent < 0 || move < 0 ? null : state(parent);
    if (before == null) {
      if (parent < 0) {
        put(node, start);
      }
      return Optional.empty();
    }
    if (state(node) == null) {
      put(node, next(before, move));
    }
    return Optional.of(notation.write(before, move));
  }

  @SuppressWarnings("unchecked") // a state of a world plays into a state of the same class
  private S next(S state, int move) {
    return (S) state.play(move);
  }

  private @Nullable S state(long node) {
    return node < states.size() ? states.get((int) node) : null;
  }

  private void put(long node, S state) {
    if (node >= most) {
      return;
    }
    while (states.size() <= node) {
      states.add(null);
    }
    states.set((int) node, state);
  }
}
