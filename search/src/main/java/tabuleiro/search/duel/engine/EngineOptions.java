package tabuleiro.search.duel.engine;

/**
 * The settings of an {@link Engine}.
 *
 * @param threads the number of threads; with one thread, a search limited by nodes or depth is
 *     deterministic
 * @param megabytes the maximum size of the table, at least 1; short searches use less
 * @param evaluation the name of the evaluation; empty for the recommended one
 * @param quiescence the maximum number of extra plies in positions that are not quiet; 0 for none
 * @param forcedIsFree whether a forced move costs no depth
 * @param seed the random seed for the order of equally promising root moves; 0 for the order of the
 *     game
 * @param strict whether the table only answers for exactly the same depth, so that values equal
 *     those of minimax to that depth (see {@code Searcher}); otherwise deeper entries count too
 */
public record EngineOptions(
    int threads,
    int megabytes,
    String evaluation,
    int quiescence,
    boolean forcedIsFree,
    long seed,
    boolean strict) {

  /** One thread, 64 MB, the recommended evaluation, no quiescence search. */
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
