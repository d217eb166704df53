package tabuleiro.search.duel.textbook;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tabuleiro.core.Position;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.Limits;
import tabuleiro.core.player.Meter;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.MarginEvaluation;
import tabuleiro.search.duel.MarginScale;

/**
 * Plays by a textbook search: for reading, comparing and tracing rather than for winning.
 *
 * <p>With a depth, from the options or else from the limits, it makes one search of that depth, so
 * its counts are those of that search alone; if another limit stops it, the best move so far
 * counts. Without a depth it deepens by one move at a time until a limit stops it, and the last
 * search that was completed counts (Slate and Atkin 1977). Either way it stops where the game ends,
 * or where the value reaches the bound of the game: then the value is exact. Remembers nothing from
 * one move to the next. Not thread-safe while a tracer is not.
 */
public final class Textbook<P extends Position> implements Player<P> {
  private final Algorithm algorithm;
  private final TextbookOptions options;
  private final Evaluation<P> evaluation;
  private final int maxMargin;
  private final Predicate<P> quiet;
  private final SearchTracer tracer;

  /** A player that nobody looks at. */
  public Textbook(Algorithm algorithm, Game<P> game, TextbookOptions options) {
    this(algorithm, game, options, SearchTracer.NONE);
  }

  /**
   * A player whose searches are traced.
   *
   * @throws IllegalArgumentException if there is no evaluation of the name in the options
   */
  public Textbook(Algorithm algorithm, Game<P> game, TextbookOptions options, SearchTracer tracer) {
    this(algorithm, game.knowledge(), game.maxMargin(), options, tracer);
  }

  /** A player of a game without a bound. */
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
    this.quiet = knowledge.quiet().orElse(position -> true);
    this.tracer = tracer;
  }

  @Override
  public String name() {
    return algorithm.title();
  }

  @Override
  public Choice choose(P position, Limits limits, Consumer<Report> progress) {
    Meter meter = new Meter(limits);
    GameTree<P> tree = new GameTree<>(evaluation, maxMargin, options, quiet, tracer, meter);
    TreeSearch<P> search = algorithm.on(tree);
    int wanted = options.depth() > 0 ? options.depth() : limits.depth();
    boolean isFixed = wanted < Limits.NONE.depth();
    Report best = report(tree, meter, 0, 0, List.of(tree.firstMove(position)));
    try {
      for (int depth = isFixed ? Math.max(1, wanted) : 1; ; depth++) {
        tree.begin();
        int value = search.value(position, depth);
        best = report(tree, meter, value, depth, tree.line());
        progress.accept(best);
        if (isFixed || best.exact()) {
          break;
        }
      }
    } catch (Meter.Stop stop) {
      List<Integer> line = isFixed && !tree.line().isEmpty() ? tree.line() : best.line();
      best = stopped(tree, meter, best, line);
    }
    return new Choice(best.line().get(0), best);
  }

  private Report report(GameTree<P> tree, Meter meter, int value, int depth, List<Integer> line) {
    boolean isExact = depth > 0 && (tree.isComplete() || MarginScale.isTop(value));
    return new Report(
        tree.units(value), evaluation.scale(), isExact, depth, line, tree.effort(), meter.time());
  }

  /** The report of a search that was stopped: what was known, at what it has cost by now. */
  private Report stopped(GameTree<P> tree, Meter meter, Report best, List<Integer> line) {
    return new Report(
        best.value(), best.scale(), false, best.depth(), line, tree.effort(), meter.time());
  }
}
