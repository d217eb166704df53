package tabuleiro.search.duel.textbook;

import java.util.List;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.NoisyMoves;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.MarginEvaluation;
import tabuleiro.search.duel.MarginScale;

/**
 * A player that uses a textbook search: for reading, comparing and tracing rather than for winning.
 *
 * <p>With a depth limit and no time limit it runs one search of that depth, so the counts are those
 * of that search alone; if the node limit stops it, the best move so far counts. Otherwise it
 * deepens by one move at a time up to the depth limit, and the last completed search counts (Slate
 * and Atkin 1977). It stops when the search reaches the end of the game or the value reaches the
 * bound of the game: then the value is exact. It keeps nothing from one move to the next.
 * Thread-safe if its tracer is.
 */
public final class Textbook<P extends Position> implements Player<P> {
  private final Algorithm algorithm;
  private final TextbookOptions options;
  private final Evaluation<P> evaluation;
  private final int maxMargin;
  private final NoisyMoves<P> noisy;
  private final SearchTracer tracer;

  /** Creates a player without tracing. */
  public Textbook(Algorithm algorithm, Game<P> game, TextbookOptions options) {
    this(algorithm, game, options, SearchTracer.NONE);
  }

  /**
   * Creates a player whose searches are traced.
   *
   * @throws IllegalArgumentException if there is no evaluation with the name in the options
   */
  public Textbook(Algorithm algorithm, Game<P> game, TextbookOptions options, SearchTracer tracer) {
    this(algorithm, game.knowledge(), game.maxMargin(), options, tracer);
  }

  /** Creates a player for a game without a margin bound. */
  public Textbook(Algorithm algorithm, Knowledge<P> knowledge, TextbookOptions options) {
    this(algorithm, knowledge, Game.UNBOUNDED, options, SearchTracer.NONE);
  }

  public Textbook(
      Algorithm algorithm,
      Knowledge<P> knowledge,
      int maxMargin,
      TextbookOptions options,
      SearchTracer tracer) {
    this.algorithm = algorithm;
    this.options = algorithm == Algorithm.MTD_F ? options.withMemory(true) : options;
    this.evaluation = MarginEvaluation.orNamed(knowledge, options.evaluation());
    this.maxMargin = maxMargin;
    this.noisy = knowledge.noisyMoves().orElse((position, moves) -> {});
    this.tracer = tracer;
  }

  @Override
  public String name() {
    return algorithm.title();
  }

  @Override
  public Choice choose(P position, Limits limits, Consumer<Report> progress) {
    Budget budget = new Budget(limits);
    GameTree<P> tree = new GameTree<>(evaluation, maxMargin, options, noisy, tracer, budget);
    TreeSearch<P> search = algorithm.on(tree);
    int wanted = options.depth() > 0 ? options.depth() : limits.depth();
    boolean isDeepening = !limits.withDepth(wanted).hasDepth() || limits.hasTime();
    Report best = report(tree, budget, 0, 0, List.of(tree.firstMove(position)));
    try {
      for (int depth = isDeepening ? 1 : Math.max(1, wanted); ; depth++) {
        tree.begin();
        int value = search.value(position, depth);
        best = report(tree, budget, value, depth, tree.line());
        progress.accept(best);
        if (depth >= wanted || best.exact()) {
          break;
        }
      }
    } catch (Budget.Stop stop) {
      List<Integer> line = isDeepening || tree.line().isEmpty() ? best.line() : tree.line();
      best = stopped(tree, budget, best, line);
    }
    return new Choice(best.line().get(0), best);
  }

  private Report report(GameTree<P> tree, Budget budget, int value, int depth, List<Integer> line) {
    boolean isExact = depth > 0 && (tree.isComplete() || MarginScale.isTop(value));
    return new Report(
        tree.units(value), evaluation.scale(), isExact, depth, line, tree.effort(), budget.time());
  }

  /** The report of a search that was stopped: what was known, at what it has cost by now. */
  private Report stopped(GameTree<P> tree, Budget budget, Report best, List<Integer> line) {
    return new Report(
        best.value(), best.scale(), false, best.depth(), line, tree.effort(), budget.time());
  }
}
