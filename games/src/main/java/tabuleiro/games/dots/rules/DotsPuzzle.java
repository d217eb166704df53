package tabuleiro.games.dots.rules;

import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.Zobrist;

/**
 * A state of the puzzle: draw as few arcs as possible until enough boxes are closed. A move is the
 * number of the arc drawn, as in the game ({@link Dots} draws the numbers), and costs 1; one arc
 * may close two boxes. Moves remain possible after the goal is reached, until no arc is missing.
 *
 * <p>A state packs its arcs into words, one bit each: one word up to 5 times 5 boxes (60 arcs), two
 * up to 7 times 7 (112). The number of closed boxes is updated incrementally and recomputed when a
 * state is unpacked. The key mixes the words one after another, each step a bijection, so states of
 * one problem with at most 64 arcs never share a key. Immutable.
 *
 * @param word0 arcs 0 to 63 that are drawn, one bit each
 * @param word1 arcs 64 to 127
 * @param word2 arcs 128 to 191
 * @param closed the number of closed boxes; derived from the arcs, the constructor does not check
 *     it
 */
public record DotsPuzzle(DotsGoal goal, long word0, long word1, long word2, int closed)
    implements Puzzle {

  public DotsPuzzle {
    assert closed >= 0 && closed <= goal.grid().boxes();
  }

  /** The state with the given arcs. */
  public static DotsPuzzle of(DotsBoard board, DotsGoal goal) {
    return new DotsPuzzle(goal, board.word0(), board.word1(), board.word2(), board.closed());
  }

  /** Every move costs 1. */
  @Override
  public int cheapestMove() {
    return 1;
  }

  @Override
  public boolean isSolved() {
    return goal.isReachedBy(closed);
  }

  @Override
  public int points() {
    return closed;
  }

  @Override
  public void moves(MoveList moves) {
    goal.grid().missing(moves, word0, word1, word2);
  }

  @Override
  public int count(MoveList scratch) {
    return goal.grid().missing(word0, word1, word2);
  }

  @Override
  public DotsPuzzle play(int arc) {
    int more = closed + goal.grid().closedBy(arc, word0, word1, word2);
    long bit = 1L << arc;
    return new DotsPuzzle(
        goal,
        arc < Long.SIZE ? word0 | bit : word0,
        arc >> 6 == 1 ? word1 | bit : word1,
        arc >= 2 * Long.SIZE ? word2 | bit : word2,
        more);
  }

  @Override
  public long key() {
    long key = Zobrist.key(goal.key() ^ word0);
    key = Zobrist.key(key ^ word1);
    return Zobrist.key(key ^ word2);
  }

  @Override
  public int words() {
    return (goal.grid().arcs() + Long.SIZE - 1) / Long.SIZE;
  }

  @Override
  public void save(long[] into, int at) {
    int words = words();
    into[at] = word0;
    if (words > 1) {
      into[at + 1] = word1;
    }
    if (words > 2) {
      into[at + 2] = word2;
    }
  }

  @Override
  public DotsPuzzle load(long[] from, int at) {
    int words = words();
    long new0 = from[at];
    long new1 = words > 1 ? from[at + 1] : 0;
    long new2 = words > 2 ? from[at + 2] : 0;
    return new DotsPuzzle(goal, new0, new1, new2, goal.grid().closed(new0, new1, new2));
  }

  /** The arcs alone. */
  public DotsBoard board() {
    return new DotsBoard(goal.grid(), word0, word1, word2);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DotsPuzzle that
        && word0 == that.word0
        && word1 == that.word1
        && word2 == that.word2
        && goal.equals(that.goal);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }
}
