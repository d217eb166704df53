package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.page.Picture;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;

/** The contract of every puzzle. Random walks start from each valid built-in problem in turn. */
public abstract class PuzzleContract<S extends Puzzle> extends StateContract<S> {

  protected abstract Puzzles<S> puzzles();

  @Override
  final S first(long seed) {
    List<Problem<S>> sound =
        puzzles().problems().stream().filter(p -> p.fault().isEmpty()).toList();
    try {
      return sound.get((int) (seed % sound.size())).start();
    } catch (InputException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  final Notation<S> texts() {
    return puzzles().notation();
  }

  @Override
  final Picture<S> picture() {
    return puzzles().picture();
  }

  @Override
  final int limit() {
    return puzzles().moveLimit();
  }

  @Test
  void costsAreNotNegativeAndDoNotDependOnHowTheyAreFound() {
    walk(
        (state, moves) -> {
          for (int move : moves.toArray()) {
            assertThat(state.cost(move)).isNotNegative();
            assertThat(state.cost(move)).isGreaterThanOrEqualTo(state.cheapestMove());
            assertThat(state.cost(move, State.next(state, move))).isEqualTo(state.cost(move));
          }
        });
  }

  @Test
  void anInverseMoveLeadsBack() {
    walk(
        (state, moves) -> {
          for (int move : moves.toArray()) {
            int back = state.inverse(move);
            S next = State.next(state, move);
            if (back != State.NO_MOVE) {
              assertThat(listed(next).contains(back)).isTrue();
              S again = State.next(next, back);
              assertThat(again).isEqualTo(state);
            }
          }
        });
  }

  @Test
  void statesPackIntoWordsAndBackExactly() {
    Map<String, S> packed = new HashMap<>();
    walk(
        (state, moves) -> {
          long[] words = new long[state.words() + 2];
          state.save(words, 1);
          assertThat(words[0]).isZero();
          assertThat(words[words.length - 1]).isZero();
          assertThat(state.load(words, 1)).isEqualTo(state);
          assertThat(state.load(words, 1).key()).isEqualTo(state.key());
        });
    // Within one problem, equal words mean equal states.
    S start = first(0);
    for (int move : listed(start).toArray()) {
      S child = State.next(start, move);
      long[] words = new long[child.words()];
      child.save(words, 0);
      S other = packed.putIfAbsent(Arrays.toString(words), child);
      assertThat(other == null || other.equals(child)).isTrue();
    }
  }
}
