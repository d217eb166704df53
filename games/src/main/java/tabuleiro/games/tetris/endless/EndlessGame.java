package tabuleiro.games.tetris.endless;

import java.util.SplittableRandom;
import java.util.function.IntFunction;
import tabuleiro.games.tetris.rules.TetrisPiece;

/**
 * A game of endless Tetris while it is played: the seven pieces of the course come by chance, each
 * as likely as the others and the same for the same seed, until one finds no room. Changes with
 * every piece; for one thread.
 */
public final class EndlessGame {
  private static final int PIECES = TetrisPiece.T.number() + 1;

  private final EndlessBoard board;
  private final EndlessController judge;
  private final SplittableRandom chance;
  private long removed;
  private long placed;
  private boolean isOver;

  EndlessGame(EndlessBoard board, EndlessController judge, long seed) {
    this.board = board;
    this.judge = judge;
    chance = new SplittableRandom(seed);
  }

  /** Lets the next piece come and places it; false if it found no room and the game is over. */
  public boolean next() {
    if (isOver) {
      return false;
    }
    int move = judge.best(board, chance.nextInt(PIECES));
    if (move == EndlessController.LOST) {
      isOver = true;
      return false;
    }
    removed += board.place(move);
    placed++;
    return true;
  }

  /** How many rows have gone. */
  public long removed() {
    return removed;
  }

  /** How many pieces have been placed. */
  public long placed() {
    return placed;
  }

  /** Whether a piece has found no room. */
  public boolean isOver() {
    return isOver;
  }

  /** The well in a frame, with {@code #} for a cell. */
  public String drawing() {
    String frame = "   +" + "-".repeat(2 * EndlessBoard.COLUMNS + 1) + "+\n";
    IntFunction<String> line =
        row -> {
          StringBuilder cells = new StringBuilder(String.format("%2d |", row));
          for (int column = 0; column < EndlessBoard.COLUMNS; column++) {
            cells.append(' ').append(board.isFilled(row, column) ? '#' : ' ');
          }
          return cells + " |\n";
        };
    StringBuilder text = new StringBuilder(frame);
    for (int row = board.rows() - 1; row >= 0; row--) {
      text.append(line.apply(row));
    }
    return text.append(frame).toString();
  }
}
