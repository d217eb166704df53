package tabuleiro.games.tetris.endless;

/**
 * Chooses where a piece goes, knowing only that piece. Among placements of equal value the first
 * wins, in the order in which moves are listed: rotations in order, columns left to right. For one
 * thread.
 */
public interface EndlessController {

  /** No placement stays inside the well. */
  int LOST = -1;

  /** The number of the best move of a piece, by its number, or {@link #LOST}. */
  int best(EndlessBoard board, int piece);
}
