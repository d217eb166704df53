package tabuleiro.games.tetris.endless;

import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.TrialGame;

/**
 * A one-piece controller of endless Tetris: it sees the well and the current piece, but not the
 * next ones. The score is the number of removed rows. Immutable and thread-safe.
 */
public final class EndlessTrial implements Trial {
  private final int rows;
  private final Supplier<EndlessController> judge;

  /**
   * Creates a trial of a controller.
   *
   * @param rows the height of the well
   * @param judge creates the controller, a new one for every game
   */
  EndlessTrial(int rows, Supplier<EndlessController> judge) {
    this.rows = rows;
    this.judge = judge;
  }

  /** The game of a random seed, before its first piece. */
  public EndlessGame game(long seed) {
    return new EndlessGame(new EndlessBoard(rows), judge.get(), seed);
  }

  @Override
  public Optional<TrialGame> watch(long seed) {
    return Optional.of(new WatchedEndless(game(seed)));
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
