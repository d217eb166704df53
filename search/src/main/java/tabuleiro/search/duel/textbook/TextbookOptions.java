package tabuleiro.search.duel.textbook;

/**
 * The switches of the textbook searches. Counts mean nothing without them, so they are printed with
 * every result.
 *
 * @param depth how many moves to look ahead; 0 to look as far as the limits allow
 * @param evaluation the name of the evaluation; empty for the one that the game recommends
 * @param memory whether positions met again are remembered in a table
 * @param ordering whether moves are tried in the order of what they lead to at once, best first
 * @param quiescence by how many moves the search goes on where a position is not quiet; 0 for never
 * @param forcedIsFree whether a move that is the only legal one costs no depth
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
