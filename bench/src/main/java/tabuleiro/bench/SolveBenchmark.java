package tabuleiro.bench;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Budget;
import tabuleiro.core.solver.SolveLimits;
import tabuleiro.core.text.NotationException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.search.solo.BreadthFirst;
import tabuleiro.search.solo.Options;

/**
 * Breadth-first search by ours and by two libraries, on the same problem with the same rules:
 * states expanded per second. Cavalo E has no solution, so all three expand exactly the same
 * states.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx8g"})
@State(Scope.Thread)
public class SolveBenchmark {

  @Param({"dots C", "blokus B", "cavalo E"})
  String problem = "dots C";

  private @Nullable Puzzle start;

  /** States expanded, which JMH turns into a rate of its own. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Counted {
    public long expanded;

    @Setup(Level.Iteration)
    public void clear() {
      expanded = 0;
    }
  }

  @Setup
  public void prepare() throws NotationException {
    String[] words = problem.split(" ");
    World world =
        switch (words[0]) {
          case "dots" -> new DotsWorld();
          case "blokus" -> new BlokusWorld();
          default -> new CavaloWorld();
        };
    start = find(world.puzzles(Variant.standard(world)).orElseThrow(), words[1]);
  }

  private static <S extends Puzzle> Puzzle find(Puzzles<S> puzzles, String id)
      throws NotationException {
    return Problem.find(puzzles.problems(), id).start();
  }

  @Benchmark
  public long ours(Counted counted) {
    Options options = Options.STANDARD.with(Options.GoalTest.GENERATION);
    Budget budget = new Budget(SolveLimits.NONE);
    new BreadthFirst<>(options).solve(start(), budget);
    counted.expanded += budget.counts().expanded();
    return budget.counts().expanded();
  }

  @Benchmark
  public long aima(Counted counted) throws Exception {
    long expanded = PeerSearch.aima(start());
    counted.expanded += expanded;
    return expanded;
  }

  @Benchmark
  public long hipster(Counted counted) {
    long expanded = PeerSearch.hipster(start());
    counted.expanded += expanded;
    return expanded;
  }

  private Puzzle start() {
    if (start == null) {
      throw new IllegalStateException();
    }
    return start;
  }
}
