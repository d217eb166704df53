package tabuleiro.app.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.text.Notation;

/**
 * Converts the moves of a traced search to text. A trace contains move numbers, whose meaning
 * depends on the state. For a single search.
 */
public final class MoveTexts<S extends Puzzle> {
  private final Notation<S> notation;
  private final S start;
  private final int most;

  /** The states of the first nodes. */
  private final List<@Nullable S> states = new ArrayList<>();

  /** Creates texts for a search from {@code start} that keep at most {@code most} states. */
  public MoveTexts(Notation<S> notation, S start, int most) {
    this.notation = notation;
    this.start = start;
    this.most = most;
  }

  /** Returns the text of the move to a node; empty for a root or an unknown parent. */
  public Optional<String> text(long node, long parent, int move) {
    S before = parent < 0 || move < 0 ? null : state(parent);
    if (before == null) {
      if (parent < 0) {
        put(node, start);
      }
      return Optional.empty();
    }
    if (state(node) == null) {
      put(node, State.next(before, move));
    }
    return Optional.of(notation.write(before, move));
  }

  /** Returns the state of a node whose text was asked for; null if it is not kept. */
  public @Nullable S state(long node) {
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
