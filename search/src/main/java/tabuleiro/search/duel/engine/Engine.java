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
 * The strong player of any game: iterative deepening of a principal variation search ({@code
 * Searcher} is the search, {@code Deepening} the root, {@code TranspositionTable} the memory), on
 * one thread or several that search the same root and share the table (Lazy SMP) and, among
 * brothers, the moves ({@code Busy}).
 *
 * <p>It stops at a limit, when interrupted, or when the value is proved: then the report is exact
 * and the value is the final margin. A move that is proved to win by the bound of the game ({@link
 * Game#maxMargin}) is proof enough, whatever the other moves are worth. Of its time it leaves a
 * little for the way back, so that the whole call stays within the limit. A move that is the only
 * legal one costs a search no depth, and at the root little time.
 *
 * <p>Remembers its table from one move to the next. Not thread-safe: one game at a time.
 */
public final class Engine<P extends Position> implements Player<P> {
  private static final int MOST_DEPTH = TranspositionTable.MOST_DEPTH;
  private static final int FORCED_SHARE = 20;
  private static final double NODES_A_SECOND = 8e6;
  private static final double BYTES_A_NODE = 16;

  private final EngineOptions options;
  private final TranspositionTable table = new TranspositionTable();
  private final List<Searcher<P>> searchers = new ArrayList<>();

  /**
   * An engine for a game.
   *
   * @throws IllegalArgumentException if there is no evaluation of the name in the options
   */
  public Engine(Game<P> game, EngineOptions options) {
    this(game, game.knowledge(), options);
  }

  /**
   * An engine for a game that does not use the knowledge of the game but this one.
   *
   * @throws IllegalArgumentException if there is no evaluation of the name in the options
   */
  public Engine(Game<P> game, Knowledge<P> knowledge, EngineOptions options) {
    this(knowledge, game.maxMargin(), options);
  }

  /** An engine for a game without a bound. */
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
    return chooseBy(position, limits, progress);
  }

  /** This engine for one who keeps a reserve of time himself, since he has other things to do. */
  Player<P> withoutReserve() {
    return new Player<>() {
      @Override
      public String name() {
        return Engine.this.name();
      }

      @Override
      public Choice choose(P position, Limits limits, Consumer<Report> progress) {
        return chooseBy(position, limits, progress);
      }
    };
  }

  private Choice chooseBy(P position, Limits limits, Consumer<Report> progress) {
    return think(position, limits, 1, choices -> progress.accept(choices.get(0).report())).get(0);
  }

  /**
   * The best moves of a position that is not over, each with its own value and line, best first.
   *
   * @param count how many, at least 1; fewer if there are not so many
   * @param progress is told after each depth
   */
  public List<Choice> lines(P position, Limits limits, int count, Consumer<List<Choice>> progress) {
    return think(position, limits, count, progress);
  }

  private List<Choice> think(
      P position, Limits limits, int count, Consumer<List<Choice>> progress) {
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
      int deepest = deepest(limits);
      for (int depth = shallowest(limits); depth <= deepest; depth += step(limits)) {
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
   * By how much to deepen. With nothing but a depth to reach, every other depth is left out: where
   * a depth costs twice the one before, that saves a third.
   */
  private static int step(Limits limits) {
    boolean isOnlyDeep = !limits.hasNodes() && !limits.hasTime();
    return isOnlyDeep ? 2 : 1;
  }

  private static int deepest(Limits limits) {
    return Math.min(MOST_DEPTH, Math.max(1, limits.depth()));
  }

  /** The first depth, so that the last one is the deepest. */
  private static int shallowest(Limits limits) {
    return deepest(limits) % step(limits) == 0 ? step(limits) : 1;
  }

  /** As much table as a search can fill: a large one would cost a short search its time. */
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

  /** The limits of one thread: its share of the nodes, and little time for the only move. */
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

  /** A thread that searches the same root, and so fills the table for the first one. */
  private final class Companion {
    private final Searcher<P> searcher;
    private final Budget budget;
    private final Deepening<P> root;
    private final Thread thread;
    private final int firstDepth;
    private final int lastDepth;
    private final int step;

    Companion(int number, P position, int[] moves, Limits limits) {
      searcher = searchers.get(number);
      budget = new Budget(within(limits, moves.length == 1));
      searcher.begin(position, budget);
      root = new Deepening<>(searcher, position, moves, 1);
      step = step(limits);
      firstDepth = shallowest(limits);
      lastDepth = deepest(limits);
      thread = new Thread(this::run, "engine-" + number);
      thread.setDaemon(true);
    }

    private void run() {
      try {
        for (int depth = firstDepth; depth <= lastDepth && !root.areAllProved(); depth += step) {
          root.deepen(depth, 0);
        }
      } catch (Budget.Stop stop) {
        // The first thread has the answer.
      }
    }

    /** Waits for the thread, which ends soon; an interruption meanwhile is not lost. */
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
