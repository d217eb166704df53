import tabuleiro.core.code.OwnHeuristic;
import tabuleiro.games.quatro.rules.QuatroPuzzle;

/** Quatro: the heuristic that the course gives, 4 minus the most alike pieces in a line. */
public final class LongestLine implements OwnHeuristic<QuatroPuzzle> {
  @Override
  public double of(QuatroPuzzle state) {
    int most = Math.max(alike(state, 0, 5), alike(state, 3, 3)); // the diagonals
    for (int i = 0; i < 4; i++) {
      most = Math.max(most, Math.max(alike(state, 4 * i, 1), alike(state, i, 4)));
    }
    return 4 - most;
  }

  /** The most pieces that share a value, on four squares with the same distance. */
  private static int alike(QuatroPuzzle state, int first, int distance) {
    int pieces = 0;
    int[] ones = new int[4];
    for (int i = 0; i < 4; i++) {
      int square = first + i * distance;
      if ((state.occupied() >> square & 1) == 1) {
        pieces++;
        for (int attribute = 0; attribute < 4; attribute++) {
          ones[attribute] += state.pieceOn(square) >> attribute & 1;
        }
      }
    }
    int most = 0;
    for (int count : ones) {
      most = Math.max(most, Math.max(count, pieces - count));
    }
    return most;
  }
}
