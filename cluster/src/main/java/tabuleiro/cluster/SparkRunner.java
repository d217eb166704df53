package tabuleiro.cluster;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.jspecify.annotations.Nullable;
import tabuleiro.lab.cluster.Batch;
import tabuleiro.lab.cluster.BatchQueue;
import tabuleiro.lab.cluster.ClusterAddress;
import tabuleiro.lab.cluster.ClusterLoad;
import tabuleiro.lab.cluster.ClusterRunner;
import tabuleiro.lab.cluster.TaskOutcome;
import tabuleiro.lab.run.ParkedTasksException;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;

/**
 * Gives batches of tasks to Spark: one Spark job per batch, so that a batch that fails aborts
 * nothing else. A few more batches than there are cores wait at the cluster, so that no core waits
 * for the next one.
 */
final class SparkRunner implements ClusterRunner {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int PAUSE = 500; // milliseconds

  private final ClusterAddress cluster;
  private final JavaSparkContext spark;
  private final Broadcast<String> recipe;
  private final boolean isTrial;
  private final ExecutorService threads = Executors.newCachedThreadPool(SparkRunner::thread);
  private final BlockingQueue<Answer> answers = new LinkedBlockingQueue<>();
  private final ExecutorHosts hosts = new ExecutorHosts();
  private final AtomicLong busy = new AtomicLong();
  private final AtomicLong offered = new AtomicLong(); // nanoseconds of all cores
  private long measured;

  /** The answer to a batch, or the reason of its loss. */
  private record Answer(Batch batch, List<TaskOutcome> outcomes, @Nullable Throwable loss) {}

  SparkRunner(ClusterAddress cluster, JavaSparkContext spark, String recipe) {
    this.cluster = cluster;
    this.spark = spark;
    this.recipe = spark.broadcast(recipe);
    isTrial = cluster.isTrial();
    spark.sc().addSparkListener(hosts);
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "batch");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public void run(List<Task> tasks, Worker worker, Consumer<Result> done)
      throws InterruptedException {
    BatchQueue queue = new BatchQueue(tasks);
    int running = 0;
    measured = System.nanoTime();
    try {
      while (!queue.isFinished()) {
        int cores = cores();
        running += submit(queue, cores, running);
        Answer answer = answers.poll(PAUSE, TimeUnit.MILLISECONDS);
        measure(cores);
        if (answer != null) {
          running--;
          accept(queue, answer, done);
        }
      }
    } catch (InterruptedException e) {
      drain(queue, running, done);
      throw e;
    }
    if (!queue.parked().isEmpty()) {
      throw new ParkedTasksException(queue.parked());
    }
  }

  private int submit(BatchQueue queue, int cores, int running) {
    int most = cores + Math.max(1, cores / 4);
    int count = 0;
    while (running + count < most) {
      Optional<Batch> batch = queue.next(cores);
      if (batch.isEmpty()) {
        break;
      }
      threads.execute(() -> answers.add(answer(batch.get())));
      count++;
    }
    return count;
  }

  private Answer answer(Batch batch) {
    try {
      ArrayList<BatchFunction.Line> lines = new ArrayList<>();
      batch.tasks().forEach(task -> lines.add(BatchFunction.Line.of(task)));
      BatchFunction function = new BatchFunction(recipe, isTrial);
      return new Answer(
          batch, spark.parallelize(List.of(lines), 1).map(function).collect().get(0), null);
    } catch (Exception | LinkageError e) {
      return new Answer(batch, List.of(), e); // Scala throws checked exceptions undeclared
    }
  }

  private void accept(BatchQueue queue, Answer answer, Consumer<Result> done) {
    if (answer.loss != null) {
      if (spark.sc().isStopped()) {
        throw cluster.unreachable(answer.loss);
      }
      queue.lost(answer.batch, LossReason.of(answer.loss));
      return;
    }
    for (TaskOutcome outcome : queue.answered(answer.batch, answer.outcomes)) {
      busy.addAndGet(outcome.nanos());
      done.accept(result(outcome));
    }
  }

  private static Result result(TaskOutcome outcome) {
    try {
      return new Result(
          outcome.key(),
          JSON.readTree(outcome.values()),
          Duration.ofNanos(outcome.nanos()),
          outcome.host());
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** After Ctrl-C: takes what is being performed, but gives out nothing more. */
  private void drain(BatchQueue queue, int running, Consumer<Result> done)
      throws InterruptedException {
    for (int left = running; left > 0 && !spark.sc().isStopped(); left--) {
      accept(queue, answers.take(), done);
    }
  }

  private void measure(int cores) {
    long now = System.nanoTime();
    offered.addAndGet((now - measured) * cores);
    measured = now;
  }

  /** The cores that perform tasks now; at least one, so that a first batch can wait for it. */
  private int cores() {
    return isTrial ? spark.defaultParallelism() : Math.max(1, hosts.processes());
  }

  @Override
  public ClusterLoad load() {
    return new ClusterLoad(
        isTrial ? 1 : hosts.machines(),
        isTrial ? cores() : hosts.processes(),
        Math.min(1, busy.get() / (double) Math.max(1, offered.get())));
  }

  @Override
  public void close() {
    threads.shutdownNow();
    spark.close();
  }
}
