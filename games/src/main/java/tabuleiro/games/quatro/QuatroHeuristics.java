package tabuleiro.games.quatro;

import java.util.List;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.quatro.rules.QuatroLines;
import tabuleiro.games.quatro.rules.QuatroPuzzle;
import tabuleiro.games.quatro.rules.QuatroRules;

/**
 * The heuristics of the puzzle. Users select them by name; the texts {@code heuristic.NAME}
 * describe them. With {@code squares=on} the 2×2 squares also count as lines. Stateless.
 */
final class QuatroHeuristics {
  private static final int LENGTH = 4; // of a line
  private static final int ATTRIBUTES = 4;

  private final int[] lines;

  private QuatroHeuristics(int[] lines) {
    this.lines = lines;
  }

  /** All heuristics under given rules, the recommended one first. */
  static List<Heuristic<QuatroPuzzle>> all(QuatroRules rules) {
    QuatroHeuristics heuristics = new QuatroHeuristics(QuatroLines.masks(rules.anchors()));
    return List.of(
        Heuristic.exactUnits("lines", heuristics::lines),
        Heuristic.exactUnits("given", heuristics::given),
        new Heuristic<>("occupied", false, false, 1, heuristics::occupied));
  }

  /**
   * The fewest free squares of a line that can still be completed: all its pieces share a value,
   * and the reserve has at least as many pieces with that value as the line has free squares.
   *
   * <p>This is the exact cost. Any piece may go on any free square, so such a line takes as many
   * moves as it has free squares. No other line can be completed, since pieces never leave the
   * board. The exact cost is admissible, and it is consistent, because it is at most the cost of
   * any move plus the exact cost after that move.
   */
  private int lines(QuatroPuzzle state) {
    int occupied = state.occupied();
    int fewest = Heuristic.NEVER;
    for (int line : lines) {
      int missing = LENGTH - Integer.bitCount(occupied & line);
      if (missing < fewest && isOpen(state, occupied & line, missing)) {
        fewest = missing;
      }
    }
    return fewest;
  }

  /** Whether the pieces on some squares share a value with enough pieces of the reserve. */
  private static boolean isOpen(QuatroPuzzle state, int squares, int missing) {
    int reserve = state.reserve();
    int size = Integer.bitCount(reserve);
    for (int attribute = 0; attribute < ATTRIBUTES; attribute++) {
      int ones = (int) (state.planes() >>> (16 * attribute)) & squares;
      int reserved = Integer.bitCount(reserve & state.deal().ones(attribute));
      if ((ones == squares && reserved >= missing) || (ones == 0 && size - reserved >= missing)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Four minus the most pieces on a line that share a value, as given in the course's problem
   * statement. It ignores other pieces on the line that may make the line impossible.
   *
   * <p>It is admissible: the line that is completed in the end lacks at least that many pieces. It
   * is consistent: one more piece adds at most one to the pieces of a line that share a value.
   */
  private int given(QuatroPuzzle state) {
    int most = 0;
    for (int line : lines) {
      most = Math.max(most, alike(state, line));
    }
    return LENGTH - most;
  }

  /**
   * Eight minus the maximum over the lines of pieces that share a value plus occupied squares. Not
   * admissible: a line that lacks one piece counts 3 + 3, which leaves 2.
   */
  private int occupied(QuatroPuzzle state) {
    int most = 0;
    for (int line : lines) {
      most = Math.max(most, alike(state, line) + Integer.bitCount(state.occupied() & line));
    }
    return 2 * LENGTH - most;
  }

  /** The most pieces on a line that share a value. */
  private static int alike(QuatroPuzzle state, int line) {
    int pieces = Integer.bitCount(state.occupied() & line);
    int most = 0;
    for (int attribute = 0; attribute < ATTRIBUTES; attribute++) {
      int ones = Integer.bitCount((int) (state.planes() >>> (16 * attribute)) & line);
      most = Math.max(most, Math.max(ones, pieces - ones));
    }
    return most;
  }
}
