package tabuleiro.games.tetris;

import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.games.tetris.rules.Tetris;

/**
 * The <em>procura-best</em> of a student group, for comparison: the group's A* ({@link
 * TetrisCourseSearch}). It adds to g = −points/4800 the group's <em>heurística geral</em>
 *
 * <pre>
 * h = w0 · buracos/85 + w1 · relevo/162 + w2 · altura/180 + w3 · oportunidade/4800
 * </pre>
 *
 * <p>whose parts are measured on the current board, including lost boards. The divisors are the
 * largest values that the group observed. h does not estimate the remaining cost, so the solution
 * need not be optimal. Numbers have single precision, as in the group's Lisp.
 *
 * <p>The group limited each search to 20 seconds. Without a limit of nodes, a search ends here
 * after {@link #MOST_GENERATED} nodes. This limit reproduces the group's two tables, except for 3
 * of their 1048 searches on the boards that are not lost from the start.
 */
public final class TetrisCourseBest implements Solver<Tetris> {
  /**
   * The maximum number of nodes generated, matching the group's limit of 20 s. Its completed
   * searches needed at most 14,943 nodes, and all but three of the others more than 14,976.
   */
  public static final int MOST_GENERATED = 14_950;

  /** The weight of each part of the heuristic. */
  public record Weights(double holes, double relief, double height, double opportunity) {
    /** The best weights of the group's genetic search. */
    public static final Weights GENETIC =
        new Weights(0.17679017, 0.99800133, 0.47329903, 0.36889546);

    /** The weights that the group submitted. */
    public static final Weights SUBMITTED = new Weights(1000, 50, 100, 150);

    float of(Tetris state, int cost) {
      return (float) holes * TetrisMeasures.holes(state.low(), state.middle(), state.high()) / 85
          + (float) relief * TetrisMeasures.relief(state.heights()) / 162
          + (float) height * TetrisMeasures.height(state.heights()) / 180
          + (float) opportunity * cost / 4800;
    }

    /** The value f in double precision. */
    double exact(Tetris state, int cost) {
      return holes * TetrisMeasures.holes(state.low(), state.middle(), state.high()) / 85
          + relief * TetrisMeasures.relief(state.heights()) / 162
          + height * TetrisMeasures.height(state.heights()) / 180
          + opportunity * cost / 4800
          - state.points() / 4800.0;
    }
  }

  /**
   * A way to write the search that the manual leaves open.
   *
   * @param order the order of equal nodes
   * @param isSingle whether numbers have single precision, as in the group's Lisp
   * @param isLostPlaced whether a lost placement moves its piece to the pieces placed, as the
   *     course requires and the group's program does not
   */
  record Variant(TetrisCourseSearch.Order order, boolean isSingle, boolean isLostPlaced) {
    static final Variant STANDARD = new Variant(TetrisCourseSearch.Order.LAST_FIRST, true, true);
  }

  private final Weights weights;
  private final Variant variant;

  public TetrisCourseBest() {
    this(Weights.GENETIC);
  }

  public TetrisCourseBest(Weights weights) {
    this(weights, Variant.STANDARD);
  }

  TetrisCourseBest(Weights weights, Variant variant) {
    this.weights = weights;
    this.variant = variant;
  }

  @Override
  public String name() {
    return "procura-best-course";
  }

  @Override
  public boolean isCourseProgram() {
    return true;
  }

  @Override
  public Outcome solve(Tetris start, Budget budget) {
    TetrisCourseSearch.Value value =
        variant.isSingle() ? this::single : state -> weights.exact(state, opportunity(state));
    long most = budget.limits().hasNodes() ? Long.MAX_VALUE : MOST_GENERATED;
    return new TetrisCourseSearch(start, budget, value, variant.order()).run(most);
  }

  private double single(Tetris state) {
    return weights.of(state, opportunity(state)) - state.points() / 4800f;
  }

  private int opportunity(Tetris state) {
    boolean isLost = state.isFinal() && !state.isSolved() && state.placedCount() > 0;
    int cost = state.opportunityCost();
    return isLost && !variant.isLostPlaced() ? cost - state.placed().get(0).maxPoints() : cost;
  }
}
