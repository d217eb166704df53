package tabuleiro.bench;

import java.util.List;
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
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.games.tetris.PlainEndless;
import tabuleiro.games.tetris.TetrisWorld;

/**
 * The number of pieces per second that a controller of endless Tetris places, with the fast
 * features and with the reference ones, which place the same pieces in the same places.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@State(Scope.Thread)
public class EndlessBenchmark {
  private static final long PIECES = 20_000;
  private static final long PLAIN_PIECES = 500;

  @Param({"20", "18", "10"})
  int rows = 20;

  @Param({"bcts", "dt-10"})
  String controller = "bcts";

  private double[] weights = new double[0];
  private @Nullable Trial trial;
  private long seed;

  /** Pieces placed, which JMH turns into a rate. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Counted {
    public long pieces;

    @Setup(Level.Iteration)
    public void clear() {
      pieces = 0;
    }
  }

  @Setup
  public void prepare() {
    for (Tunable<Trial> weighted : new TetrisWorld().trials()) {
      if (weighted.name().equals("endless-" + rows)) {
        List<Double> known = weighted.known().getOrDefault(controller, List.of());
        weights = known.stream().mapToDouble(Double::doubleValue).toArray();
        trial = weighted.with(weights);
      }
    }
    seed = 0;
  }

  @Benchmark
  public long fast(Counted counted) {
    if (trial == null) {
      throw new IllegalStateException();
    }
    Trial.Score score = trial.play(seed++, PIECES);
    counted.pieces += score.moves();
    return score.score();
  }

  @Benchmark
  public long plain(Counted counted) {
    PlainEndless plain = new PlainEndless(rows, weights);
    long removed = plain.play(seed++, PLAIN_PIECES);
    counted.pieces += plain.placed();
    return removed;
  }
}
