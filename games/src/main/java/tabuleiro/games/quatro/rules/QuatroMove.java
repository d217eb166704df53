package tabuleiro.games.quatro.rules;

/**
 * A decoded move number. {@link Quatro} describes the encoding.
 *
 * @param square where a piece is placed; {@link #NO_SQUARE} if the move only hands over a piece
 * @param piece the piece taken from the reserve, which is placed or, if players hand over pieces,
 *     given away; {@link QuatroPiece#NONE} if the game ends without one
 */
public record QuatroMove(int square, int piece) {
  public static final int NO_SQUARE = -1;

  /** Decodes a move number under one of the two rules. */
  public static QuatroMove of(int move, boolean handsOver) {
    if (!handsOver) {
      return new QuatroMove(move >> 4, move & 15);
    }
    return move >= Quatro.OPENING
        ? new QuatroMove(NO_SQUARE, move - Quatro.OPENING)
        : new QuatroMove(move / Quatro.GIVES, move % Quatro.GIVES);
  }
}
