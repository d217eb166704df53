package tabuleiro.games.tetris.endless;

/**
 * Chooses the placement of a piece, knowing only that piece. Ties go to the first placement in move
 * order: rotations in order, columns left to right. Not thread-safe.
 */
public interface EndlessController {

  /** The result if no placement stays inside the well. */
  int LOST = -1;

  /** The number of the best move of a piece, or {@link #LOST}. */
  int best(EndlessBoard board, int piece);
}
