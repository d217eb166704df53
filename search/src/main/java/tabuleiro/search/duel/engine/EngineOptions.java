package tabuleiro.search.duel.engine;

/**
 * How an {@link Engine} is made.
 *
 * @param threads how many threads think; with one, a search limited by nodes or depth always
 *     answers the same
 * @param megabytes the most that the table may take, at least 1; short searches take less
 * @param evaluation the name of the evaluation; empty for the one that the game recommends
 * @param quiescence by how many moves the search goes on where a position is not quiet; 0 for never
 * @param forcedIsFree whether a move that is the only legal one costs no depth
 * @param seed in which order equally promising first moves are tried; 0 for the order of the game
 * @param strict whether the table answers only questions of exactly the same depth, so that values
 *     are those of minimax to that depth (see {@code Searcher}); otherwise it also tells what a
 *     deeper search found
 */
public record EngineOptions(
    int threads,
    int megabytes,
    String evaluation,
    int quiescence,
    boolean forcedIsFree,
    long seed,
    boolean strict) {

  /** One thread, 64 MB, the recommended evaluation, positions judged as they are. */
  public static final EngineOptions STANDARD = new EngineOptions(1, 64, "", 0, true, 0, false);

  public EngineOptions {
    if (threads < 1 || megabytes < 1 || megabytes > 8192 || quiescence < 0) {
      throw new IllegalArgumentException("no such engine: " + threads + ", " + megabytes);
    }
  }

  public EngineOptions withThreads(int number) {
    return new EngineOptions(number, megabytes, evaluation, quiescence, forcedIsFree, seed, strict);
  }

  public EngineOptions withMegabytes(int size) {
    return new EngineOptions(threads, size, evaluation, quiescence, forcedIsFree, seed, strict);
  }

  public EngineOptions withEvaluation(String name) {
    return new EngineOptions(threads, megabytes, name, quiescence, forcedIsFree, seed, strict);
  }

  public EngineOptions withQuiescence(int moves) {
    return new EngineOptions(threads, megabytes, evaluation, moves, forcedIsFree, seed, strict);
  }

  public EngineOptions withForcedIsFree(boolean on) {
    return new EngineOptions(threads, megabytes, evaluation, quiescence, on, seed, strict);
  }

  public EngineOptions withSeed(long newSeed) {
    return new EngineOptions(
        threads, megabytes, evaluation, quiescence, forcedIsFree, newSeed, strict);
  }

  public EngineOptions withStrict(boolean on) {
    return new EngineOptions(threads, megabytes, evaluation, quiescence, forcedIsFree, seed, on);
  }
}
