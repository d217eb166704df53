package tabuleiro.games.tetris.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The pieces, in the order of the course's generator, and the most points each can win. */
public enum TetrisPiece {
  I(800),
  L(500),
  J(500),
  O(300),
  S(300),
  Z(300),
  T(300),
  /** A horseshoe of seven cells; special season only. */
  U(500),
  /** One cell that destroys the square of nine around it; special season only. */
  BOMB(640);

  private static final List<TetrisPiece> ALL = List.of(values());

  private final int maxPoints;
  private final String symbol;

  TetrisPiece(int maxPoints) {
    this.maxPoints = maxPoints;
    symbol = name().equals("BOMB") ? "bomba" : name().toLowerCase(Locale.ROOT);
  }

  /**
   * The most points that a piece can win by a straight drop on a board without complete rows: 800
   * for four rows, 500 for three, 300 for two. A bomb destroys at most eight cells, because the
   * cell above it is empty.
   */
  public int maxPoints() {
    return maxPoints;
  }

  /** The index in the order above, from 0. */
  @SuppressWarnings("EnumOrdinal") // the order is part of the encoding
  public int number() {
    return ordinal();
  }

  /** The piece with a number. */
  public static TetrisPiece of(int number) {
    return ALL.get(number);
  }

  /** The name in texts: {@code i}, {@code bomba}. */
  public String symbol() {
    return symbol;
  }

  /** Whether the piece exists in a season. */
  public boolean isIn(TetrisSeason season) {
    return season == TetrisSeason.SPECIAL || compareTo(U) < 0;
  }

  /** The rotations in move order, each a quarter turn clockwise. */
  public List<TetrisRotation> rotations() {
    return Stream.of(TetrisRotation.values()).filter(r -> r.piece() == this).toList();
  }

  /** Finds a piece by name, ignoring case. */
  public static Optional<TetrisPiece> named(String symbol) {
    for (TetrisPiece piece : ALL) {
      if (piece.symbol.equalsIgnoreCase(symbol)) {
        return Optional.of(piece);
      }
    }
    return Optional.empty();
  }
}
