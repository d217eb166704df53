package tabuleiro.bench;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Time to the same depth on the same three positions for aima-core's alpha-beta, the textbook
 * alpha-beta and the engine, all on one thread.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC"})
@State(Scope.Thread)
public class DuelBenchmark {

  @Param({"cavalo", "quatro", "blokus"})
  String world = "cavalo";

  private @Nullable Duels<?> duels;

  @Setup
  public void prepare() {
    duels = Duels.of(world);
  }

  @Benchmark
  public int[] aima() {
    return duels().aimaMoves(duels().depth());
  }

  @Benchmark
  public int[] textbook() {
    return duels().textbook(duels().depth());
  }

  @Benchmark
  public int[] engine() {
    return duels().engine(duels().depth(), 1);
  }

  private Duels<?> duels() {
    if (duels == null) {
      throw new IllegalStateException();
    }
    return duels;
  }
}
