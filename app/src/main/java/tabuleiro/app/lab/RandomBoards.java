package tabuleiro.app.lab;

import java.util.SplittableRandom;

/**
 * Tetris problems that a seed decides, made as the course made its boards: in each row, from the
 * bottom on, one column stays empty and every other cell is filled with a probability that falls
 * from row to row. The topmost row stays free, so no board is lost from the start. Pieces are
 * equally likely.
 *
 * @param decay by how much the probability falls from row to row
 */
record RandomBoards(long seed, double decay) {
  /** With it, boards look like those of the course's first study: about five rows. */
  static final double DECAY = 0.2;

  private static final int ROWS = 17;
  private static final int COLUMNS = 10;
  private static final String PIECES = "iljoszt";

  /** The problem of a number, as text. */
  String problem(long number, int pieces) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + number);
    StringBuilder text = new StringBuilder("((");
    double probability = 1;
    for (int row = 0; row < ROWS && probability > 1e-9; row++) {
      int gap = random.nextInt(COLUMNS);
      text.append(row == 0 ? "" : " ");
      for (int column = 0; column < COLUMNS; column++) {
        boolean isFilled = column != gap && random.nextDouble() < probability;
        text.append(isFilled ? '1' : '0');
      }
      probability -= decay;
    }
    text.append(") (");
    for (int i = 0; i < pieces; i++) {
      text.append(i == 0 ? "" : " ").append(PIECES.charAt(random.nextInt(PIECES.length())));
    }
    return text.append("))").toString();
  }
}
