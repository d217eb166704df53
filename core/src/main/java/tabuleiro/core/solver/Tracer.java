package tabuleiro.core.solver;

/**
 * Looks on while a search works. Nodes are numbered in the order in which they are made, the root
 * being 0; whoever does not want to look passes {@link #NONE}, which costs nothing.
 */
public interface Tracer {

  /** What happens to a node. */
  enum Event {
    /** It was made and waits in the frontier. */
    GENERATED,
    /** It was made, but its state was known already. */
    DUPLICATE,
    /** It was made, but a bound cut it off. */
    PRUNED,
    /** It was taken from the frontier and its moves are looked at. */
    EXPANDED,
    /** It was taken from the frontier or made, and is solved. */
    GOAL,
    /** A new round begins, with a new bound in place of f. */
    ROUND
  }

  /** Nobody looks. */
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
   * Told of every event.
   *
   * @param node its number; for a round, the number of the round
   * @param parent the node it was made from; -1 for the root
   * @param move the move that made it; {@link tabuleiro.core.State#NO_MOVE} for the root
   * @param g the cost paid so far
   * @param h the estimate of the cost still to pay; for a round, the bound
   */
  void tell(Event event, long node, long parent, int move, int g, int h);

  /** Whether telling is worth the trouble. */
  default boolean isAwake() {
    return true;
  }
}
