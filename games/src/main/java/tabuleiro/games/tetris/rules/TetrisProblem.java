package tabuleiro.games.tetris.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.Zobrist;

/**
 * The data shared by all states of one problem: the season and the whole sequence of pieces,
 * including those placed before the problem starts. A state is an index into the sequence.
 * Immutable.
 */
public final class TetrisProblem {
  private static final List<TetrisPiece> PIECES = List.of(TetrisPiece.values());
  private static final int[] MAX_POINTS =
      PIECES.stream().mapToInt(TetrisPiece::maxPoints).toArray();

  private final TetrisSeason season;
  private final byte[] sequence;
  private final boolean isSpecial;
  private final long key;

  /** Created lazily. */
  private volatile @Nullable RowFillBound rowFill;

  /**
   * Creates a problem.
   *
   * @param placed the pieces placed before, most recent first
   */
  TetrisProblem(TetrisSeason season, List<TetrisPiece> toPlace, List<TetrisPiece> placed) {
    this.season = season;
    isSpecial = season == TetrisSeason.SPECIAL;
    List<TetrisPiece> all = new ArrayList<>(placed);
    Collections.reverse(all);
    all.addAll(toPlace);
    sequence = new byte[all.size()];
    long mixed = Zobrist.key(isSpecial ? 1 : 0);
    for (int i = 0; i < sequence.length; i++) {
      TetrisPiece piece = all.get(i);
      if (!piece.isIn(season)) {
        throw new IllegalArgumentException(piece.symbol() + " is not a piece of " + season.year());
      }
      sequence[i] = (byte) piece.number();
      mixed = Zobrist.key(mixed + piece.number());
    }
    key = mixed;
  }

  TetrisSeason season() {
    return season;
  }

  /** The total number of pieces. */
  public int size() {
    return sequence.length;
  }

  /** The moves of the piece at an index of the sequence. */
  public int[] moves(int at) {
    return Well.moves(sequence[at]);
  }

  /** The most points that the piece at an index of the sequence can win. */
  int maxPoints(int at) {
    return MAX_POINTS[sequence[at]];
  }

  /** The piece at an index of the sequence. */
  TetrisPiece piece(int at) {
    return PIECES.get(sequence[at]);
  }

  /** Whether the bottom row is doubled after a number of placed pieces. */
  boolean isRising(int placed) {
    return isSpecial && (placed & 1) == 0;
  }

  /** The pieces from one index of the sequence to another. */
  List<TetrisPiece> pieces(int from, int to) {
    List<TetrisPiece> pieces = new ArrayList<>();
    for (int i = from; i < to; i++) {
      pieces.add(PIECES.get(sequence[i]));
    }
    return pieces;
  }

  /** The upper bound of the points still to be won. */
  public RowFillBound rowFill() {
    RowFillBound known = rowFill;
    if (known == null) {
      known = new RowFillBound(this);
      rowFill = known;
    }
    return known;
  }

  /** A key of the season and the sequence. */
  long key() {
    return key;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof TetrisProblem p
            && season == p.season
            && Arrays.equals(sequence, p.sequence));
  }

  @Override
  public int hashCode() {
    return 31 * season.hashCode() + Arrays.hashCode(sequence);
  }
}
