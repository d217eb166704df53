package tabuleiro.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.world.GameHistory;

/**
 * A match: pairs of games between two contestants. Both games of a pair have the same opening with
 * sides swapped, so that neither opening nor side favours a contestant. Pairs may be played
 * concurrently but are counted in order. The result and the end of a match are therefore
 * independent of the concurrency, unless the players have time limits.
 *
 * @param pairs the maximum number of pairs
 * @param concurrency the number of pairs played at the same time
 * @param test ends the match early; empty to play all pairs
 */
public record Match<P extends Position>(
    Openings<P> openings, int pairs, int concurrency, Optional<Sprt> test) {

  /**
   * The state of a match after some pairs.
   *
   * @param first the last counted game in which the first contestant was FIRST
   * @param second the last counted game in which the second contestant was FIRST
   */
  public record Progress<P extends Position>(
      MatchScore score, Referee.Played<P> first, Referee.Played<P> second) {}

  private record Pair<P extends Position>(Referee.Played<P> first, Referee.Played<P> second) {}

  public Match {
    if (pairs < 1 || concurrency < 1) {
      throw new IllegalArgumentException(pairs + " pairs, " + concurrency + " at once");
    }
  }

  /** Plays the match. The listener is called for every pair in order, in the caller's thread. */
  public MatchScore play(Contestant<P> one, Contestant<P> other, Consumer<Progress<P>> listener)
      throws InterruptedException {
    ExecutorService threads = Executors.newFixedThreadPool(concurrency);
    List<Future<Pair<P>>> running = new ArrayList<>();
    MatchScore score = MatchScore.NONE;
    try {
      for (int next = 0, counted = 0; counted < pairs; counted++) {
        // Submit only a few pairs ahead, because a test may end the match soon.
        for (; next < pairs && next < counted + 2 * concurrency; next++) {
          long number = next;
          running.add(threads.submit(() -> pair(one, other, number)));
        }
        Pair<P> pair = running.remove(0).get();
        score = score.plus(pair.first, pair.second);
        listener.accept(new Progress<>(score, pair.first, pair.second));
        if (decided(score)) {
          return score;
        }
      }
      return score;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } finally {
      threads.shutdownNow();
    }
  }

  private boolean decided(MatchScore score) {
    return test.isPresent() && test.get().verdict(score.pairs()) != Sprt.Verdict.OPEN;
  }

  private Pair<P> pair(Contestant<P> one, Contestant<P> other, long number) {
    GameHistory<P> start = openings.start(number);
    return new Pair<>(game(start, one, other, 2 * number), game(start, other, one, 2 * number + 1));
  }

  private Referee.Played<P> game(
      GameHistory<P> start, Contestant<P> first, Contestant<P> second, long number) {
    return Referee.game(start, List.of(first, second), seeds(number), Adjudication.none());
  }

  /** The random seeds of the two players of a game, which is counted from 0. */
  public List<Long> seeds(long game) {
    long chance = openings.seed() * 1_000_003 + 2 * game;
    return List.of(chance, chance + 1);
  }
}
