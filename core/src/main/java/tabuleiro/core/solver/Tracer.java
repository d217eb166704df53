package tabuleiro.core.solver;

/**
 * Receives the events of a search. Nodes are numbered in the order in which they are generated; the
 * root is 0. Pass {@link #NONE} to trace nothing at no cost.
 */
public interface Tracer {

  /** What happens to a node. */
  enum Event {
    /** Generated and added to the frontier. */
    GENERATED,
    /** Generated, but its state was known already. */
    DUPLICATE,
    /** Generated, but cut off by a bound. */
    PRUNED,
    /** Taken from the frontier to have its moves examined. */
    EXPANDED,
    /** Generated or taken from the frontier, and solved. */
    GOAL,
    /** A new iteration starts, with a new bound. */
    ROUND
  }

  /** Ignores all events. */
  Tracer NONE =
      new Tracer() {
        @Override
        public void tell(Event event, long node, long parent, int move, int g, int h) {}

        @Override
        public boolean isAwake() {
          return false;
        }
      };

  /**
   * Called for every event.
   *
   * @param node the number of the node; for {@code ROUND}, the number of the iteration
   * @param parent the node it was generated from; -1 for the root
   * @param move the move that generated it; {@link tabuleiro.core.State#NO_MOVE} for the root
   * @param g the cost so far
   * @param h the estimate of the remaining cost; for {@code ROUND}, the bound
   */
  void tell(Event event, long node, long parent, int move, int g, int h);

  /** False if events are ignored, so that callers need not prepare them. */
  default boolean isAwake() {
    return true;
  }
}
