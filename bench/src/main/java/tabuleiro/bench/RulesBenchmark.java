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
import tabuleiro.core.MoveList;
import tabuleiro.core.Perft;

/**
 * The speed of counting legal move sequences with the fast rules and with the reference rules. The
 * counters give leaves per second. For {@link #played} every leaf is played; for {@link #fast} the
 * last ply is counted in bulk. The reference rules list their last ply without playing it, so
 * {@link #fast} and {@link #plain} do the same work.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@State(Scope.Thread)
public class RulesBenchmark {

  @Param({"dots", "blokus", "quatro", "cavalo", "tetris"})
  String world = "dots";

  private @Nullable Subject subject;
  private @Nullable Perft perft;
  private MoveList[] lists = new MoveList[0];

  /** Leaves counted, which JMH turns into a rate. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Counted {
    public long leaves;

    @Setup(Level.Iteration)
    public void clear() {
      leaves = 0;
    }
  }

  @Setup
  public void prepare() {
    subject = Subject.of(world);
    perft = new Perft(subject.depth());
    lists = new MoveList[subject.depth() + 1];
    for (int i = 0; i < lists.length; i++) {
      lists[i] = new MoveList();
    }
  }

  @Benchmark
  public long fast(Counted counted) {
    Subject work = work();
    long leaves = counter().count(work.fast(), work.depth());
    counted.leaves += leaves;
    return leaves;
  }

  @Benchmark
  public long played(Counted counted) {
    Subject work = work();
    long leaves = play(work.fast(), work.playedDepth());
    counted.leaves += leaves;
    return leaves;
  }

  @Benchmark
  public long plain(Counted counted) {
    Subject work = work();
    long leaves = Subject.count(work.plain(), work.plainDepth());
    counted.leaves += leaves;
    return leaves;
  }

  private long play(tabuleiro.core.State state, int depth) {
    if (depth == 0) {
      return 1;
    }
    MoveList moves = lists[depth];
    moves.clear();
    state.moves(moves);
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      leaves += play(state.play(moves.get(i)), depth - 1);
    }
    return leaves;
  }

  private Subject work() {
    if (subject == null) {
      throw new IllegalStateException();
    }
    return subject;
  }

  private Perft counter() {
    if (perft == null) {
      throw new IllegalStateException();
    }
    return perft;
  }
}
