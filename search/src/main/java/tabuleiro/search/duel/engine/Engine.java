package tabuleiro.search.duel.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.player.Report.Effort;
import tabuleiro.core.text.RulesException;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.engine.Deepening.Found;

/**
 * The general engine for any game: iterative deepening ({@code Deepening}) of a principal variation
 * search ({@code Searcher}) with a {@code TranspositionTable}. Several threads search the same root
 * and share the table (Lazy SMP); an {@code AbdadaTable} keeps them from searching the same move at
 * the same time.
 *
 * <p>It stops at a limit, on interruption, or when the value is proved. The report is then exact
 * and the value is the final margin. A move that is proved to win by the bound of the game ({@link
 * Game#maxMargin}) suffices as a proof, whatever the other moves are worth. The engine keeps a
 * small time reserve, so that the whole call stays within the limit. A forced move costs no depth,
 * and at the root little time.
 *
 * <p>Keeps its table from one move to the next. Not thread-safe; plays one game at a time.
 */
public final class Engine<P extends Position> implements Player<P> {
  private static final int FORCED_SHARE = 20;
  private static final double NODES_A_SECOND = 8e6;
  private static final double BYTES_A_NODE = 16;

  private final EngineOptions options;
  private final TranspositionTable table = new TranspositionTable();
  private final List<Searcher<P>> searchers = new ArrayList<>();

  /**
   * Creates an engine for a game.
   *
   * @throws IllegalArgumentException if the game has no evaluation with the name in the options
   */
  public Engine(Game<P> game, EngineOptions options) {
    this(game, game.knowledge(), options);
  }

  /**
   * Creates an engine that uses this knowledge instead of the game's own.
   *
   * @throws IllegalArgumentException if there is no evaluation with the name in the options
   */
  public Engine(Game<P> game, Knowledge<P> knowledge, EngineOptions options) {
    this(knowledge, game.maxMargin(), options);
  }

  /** Creates an engine for a game without a margin bound. */
  public Engine(Knowledge<P> knowledge, EngineOptions options) {
    this(knowledge, Game.UNBOUNDED, options);
  }

  public Engine(Knowledge<P> knowledge, int maxMargin, EngineOptions options) {
    this.options = options;
    AbdadaTable abdada = options.threads() == 1 ? null : new AbdadaTable();
    for (int i = 0; i < options.threads(); i++) {
      searchers.add(new Searcher<>(knowledge, maxMargin, options, table, abdada));
    }
  }

  @Override
  public String name() {
    return "engine";
  }

  @Override
  public Choice choose(P position, Limits limits, Consumer<Report> progress) {
    return lines(position, limits, 1, choices -> progress.accept(choices.get(0).report())).get(0);
  }

  /**
   * The best moves of a position that is not over, each with its own value and line, best first.
   *
   * @param count the number of moves, at least 1; fewer if there are fewer legal moves
   * @param progress called after each depth
   */
  public List<Choice> lines(P position, Limits limits, int count, Consumer<List<Choice>> progress) {
    int[] moves = rootMoves(position);
    int lines = Math.min(count, moves.length);
    Budget budget = new Budget(within(limits, moves.length == 1));
    table.reserve(megabytes(limits));
    table.age();
    List<Companion> companions = new ArrayList<>();
    for (int i = 1; i < searchers.size(); i++) {
      companions.add(new Companion(i, position, moves.clone(), limits));
    }
    Searcher<P> searcher = searchers.get(0);
    searcher.begin(position, budget);
    Deepening<P> root = new Deepening<>(searcher, position, moves, lines);
    companions.forEach(companion -> companion.thread.start());
    List<Found> settled = List.copyOf(root.found());
    try {
      DepthSchedule depths = new DepthSchedule(limits, budget);
      int depth = depths.first();
      for (; depth <= depths.last(); depth = depths.after(depth, root.isNearEnd())) {
        for (int line = 0; line < lines; line++) {
          root.deepen(depth, line);
        }
        settled = List.copyOf(root.found());
        progress.accept(choices(position, settled, companions, budget));
        if (root.areAllProved()) {
          break;
        }
      }
    } catch (Budget.Stop stop) {
      // What was found before the limit was met is the answer.
      settled = lines == 1 ? root.found() : settled;
    } finally {
      companions.forEach(companion -> companion.budget.cancel());
      companions.forEach(Companion::join);
    }
    return choices(position, settled, companions, budget);
  }

  /**
   * The table size that the search can fill. Clearing a larger table would slow down short
   * searches.
   */
  private int megabytes(Limits limits) {
    double nodes = limits.nodes();
    if (limits.hasTime()) {
      nodes = Math.min(nodes, limits.time().toNanos() / 1e9 * NODES_A_SECOND * options.threads());
    }
    double enough = Math.max(1, nodes * BYTES_A_NODE / (1 << 20));
    return (int) Math.min(options.megabytes(), enough);
  }

  private int[] rootMoves(P position) {
    MoveList list = new MoveList();
    position.moves(list);
    int[] moves = list.toArray();
    if (moves.length == 0) {
      throw RulesException.noMove();
    }
    if (options.seed() != 0) {
      SplittableRandom random = new SplittableRandom(options.seed() ^ position.key());
      for (int i = moves.length - 1; i > 0; i--) {
        int other = random.nextInt(i + 1);
        int move = moves[i];
        moves[i] = moves[other];
        moves[other] = move;
      }
    }
    return moves;
  }

  /**
   * The limits of one thread: its share of the nodes, and a fraction of the time for a forced move.
   */
  private Limits within(Limits limits, boolean isForced) {
    int threads = searchers.size();
    long nodes = limits.nodes() / threads + (limits.nodes() % threads == 0 ? 0 : 1);
    boolean isShort = isForced && limits.hasTime();
    return limits
        .withNodes(nodes)
        .withTime(isShort ? limits.time().dividedBy(FORCED_SHARE) : limits.time());
  }

  private List<Choice> choices(
      P position, List<Found> found, List<Companion> companions, Budget budget) {
    Effort effort = searchers.get(0).effort();
    for (Companion companion : companions) {
      effort = effort.plus(companion.searcher.effort());
    }
    int sign = position.turn() == Position.FIRST ? 1 : -1;
    List<Choice> choices = new ArrayList<>();
    for (Found line : found) {
      Report report =
          new Report(
              sign * line.value(),
              searchers.get(0).scale(),
              line.isProved(),
              line.depth(),
              line.line(),
              effort,
              budget.time());
      choices.add(new Choice(line.move(), report));
    }
    choices.sort((a, b) -> sign * Integer.compare(b.report().value(), a.report().value()));
    return choices;
  }

  /** A helper thread, which searches the same root to fill the shared table. */
  private final class Companion {
    private final Searcher<P> searcher;
    private final Budget budget;
    private final Deepening<P> root;
    private final Thread thread;
    private final DepthSchedule depths;

    Companion(int number, P position, int[] moves, Limits limits) {
      searcher = searchers.get(number);
      budget = new Budget(within(limits, moves.length == 1));
      searcher.begin(position, budget);
      root = new Deepening<>(searcher, position, moves, 1);
      depths = new DepthSchedule(limits, budget);
      thread = new Thread(this::run, "engine-" + number);
      thread.setDaemon(true);
    }

    private void run() {
      try {
        int depth = depths.first();
        for (; depth <= depths.last(); depth = depths.after(depth, root.isNearEnd())) {
          root.deepen(depth, 0);
          if (root.areAllProved()) {
            break;
          }
        }
      } catch (Budget.Stop stop) {
        // The first thread has the answer.
      }
    }

    /** Waits for the thread, which ends soon, and preserves the interrupt status. */
    private void join() {
      boolean isInterrupted = Thread.interrupted();
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          isInterrupted = true;
        }
      }
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
