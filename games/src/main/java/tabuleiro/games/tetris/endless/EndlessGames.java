package tabuleiro.games.tetris.endless;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tabuleiro.core.command.CommandValues;
import tabuleiro.core.command.Console;
import tabuleiro.core.weights.Trial;

/** Plays the games of a controller on several threads. */
record EndlessGames(CommandValues values, Console console) {

  /** The games of a controller, the time they took, and whether all were played. */
  record Played(List<Trial.Score> games, long nanos, boolean isComplete) {}

  /**
   * Plays all games, one per task. If interrupted, returns only the games before the first
   * unfinished one, since including all finished games would favour short ones.
   */
  Played play(Trial trial) {
    long count = values.get(EndlessCommand.GAMES);
    long mostPieces = values.get(EndlessCommand.PIECES);
    SplittableRandom seeds = new SplittableRandom(values.get(EndlessCommand.SEED));
    ExecutorService pool =
        Executors.newFixedThreadPool(Math.toIntExact(values.get(EndlessCommand.THREADS)));
    List<Trial.Score> scores = new ArrayList<>();
    long began = System.nanoTime();
    try {
      List<Future<Trial.Score>> futures = new ArrayList<>();
      for (long i = 0; i < count; i++) {
        long seed = seeds.nextLong();
        futures.add(pool.submit(() -> trial.play(seed, mostPieces)));
      }
      for (Future<Trial.Score> future : futures) {
        scores.add(future.get());
        console.progress(console.text("endless.progress", scores.size(), count));
      }
      return new Played(scores, System.nanoTime() - began, true);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Played(scores, System.nanoTime() - began, false);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } finally {
      pool.shutdownNow();
    }
  }
}
