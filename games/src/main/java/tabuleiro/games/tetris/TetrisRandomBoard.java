package tabuleiro.games.tetris;

import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisNotation;

/**
 * Random problems of a chosen kind, generated like the course's boards: in each row, from the
 * bottom up, one column stays empty and every other cell is filled with a probability that falls
 * from row to row. The top row stays free, so no board is lost from the start. Pieces are equally
 * likely. {@link TetrisRandomProblem} mixes kinds; here the settings choose one.
 *
 * @param pieces the number of pieces
 * @param decay by how much the probability falls from row to row
 */
record TetrisRandomBoard(int pieces, double decay) {
  private static final String PIECES = "pieces";
  private static final String DECAY = "decay";

  /** With this decay boards have about five rows, like those of the course's first study. */
  private static final double USUAL_DECAY = 0.2;

  private static final double USUAL_PIECES = 4;
  private static final int MOST_PIECES = 100;
  private static final double LEAST_DECAY = 0.01;
  private static final int ROWS = TetrisBoard.ROWS - 1;
  private static final String SYMBOLS = "iljoszt";

  /** The kind of board chosen by the settings. */
  static TetrisRandomBoard of(Map<String, Double> settings) throws InputException {
    for (String name : settings.keySet()) {
      if (!Set.of(PIECES, DECAY).contains(name)) {
        throw fault("random.setting", name, PIECES + ", " + DECAY);
      }
    }
    double pieces = settings.getOrDefault(PIECES, USUAL_PIECES);
    if (!(pieces >= 1 && pieces <= MOST_PIECES && pieces == Math.rint(pieces))) {
      throw fault("random.range", PIECES, 1, MOST_PIECES, pieces);
    }
    double decay = settings.getOrDefault(DECAY, USUAL_DECAY);
    if (!(decay >= LEAST_DECAY && decay <= 1)) {
      throw fault("random.range", DECAY, LEAST_DECAY, 1, decay);
    }
    return new TetrisRandomBoard((int) pieces, decay);
  }

  private static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of(TetrisNotation.BUNDLE, key, arguments));
  }

  /** The problem of a random seed, as text. */
  String problem(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    StringBuilder text = new StringBuilder("((");
    double probability = 1;
    for (int row = 0; row < ROWS && probability > 1e-9; row++) {
      int gap = random.nextInt(TetrisBoard.COLUMNS);
      text.append(row == 0 ? "" : " ");
      for (int column = 0; column < TetrisBoard.COLUMNS; column++) {
        boolean isFilled = column != gap && random.nextDouble() < probability;
        text.append(isFilled ? '1' : '0');
      }
      probability -= decay;
    }
    text.append(") (");
    for (int i = 0; i < pieces; i++) {
      text.append(i == 0 ? "" : " ").append(SYMBOLS.charAt(random.nextInt(SYMBOLS.length())));
    }
    return text.append("))").toString();
  }
}
