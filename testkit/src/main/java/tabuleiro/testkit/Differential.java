package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

/**
 * Plays random games with the fast rules and the reference rules side by side and compares
 * everything observable: legal moves and their order, text, end, scores, keys, and round trips
 * through text and packed words. Keys are collected over all games of one instance, so that
 * collisions between different states are found too.
 */
public final class Differential<S extends State> {
  private static final int REMEMBERED = 300_000;

  private final Notation<S> notation;
  private final MoveList moves = new MoveList();
  private final MoveList scratch = new MoveList();
  private final Map<Long, String> textOfKey = new HashMap<>();
  private long states;

  public Differential(Notation<S> notation) {
    this.notation = notation;
  }

  /** The number of states compared so far. */
  public long states() {
    return states;
  }

  /** One random game, decided by the seed, of at most {@code plies} moves. */
  public void play(S start, PlainState plainStart, long seed, int plies) {
    SplittableRandom random = new SplittableRandom(seed);
    S state = start;
    PlainState plain = plainStart;
    for (int ply = 0; ; ply++) {
      compare(state, plain, "seed " + seed + ", ply " + ply);
      if (moves.size() == 0 || ply == plies) {
        return;
      }
      int move = moves.get(random.nextInt(moves.size()));
      state = State.next(state, move);
      plain = plain.play(move);
    }
  }

  private void compare(S state, PlainState plain, String where) {
    states++;
    moves.clear();
    state.moves(moves);
    String text = notation.write(state);
    // AssertJ builds its description eagerly, so a fast comparison comes first.
    if (!text.equals(plain.text())) {
      assertThat(text).as("text at %s", where).isEqualTo(plain.text());
    }
    List<Integer> plainMoves = plain.moves();
    if (!same(plainMoves)) {
      assertThat(moves.toArray())
          .as("moves at %s of %s", where, text)
          .containsExactly(plainMoves.stream().mapToInt(Integer::intValue).toArray());
    }
    if (state.count(scratch) != moves.size()) {
      assertThat(state.count(scratch)).as("count at %s of %s", where, text).isEqualTo(moves.size());
    }
    readBack(state, text, where);
    if (state instanceof Position position && plain instanceof PlainState.PlainPosition other) {
      check(position.turn() == other.turn(), "turn", where, text);
      check(position.isOver() == other.isOver(), "end", where, text);
      check(position.margin() == other.margin(), "margin", where, text);
      check(position.isOver() == (moves.size() == 0), "moves if and only if not over", where, text);
    } else if (state instanceof Puzzle puzzle && plain instanceof PlainState.PlainPuzzle other) {
      check(puzzle.isSolved() == other.isSolved(), "solved", where, text);
      long[] words = new long[puzzle.words() + 2];
      puzzle.save(words, 1);
      check(words[0] == 0 && words[words.length - 1] == 0, "saved outside", where, text);
      check(puzzle.load(words, 1).equals(state), "loaded", where, text);
    } else {
      fail("the plain state is of another kind");
    }
  }

  private boolean same(List<Integer> plainMoves) {
    boolean same = plainMoves.size() == moves.size();
    for (int i = 0; same && i < moves.size(); i++) {
      same = plainMoves.get(i) == moves.get(i);
    }
    return same;
  }

  private void readBack(S state, String text, String where) {
    try {
      S again = notation.read(text);
      check(again.equals(state), "read back", where, text);
      check(again.hashCode() == state.hashCode(), "hash code of the one read back", where, text);
      check(again.key() == state.key(), "key kept up move by move", where, text);
    } catch (InputException e) {
      fail("its own text is not read at %s: %s", where, e.getMessage());
    }
    if (textOfKey.size() < REMEMBERED) {
      String other = textOfKey.putIfAbsent(state.key(), text);
      check(other == null || other.equals(text), "key shared with " + other, where, text);
    }
  }

  private static void check(boolean holds, String what, String where, String text) {
    if (!holds) {
      fail("%s differs at %s of %s", what, where, text);
    }
  }
}
