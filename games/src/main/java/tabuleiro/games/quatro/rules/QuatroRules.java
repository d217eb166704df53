package tabuleiro.games.quatro.rules;

/**
 * The two options of the rules.
 *
 * @param handsOver whether the opponent hands over the piece to place, as in the classic game
 * @param squares whether the nine 2×2 squares count as lines
 */
public record QuatroRules(boolean handsOver, boolean squares) {

  /** The rules of the puzzle, in which no pieces are handed over. */
  public static QuatroRules puzzle(boolean squares) {
    return new QuatroRules(false, squares);
  }

  /** The mask of 2×2 squares for {@link QuatroLines}. */
  public long anchors() {
    return squares ? QuatroLines.ALL_SQUARES : QuatroLines.NO_SQUARES;
  }
}
