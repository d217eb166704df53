package tabuleiro.games.tetris.endless;

import java.util.function.Supplier;
import tabuleiro.core.weights.Trial;

/**
 * A one-piece controller of endless Tetris: it sees the well and the piece that comes, not those
 * after it. The score is the rows removed. Never changes; may be shared between threads.
 */
public final class EndlessTrial implements Trial {
  private final int rows;
  private final Supplier<EndlessController> judge;

  /**
   * A controller.
   *
   * @param rows how high the well is
   * @param judge makes what chooses the placements, a new one for every game
   */
  EndlessTrial(int rows, Supplier<EndlessController> judge) {
    this.rows = rows;
    this.judge = judge;
  }

  /** The game that a seed decides, before its first piece. */
  public EndlessGame game(long seed) {
    return new EndlessGame(new EndlessBoard(rows), judge.get(), seed);
  }

  @Override
  public Score play(long seed, long mostMoves) {
    EndlessGame game = game(seed);
    boolean goesOn = true;
    while (goesOn && game.placed() < mostMoves) {
      goesOn = game.next();
    }
    return new Score(game.removed(), game.placed(), game.isOver());
  }
}
