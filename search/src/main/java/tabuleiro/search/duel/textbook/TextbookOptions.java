package tabuleiro.search.duel.textbook;

/**
 * The options of the textbook searches. Counts depend on them, so they are printed with every
 * result.
 *
 * @param depth the search depth in plies; 0 to search as deep as the limits allow
 * @param evaluation the name of the evaluation; empty for the recommended one
 * @param memory whether visited positions are stored in a table
 * @param ordering whether moves are ordered by the static value of the resulting positions, best
 *     first
 * @param quiescence the maximum number of extra plies in positions that are not quiet; 0 for none
 * @param forcedIsFree whether a forced move costs no depth
 */
public record TextbookOptions(
    int depth,
    String evaluation,
    boolean memory,
    boolean ordering,
    int quiescence,
    boolean forcedIsFree) {

  /** Everything off: as deep as the limits allow, the recommended evaluation. */
  public static final TextbookOptions PLAIN = new TextbookOptions(0, "", false, false, 0, false);

  public TextbookOptions {
    if (depth < 0 || quiescence < 0) {
      throw new IllegalArgumentException("not negative: " + depth + ", " + quiescence);
    }
  }

  public TextbookOptions withDepth(int newDepth) {
    return new TextbookOptions(newDepth, evaluation, memory, ordering, quiescence, forcedIsFree);
  }

  public TextbookOptions withEvaluation(String name) {
    return new TextbookOptions(depth, name, memory, ordering, quiescence, forcedIsFree);
  }

  public TextbookOptions withMemory(boolean on) {
    return new TextbookOptions(depth, evaluation, on, ordering, quiescence, forcedIsFree);
  }

  public TextbookOptions withOrdering(boolean on) {
    return new TextbookOptions(depth, evaluation, memory, on, quiescence, forcedIsFree);
  }

  public TextbookOptions withQuiescence(int moves) {
    return new TextbookOptions(depth, evaluation, memory, ordering, moves, forcedIsFree);
  }

  public TextbookOptions withForcedIsFree(boolean on) {
    return new TextbookOptions(depth, evaluation, memory, ordering, quiescence, on);
  }
}
