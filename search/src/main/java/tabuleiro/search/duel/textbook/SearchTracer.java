package tabuleiro.search.duel.textbook;

/**
 * Looks on while a textbook search works. Nodes are numbered in the order in which they are
 * entered, the root being 0; a position looked at twice is two nodes. Bounds and values are seen
 * from FIRST, whoever moves, also of searches that think in the mover's view.
 */
public interface SearchTracer {

  /** What happens to a node. */
  enum Event {
    /** It is looked at; there is no value yet. */
    ENTERED,
    /** It is done, and this is its value. */
    RETURNED,
    /** It is done because the other player will not let it come to this; moves were left out. */
    CUT,
    /** It is done because a table knew enough. */
    TABLE_HIT
  }

  /**
   * What is told.
   *
   * @param parent the node it was entered from; -1 for the root
   * @param move the move that led to it; {@link tabuleiro.core.State#NO_MOVE} for the root
   * @param depth how many moves ahead the search still looks; below 0 in unquiet positions
   * @param value the value returned; 0 if it was only entered
   */
  record Step(
      Event event, long node, long parent, int move, int depth, int alpha, int beta, int value) {}

  /** Nobody looks. */
  SearchTracer NONE =
      new SearchTracer() {
        @Override
        public void tell(Step step) {}

        @Override
        public boolean isAwake() {
          return false;
        }
      };

  /** Told of every event. */
  void tell(Step step);

  /** Whether telling is worth the trouble. */
  default boolean isAwake() {
    return true;
  }
}
