package tabuleiro.search.duel.textbook;

/**
 * Receives the events of a textbook search. Nodes are numbered in the order in which they are
 * entered; the root is 0, and a position that is visited twice is two nodes. Bounds and values are
 * seen from FIRST, even if the search uses the mover's view.
 */
public interface SearchTracer {

  /** What happens to a node. */
  enum Event {
    /** The node is entered; it has no value yet. */
    ENTERED,
    /** The node is finished and has this value. */
    RETURNED,
    /** The node ends with a cutoff; the remaining moves are not searched. */
    CUT,
    /** The node ends with a value from the table. */
    TABLE_HIT
  }

  /**
   * An event and its data.
   *
   * @param parent the node it was entered from; -1 for the root
   * @param move the move that led to it; {@link tabuleiro.core.State#NO_MOVE} for the root
   * @param depth the number of plies left; negative in quiescence search
   * @param value the returned value; 0 if the node was only entered
   */
  record Step(
      Event event, long node, long parent, int move, int depth, int alpha, int beta, int value) {}

  /** Ignores all events. */
  SearchTracer NONE =
      new SearchTracer() {
        @Override
        public void tell(Step step) {}

        @Override
        public boolean isAwake() {
          return false;
        }
      };

  /** Called for every event. */
  void tell(Step step);

  /** False if events are ignored, so that callers need not prepare them. */
  default boolean isAwake() {
    return true;
  }
}
