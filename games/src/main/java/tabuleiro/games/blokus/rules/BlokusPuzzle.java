package tabuleiro.games.blokus.rules;

import static tabuleiro.games.blokus.rules.BlokusBoard.covered;
import static tabuleiro.games.blokus.rules.BlokusProblem.mix;

import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;

/**
 * A state of the puzzle: on a board with blocked cells, fill a number of cells with as few pieces
 * as possible, starting at the top left corner. Moves are numbered as in {@link Blokus}, without
 * the pass. Moves remain possible after the puzzle is solved.
 *
 * <p>Packed, a state is the filled cells in the layout of {@link BlokusBoard}, with the hand in
 * bits 1 to 12 of the first word, which belong to the frame. Words below all cells that are not
 * blocked are left out, so a state has two to four words. The root is set only while no cell is
 * filled, so that a board given with pieces has no second start at the corner. All states of a
 * problem share an object with the blocked cells and the goal. The key is computed on demand, since
 * a search unpacks far more states than it plays. Immutable.
 */
public final class BlokusPuzzle implements Puzzle {
  private static final int HAND_AT = 1;

  /** The frame above the board without the root. */
  private static final long HAND = 0xFFFEL;

  private final BlokusProblem problem;
  private final long filled0;
  private final long filled1;
  private final long filled2;
  private final long filled3;
  private final int hand;

  private BlokusPuzzle(
      BlokusProblem problem, long filled0, long filled1, long filled2, long filled3, int hand) {
    this.problem = problem;
    this.filled0 = filled0;
    this.filled1 = filled1;
    this.filled2 = filled2;
    this.filled3 = filled3;
    this.hand = hand;
  }

  /** A state with the given cells filled; if there are none, the root is set. */
  public static BlokusPuzzle of(BlokusProblem problem, long[] filled, int hand) {
    assert (filled[3] == 0 || problem.words() == 4) && (filled[2] == 0 || problem.words() > 2);
    return new BlokusPuzzle(problem, filled[0], filled[1], filled[2], filled[3], hand);
  }

  @Override
  public void moves(MoveList moves) {
    BlokusPlacements.list(
        filled0, filled1, filled2, filled3, free0(), free1(), free2(), free3(), hand, moves);
  }

  @Override
  public int count(MoveList scratch) {
    return BlokusPlacements.count(
        filled0, filled1, filled2, filled3, free0(), free1(), free2(), free3(), hand);
  }

  @Override
  public BlokusPuzzle play(int move) {
    return new BlokusPuzzle(
        problem,
        (filled0 & ~BlokusBoard.FIRST_ROOT) | covered(move, 0),
        filled1 | covered(move, 1),
        filled2 | covered(move, 2),
        filled3 | covered(move, 3),
        hand - BlokusHand.one(move / BlokusBoard.CELLS));
  }

  /** Every move costs 1. */
  @Override
  public int cheapestMove() {
    return 1;
  }

  @Override
  public boolean isSolved() {
    return switch (problem.goal()) {
      case FILLED -> filled() >= problem.target();
      case FILLED_STUCK -> filled() >= problem.target() && isStuck();
      case STUCK -> isStuck();
    };
  }

  /** Whether no piece can be laid. */
  public boolean isStuck() {
    return !BlokusPlacements.isAny(
        filled0, filled1, filled2, filled3, free0(), free1(), free2(), free3(), hand);
  }

  /** The number of filled cells. */
  @Override
  public int points() {
    return filled();
  }

  /** The number of filled cells. */
  public int filled() {
    return BlokusHand.SQUARES - BlokusHand.squares(hand);
  }

  /** The number of cells to fill; 0 if the goal is only that no piece can be laid. */
  public int target() {
    return problem.target();
  }

  /** The number of pieces of a kind that are left: 0 for a, 1 for b, 2 for c1 and c2 together. */
  public int piecesLeft(int kind) {
    return BlokusHand.count(hand, kind);
  }

  /** The contents of a cell: 0 for empty, 1 for a piece, 2 for blocked. */
  public int cell(int row, int column) {
    long bit = BlokusBoard.bit(row, column);
    int word = BlokusBoard.word(row);
    return (word(word) & bit) != 0 ? 1 : (open(word) & bit) != 0 ? 0 : 2;
  }

  @Override
  public long key() {
    return mix(mix(mix(mix(problem.key(), filled0), filled1), filled2), filled3);
  }

  @Override
  public int words() {
    return problem.words();
  }

  @Override
  public void save(long[] into, int at) {
    int words = problem.words();
    into[at] = filled0 | (long) hand << HAND_AT;
    into[at + 1] = filled1;
    if (words > 2) {
      into[at + 2] = filled2;
    }
    if (words > 3) {
      into[at + 3] = filled3;
    }
  }

  @Override
  public BlokusPuzzle load(long[] from, int at) {
    int words = problem.words();
    return new BlokusPuzzle(
        problem,
        from[at] & ~HAND,
        from[at + 1],
        words > 2 ? from[at + 2] : 0,
        words > 3 ? from[at + 3] : 0,
        (int) (from[at] & HAND) >>> HAND_AT);
  }

  BlokusProblem problem() {
    return problem;
  }

  /** The hand, as in {@link BlokusHand}. */
  public int hand() {
    return hand;
  }

  /** One of the four words of the filled cells. The root bit is set only on the empty board. */
  public long word(int word) {
    return switch (word) {
      case 0 -> filled0;
      case 1 -> filled1;
      case 2 -> filled2;
      default -> filled3;
    };
  }

  /** One of the four words of cells that are not blocked. */
  public long open(int word) {
    return switch (word) {
      case 0 -> problem.open0();
      case 1 -> problem.open1();
      case 2 -> problem.open2();
      default -> problem.open3();
    };
  }

  private long free0() {
    return problem.open0() & ~filled0;
  }

  private long free1() {
    return problem.open1() & ~filled1;
  }

  private long free2() {
    return problem.open2() & ~filled2;
  }

  private long free3() {
    return problem.open3() & ~filled3;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof BlokusPuzzle other
        && filled0 == other.filled0
        && filled1 == other.filled1
        && filled2 == other.filled2
        && filled3 == other.filled3
        && hand == other.hand
        && problem.equals(other.problem);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  @Override
  public String toString() {
    return BlokusPuzzleNotation.text(this);
  }
}
