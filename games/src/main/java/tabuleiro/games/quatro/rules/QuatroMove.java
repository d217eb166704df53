package tabuleiro.games.quatro.rules;

/**
 * What a move number means, as drawn above {@link Quatro}.
 *
 * @param square where a piece is placed; {@link #NO_SQUARE} if the move only hands over
 * @param piece the piece taken from the reserve, to be placed or, where players hand over, to be
 *     given away; {@link QuatroPiece#NONE} if the game ends without
 */
public record QuatroMove(int square, int piece) {
  public static final int NO_SQUARE = -1;

  /** The move of a number, under the rule that players hand over or under the other one. */
  public static QuatroMove of(int move, boolean handsOver) {
    if (!handsOver) {
      return new QuatroMove(move >> 4, move & 15);
    }
    return move >= Quatro.OPENING
        ? new QuatroMove(NO_SQUARE, move - Quatro.OPENING)
        : new QuatroMove(move / Quatro.GIVES, move % Quatro.GIVES);
  }
}
