package tabuleiro.lab.match;

import tabuleiro.core.Position;

/** Who won a game. */
public enum Winner {
  FIRST(1),
  /** A draw. */
  NONE(0),
  SECOND(-1);

  private final int sign;

  Winner(int sign) {
    this.sign = sign;
  }

  /** The winner of a game with this margin. */
  public static Winner of(int margin) {
    return margin > 0 ? FIRST : margin < 0 ? SECOND : NONE;
  }

  /** The winner of a game that a side lost. */
  public static Winner against(int side) {
    return side == Position.FIRST ? SECOND : FIRST;
  }

  /** The sign of the margin: 1, 0 or -1. */
  public int sign() {
    return sign;
  }

  /** The points of FIRST: 1, a half or 0. */
  public double score() {
    return (1 + sign) / 2.0;
  }
}
