package tabuleiro.games.tetris;

import java.util.List;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.tetris.rules.RowFillBound;
import tabuleiro.games.tetris.rules.Tetris;

/**
 * The heuristics of the world. {@code rows} is a bound; the others are those of the course, which
 * look at how a board stands and not at the cost still to pay.
 */
final class TetrisHeuristics {
  /** What the pieces left can win at most, minus what {@link RowFillBound} lets them win. */
  static final Heuristic<Tetris> ROWS = Heuristic.exactUnits("rows", TetrisHeuristics::rows);

  /** The course's altura geral: the sum of the heights. */
  static final Heuristic<Tetris> HEIGHT =
      new Heuristic<>("altura", false, false, 1, state -> TetrisMeasures.height(state.heights()));

  /** The course's buracos: empty cells right below a filled one. */
  static final Heuristic<Tetris> HOLES =
      new Heuristic<>("buracos", false, false, 1, TetrisHeuristics::holes);

  /** The course's relevo: the differences between neighbouring heights. */
  static final Heuristic<Tetris> RELIEF =
      new Heuristic<>("relevo", false, false, 1, state -> TetrisMeasures.relief(state.heights()));

  /**
   * The course's heurística geral with the weights handed in, 4800 times as large, since the course
   * divides the points by 4800 as well.
   */
  static final Heuristic<Tetris> GENERAL =
      new Heuristic<>("geral", false, false, 1, TetrisHeuristics::general);

  static final List<Heuristic<Tetris>> ALL = List.of(ROWS, HEIGHT, HOLES, RELIEF, GENERAL);

  private TetrisHeuristics() {}

  private static int rows(Tetris state) {
    if (state.isFinal()) {
      return state.isSolved() ? 0 : Heuristic.NEVER;
    }
    RowFillBound fill = state.problem().rowFill();
    int placed = state.placedCount();
    long lacks = fill.openLacks(state.low(), state.middle(), state.high(), placed);
    return fill.most(placed) + state.waiting() - fill.bound(lacks, placed);
  }

  private static int holes(Tetris state) {
    return TetrisMeasures.holes(state.low(), state.middle(), state.high());
  }

  private static int general(Tetris state) {
    long sum =
        4_800_000L * holes(state) / 85
            + 240_000L * TetrisMeasures.relief(state.heights()) / 162
            + 480_000L * TetrisMeasures.height(state.heights()) / 180
            + 150L * state.opportunityCost();
    return (int) Math.max(0, Math.min(sum, Heuristic.NEVER - 1));
  }
}
