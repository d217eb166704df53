package tabuleiro.games.tetris.endless;

import java.util.SplittableRandom;
import java.util.function.IntFunction;
import tabuleiro.games.tetris.rules.TetrisPiece;

/**
 * A running game of endless Tetris. The seven pieces of the course come at random with equal
 * probability, determined by the random seed, until one does not fit. Mutable and not thread-safe.
 */
public final class EndlessGame {
  private static final int PIECES = TetrisPiece.T.number() + 1;

  private final EndlessBoard board;
  private final EndlessController judge;
  private final SplittableRandom chance;
  private int piece;
  private int move = EndlessController.LOST;
  private int row;
  private int complete;
  private long removed;
  private long placed;
  private boolean isOver;

  EndlessGame(EndlessBoard board, EndlessController judge, long seed) {
    this.board = board;
    this.judge = judge;
    chance = new SplittableRandom(seed);
    piece = chance.nextInt(PIECES);
  }

  /** Places the next piece and draws another; returns false if it does not fit: a lost game. */
  public boolean next() {
    if (isOver) {
      return false;
    }
    int best = judge.best(board, piece);
    if (best == EndlessController.LOST) {
      isOver = true;
      return false;
    }
    move = best;
    row = board.landing(best / EndlessBoard.COLUMNS, best % EndlessBoard.COLUMNS);
    complete = board.place(best);
    removed += Integer.bitCount(complete);
    placed++;
    piece = chance.nextInt(PIECES);
    return true;
  }

  EndlessBoard board() {
    return board;
  }

  /** The number of the piece to place. */
  int piece() {
    return piece;
  }

  /** The last move, or {@link EndlessController#LOST} before the first one. */
  int lastMove() {
    return move;
  }

  /** The row in which the lowest cells of the last piece landed. */
  int lastRow() {
    return row;
  }

  /** The rows that the last piece completed, as bits. */
  int lastComplete() {
    return complete;
  }

  /** The number of removed rows. */
  public long removed() {
    return removed;
  }

  /** The number of placed pieces. */
  public long placed() {
    return placed;
  }

  /** Whether a piece did not fit. */
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
