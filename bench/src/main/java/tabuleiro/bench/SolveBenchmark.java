package tabuleiro.bench;

import java.util.List;
import java.util.Objects;
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
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.text.InputException;

/**
 * The same search by our implementation and by two libraries, on the same problem with the same
 * rules: states expanded per second. Cavalo E has no solution, so there all three expand exactly
 * the same states. {@code rules} shows how many states per second a search could expand that takes
 * no time of its own.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx8g"})
@State(Scope.Thread)
public class SolveBenchmark {

  @Param({"dots C", "blokus B", "cavalo E", "quatro D", "tetris A", "fifteen korf-12"})
  String problem = "dots C";

  private final MoveList moves = new MoveList();
  private final long[] packed = new long[8];
  private List<Puzzle> states = List.of();
  private @Nullable SolveTask task;

  /** States expanded, which JMH turns into a rate. */
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
  public void prepare() throws InputException {
    task = SolveTask.of(problem);
    states = task().expanded();
  }

  @Benchmark
  public long ours(Counted counted) {
    return counted.expanded += task().ours().expanded();
  }

  @Benchmark
  public long aima(Counted counted) throws Exception {
    return counted.expanded += task().aima().expanded();
  }

  @Benchmark
  public long hipster(Counted counted) {
    return counted.expanded += task().hipster().expanded();
  }

  /** The rules alone: the children of the same states are generated and packed, but not stored. */
  @Benchmark
  public long rules(Counted counted) {
    long sum = 0;
    for (Puzzle state : states) {
      moves.clear();
      state.moves(moves);
      for (int i = 0; i < moves.size(); i++) {
        Puzzle child = state.play(moves.get(i));
        child.save(packed, 0);
        sum += packed[0] + (child.isSolved() ? 1 : 0);
      }
    }
    counted.expanded += states.size();
    return sum;
  }

  private SolveTask task() {
    return Objects.requireNonNull(task);
  }
}
