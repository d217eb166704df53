package tabuleiro.app.worlds;

import java.util.List;
import tabuleiro.core.Perft;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.search.duel.engine.Engine;
import tabuleiro.search.duel.engine.EngineOptions;

/**
 * A fixed amount of work with the same node count on every machine: counting move sequences of a
 * fixed length, or a fixed-depth search on one thread. The sum of all tasks is the program's bench
 * signature. It changes only if the rules, an evaluation or the search change; such commits state
 * it.
 *
 * @param puzzle the text of the puzzle to start from; empty for the start of the game
 */
public record BenchTask(Work work, String game, String puzzle, int depth) {

  /** What is counted. */
  public enum Work {
    /** Legal move sequences. */
    PERFT,
    /** Nodes of an engine search. */
    SEARCH
  }

  /** The tasks of the bench signature, in order. */
  public static final List<BenchTask> ALL =
      List.of(
          new BenchTask(Work.PERFT, "dots", "", 4),
          new BenchTask(Work.PERFT, "blokus", "", 7),
          new BenchTask(Work.PERFT, "quatro", "", 3),
          new BenchTask(Work.PERFT, "cavalo", "", 12),
          new BenchTask(Work.PERFT, "tetris", "(NIL (t i l l t))", 5),
          new BenchTask(Work.SEARCH, "dots", "", 5),
          new BenchTask(Work.SEARCH, "blokus", "", 10),
          new BenchTask(Work.SEARCH, "quatro", "", 4),
          new BenchTask(Work.SEARCH, "cavalo", "", 18));

  /** The search whose speed scales times to a machine. */
  static final BenchTask SPEED = ALL.get(5);

  private static final long WARM_UP_NANOS = 400_000_000;
  private static final int RUNS = 5;

  /** The speed of this machine in nodes per second: the best of some runs. */
  static double speed() {
    try {
      long end = System.nanoTime() + WARM_UP_NANOS; // until the code is compiled
      while (System.nanoTime() - end < 0) {
        SPEED.run();
      }
      double best = 0;
      for (int i = 0; i < RUNS; i++) {
        long began = System.nanoTime();
        long nodes = SPEED.run();
        best = Math.max(best, nodes * 1e9 / (System.nanoTime() - began));
      }
      return best;
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Runs the task and returns its number of nodes. */
  public long run() throws InputException {
    World world = Worlds.find(game);
    Variant variant = Variant.standard(world);
    if (work == Work.SEARCH) {
      return search(world.game(variant).orElseThrow());
    }
    State start =
        puzzle.isEmpty()
            ? world.game(variant).orElseThrow().start(0)
            : read(world.puzzles(variant).orElseThrow());
    return new Perft(depth).count(start, depth);
  }

  private <P extends Position> long search(Game<P> rules) {
    Engine<P> engine = new Engine<>(rules, EngineOptions.STANDARD);
    return engine.choose(rules.start(0), Limits.depth(depth), report -> {}).report().nodes();
  }

  private <S extends Puzzle> S read(Puzzles<S> puzzles) throws InputException {
    return puzzles.notation().read(puzzle);
  }
}
