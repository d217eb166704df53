package tabuleiro.bench;

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
import tabuleiro.core.text.InputException;

/**
 * The same search by our implementation and by two libraries, on the same problem with the same
 * rules: states expanded per second. Cavalo E has no solution, so there all three expand exactly
 * the same states.
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

  @Param({"dots C", "blokus B", "cavalo E", "fifteen korf-12"})
  String problem = "dots C";

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

  private SolveTask task() {
    return Objects.requireNonNull(task);
  }
}
