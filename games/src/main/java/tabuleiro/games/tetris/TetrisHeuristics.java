package tabuleiro.games.tetris;

import java.util.List;
import java.util.Map;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.tetris.rules.RowFillBound;
import tabuleiro.games.tetris.rules.Tetris;

/**
 * The heuristics of the world. {@code rows} is a lower bound. The others come from the course and
 * measure the shape of the board, not the remaining cost.
 */
final class TetrisHeuristics {
  /** The most points of the remaining pieces minus the upper bound of {@link RowFillBound}. */
  static final Heuristic<Tetris> ROWS = Heuristic.exactUnits("rows", TetrisHeuristics::rows);

  /** The course's altura geral: the sum of the heights. */
  static final Heuristic<Tetris> HEIGHT =
      new Heuristic<>("height", false, false, 1, state -> TetrisMeasures.height(state.heights()));

  /** The course's buracos: empty cells directly below a filled one. */
  static final Heuristic<Tetris> HOLES =
      new Heuristic<>("holes", false, false, 1, TetrisHeuristics::holes);

  /** The course's relevo: the sum of the differences between neighbouring heights. */
  static final Heuristic<Tetris> RELIEF =
      new Heuristic<>("relief", false, false, 1, state -> TetrisMeasures.relief(state.heights()));

  /** The course's custo de oportunidade: what the pieces placed could have won and did not. */
  static final Heuristic<Tetris> OPPORTUNITY_COST =
      new Heuristic<>("opportunity-cost", false, false, 1, Tetris::opportunityCost);

  /**
   * The course's heurística geral with the submitted weights, multiplied by 4800, since the course
   * divides the points by 4800 as well.
   */
  static final Heuristic<Tetris> GENERAL =
      new Heuristic<>("general", false, false, 1, TetrisHeuristics::general);

  static final List<Heuristic<Tetris>> ALL =
      List.of(ROWS, HEIGHT, HOLES, RELIEF, OPPORTUNITY_COST, GENERAL);

  /** The course's names of the heuristics, as its manual and its program write them. */
  static final Map<String, String> ALIASES =
      Map.ofEntries(
          Map.entry("altura", HEIGHT.name()),
          Map.entry("heur-altura-geral", HEIGHT.name()),
          Map.entry("buracos", HOLES.name()),
          Map.entry("relevo", RELIEF.name()),
          Map.entry("custo-oportunidade", OPPORTUNITY_COST.name()),
          Map.entry("geral", GENERAL.name()),
          Map.entry("heuristica-geral", GENERAL.name()),
          Map.entry("linhas", ROWS.name()));

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
