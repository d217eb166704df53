package tabuleiro.search.duel;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.RulesException;

/**
 * Plays a uniformly random legal move. The choice depends on the seed and the position alone, so
 * games are repeatable. Thread-safe.
 */
public final class RandomPlayer<P extends Position> implements Player<P> {
  private final long seed;

  public RandomPlayer(long seed) {
    this.seed = seed;
  }

  @Override
  public String name() {
    return "random";
  }

  @Override
  public Choice choose(P position, Limits limits, Consumer<Report> progress) {
    MoveList moves = new MoveList();
    position.moves(moves);
    if (moves.size() == 0) {
      throw RulesException.noMove();
    }
    SplittableRandom random = new SplittableRandom(seed ^ position.key());
    return new Choice(moves.get(random.nextInt(moves.size())), Report.NONE);
  }
}
