package tabuleiro.search.duel;

import java.time.Duration;
import java.util.List;
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
 * Plays the move after which the mover's margin is best. Ties are broken at random by the seed and
 * the position alone, so games are repeatable. Thread-safe.
 */
public final class GreedyPlayer<P extends Position> implements Player<P> {
  private final long seed;

  public GreedyPlayer(long seed) {
    this.seed = seed;
  }

  @Override
  public String name() {
    return "greedy";
  }

  @Override
  public Choice choose(P position, Limits limits, Consumer<Report> progress) {
    long start = System.nanoTime();
    MoveList moves = new MoveList();
    position.moves(moves);
    if (moves.size() == 0) {
      throw RulesException.noMove();
    }
    int sign = position.turn() == Position.FIRST ? 1 : -1;
    SplittableRandom random = new SplittableRandom(seed ^ position.key());
    int best = Integer.MIN_VALUE;
    int move = Position.NO_MOVE;
    int equals = 0;
    for (int i = 0; i < moves.size(); i++) {
      int value = sign * position.play(moves.get(i)).margin();
      equals = value > best ? 1 : value == best ? equals + 1 : equals;
      // The n-th of equal moves replaces the previous one with probability 1/n.
      if (value > best || (value == best && random.nextInt(equals) == 0)) {
        best = value;
        move = moves.get(i);
      }
    }
    Report.Effort effort = new Report.Effort(moves.size(), 0, 0, 0);
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    return new Choice(move, new Report(sign * best, 1, false, 1, List.of(move), effort, time));
  }
}
