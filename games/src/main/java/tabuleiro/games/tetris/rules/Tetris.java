package tabuleiro.games.tetris.rules;

import java.util.Collections;
import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.Zobrist;

/**
 * A state of IA-Tetris: the board, the pieces to place, the pieces placed and the points.
 *
 * <p>A move is ten times the rotation plus the leftmost column; {@link TetrisMove} lists the
 * numbers. Moves that lose are legal. {@link #play} also accepts rotations of other pieces than the
 * next one, as the course's {@code resultado} does. The puzzle is solved when every piece is placed
 * and the top row is free; least cost means most points.
 *
 * <p>The board is three words, with the heights of its columns in a fourth, in the layout of {@code
 * Well}. The pieces are a sequence shared by all states of a problem, and a state stores how many
 * are placed. The heights follow from the board and are not packed. The word of the heights also
 * holds the row of the last piece, which only drawings use and which is not part of the state.
 * Immutable.
 */
public final class Tetris implements Puzzle {
  /** The maximum points that complete rows on the initial board can give to the next piece. */
  private static final int WAITING = 800;

  private final TetrisProblem problem;
  private final long low;
  private final long middle;
  private final long high;
  private final long heights;
  private final int placed;
  private final int points;

  private Tetris(
      TetrisProblem problem,
      long low,
      long middle,
      long high,
      long heights,
      int placed,
      int points) {
    this.problem = problem;
    this.low = low;
    this.middle = middle;
    this.high = high;
    this.heights = heights;
    this.placed = placed;
    this.points = points;
  }

  /**
   * Creates a state.
   *
   * @param toPlace the next piece first
   * @param placed the most recent piece first
   */
  public static Tetris of(
      TetrisSeason season,
      TetrisBoard board,
      List<TetrisPiece> toPlace,
      int points,
      List<TetrisPiece> placed) {
    if (points < 0) {
      throw new IllegalArgumentException("points are not negative: " + points);
    }
    return new Tetris(
        new TetrisProblem(season, toPlace, placed),
        board.low(),
        board.middle(),
        board.high(),
        Well.heights(board.low(), board.middle(), board.high()),
        placed.size(),
        points);
  }

  /** A state without placed pieces and points, by the rules of 2015. */
  public static Tetris of(TetrisBoard board, List<TetrisPiece> toPlace) {
    return of(TetrisSeason.REGULAR, board, toPlace, 0, List.of());
  }

  public TetrisSeason season() {
    return problem.season();
  }

  public TetrisBoard board() {
    return new TetrisBoard(low, middle, high);
  }

  @Override
  public int points() {
    return points;
  }

  /** The pieces still to place, the next one first. */
  public List<TetrisPiece> toPlace() {
    return problem.pieces(placed, problem.size());
  }

  /** The pieces placed, the most recent first. */
  public List<TetrisPiece> placed() {
    List<TetrisPiece> pieces = problem.pieces(0, placed);
    Collections.reverse(pieces);
    return pieces;
  }

  /** Whether no move is left: the top row has a cell, or every piece is placed. */
  public boolean isFinal() {
    return (high & Well.TOP) != 0 || placed == problem.size();
  }

  @Override
  public boolean isSolved() {
    return (high & Well.TOP) == 0 && placed == problem.size();
  }

  @Override
  public void moves(MoveList moves) {
    if (!isFinal()) {
      for (int move : problem.moves(placed)) {
        moves.add(move);
      }
    }
  }

  @Override
  public int count(MoveList scratch) {
    return isFinal() ? 0 : problem.moves(placed).length;
  }

  /** The row in which the lowest cells of a move would land. */
  public int landingRow(int move) {
    return Well.landing(heights, move);
  }

  @Override
  public Tetris play(int move) {
    return TetrisDrop.play(this, move);
  }

  /** The state after the next piece is placed, with a new board. */
  Tetris after(long newLow, long newMiddle, long newHigh, long newHeights, int newPoints) {
    return new Tetris(problem, newLow, newMiddle, newHigh, newHeights, placed + 1, newPoints);
  }

  /** The points that a move wins. */
  public int gain(int move) {
    return TetrisDrop.gain(this, move);
  }

  /**
   * The course's opportunity cost of one move: the most points the piece can win minus those it
   * wins. A legal move on a board without complete rows never has a negative cost, because a
   * straight drop completes no more rows than {@link TetrisPiece#maxPoints} allows.
   *
   * <p>A given board may have complete rows, which the next piece removes with its own. They count
   * as 800 pending points and are paid for when they are removed. So no cost is negative even then,
   * and all solutions of a problem still cost the same sum minus their points.
   */
  @Override
  public int cost(int move) {
    int missed = problem.maxPoints(placed) - gain(move);
    int before = waiting();
    return before == 0 ? missed : missed + before - play(move).waiting();
  }

  @Override
  public int cost(int move, Puzzle next) {
    int missed = problem.maxPoints(placed) - (next.points() - points);
    int before = waiting();
    return before == 0 ? missed : missed + before - ((Tetris) next).waiting();
  }

  /** The most points that the pieces placed could have won, minus the points. */
  public int opportunityCost() {
    return problem.pieces(0, placed).stream().mapToInt(TetrisPiece::maxPoints).sum() - points;
  }

  /** The data shared by all states of the problem. */
  public TetrisProblem problem() {
    return problem;
  }

  /** The number of placed pieces of the problem's sequence. */
  public int placedCount() {
    return placed;
  }

  public boolean isTopFilled() {
    return (high & Well.TOP) != 0;
  }

  public long low() {
    return low;
  }

  public long middle() {
    return middle;
  }

  public long high() {
    return high;
  }

  /** The heights of the columns, in the layout of {@code Well}. */
  public long heights() {
    return heights;
  }

  /** The pending points for complete rows given with the board; mostly 0. */
  public int waiting() {
    return (Well.complete(low) | Well.complete(middle) | Well.complete(high)) != 0 && !isFinal()
        ? WAITING
        : 0;
  }

  /** The row of the last piece; -1 if it has been broken up or is unknown. */
  int markedRow() {
    return Well.markedRow(heights);
  }

  @Override
  public long key() {
    long mixed = Zobrist.key(problem.key() + ((long) placed << 32) + points);
    return Zobrist.key(Zobrist.key(Zobrist.key(mixed ^ high) ^ middle) ^ low);
  }

  @Override
  public int words() {
    return 4;
  }

  @Override
  public void save(long[] into, int at) {
    into[at] = low;
    into[at + 1] = middle;
    into[at + 2] = high;
    into[at + 3] = ((long) placed << 32) | points;
  }

  @Override
  public Tetris load(long[] from, int at) {
    long a = from[at];
    long b = from[at + 1];
    long c = from[at + 2];
    int count = (int) (from[at + 3] >>> 32);
    return new Tetris(problem, a, b, c, Well.heights(a, b, c), count, (int) from[at + 3]);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Tetris t
            && low == t.low
            && middle == t.middle
            && high == t.high
            && placed == t.placed
            && points == t.points
            && problem.equals(t.problem));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  @Override
  public String toString() {
    return TetrisNotation.text(this);
  }
}
