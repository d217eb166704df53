package tabuleiro.cluster;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
  private final AtomicLong batches = new AtomicLong();
  private final ExecutorHosts hosts = new ExecutorHosts();
  private final AtomicLong busy = new AtomicLong();
  private final AtomicLong offered = new AtomicLong(); // nanoseconds of all cores
  private long measured;

  /** The answer to a batch, or the reason of its loss. */
  private record Answer(
      String group, Batch batch, List<TaskOutcome> outcomes, @Nullable Throwable loss) {}

  /**
   * The batches of one run that are at the cluster.
   *
   * @param groups the names by which they can be cancelled
   */
  private record Open(Set<String> groups, BlockingQueue<Answer> answers) {}

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
    Open open = new Open(new HashSet<>(), new LinkedBlockingQueue<>());
    measured = System.nanoTime();
    try {
      while (!queue.isFinished()) {
        int cores = cores();
        submit(queue, cores, open);
        Answer answer = open.answers.poll(PAUSE, TimeUnit.MILLISECONDS);
        measure(cores);
        if (answer != null) {
          open.groups.remove(answer.group);
          accept(queue, answer, done);
        }
      }
    } catch (InterruptedException e) {
      drain(queue, open, done);
      throw e;
    }
    // Copies of tasks that have results by now would only keep others waiting.
    open.groups.forEach(spark.sc()::cancelJobGroupAndFutureJobs);
    if (!queue.parked().isEmpty()) {
      throw new ParkedTasksException(queue.parked());
    }
  }

  private void submit(BatchQueue queue, int cores, Open open) {
    int most = cores + Math.max(1, cores / 4);
    while (open.groups.size() < most) {
      Optional<Batch> batch = queue.next(cores);
      if (batch.isEmpty()) {
        break;
      }
      String group = "batch-" + batches.incrementAndGet();
      open.groups.add(group);
      threads.execute(() -> open.answers.add(answer(group, batch.get())));
    }
  }

  private Answer answer(String group, Batch batch) {
    try {
      spark.setJobGroup(group, group, true);
      ArrayList<BatchFunction.Line> lines = new ArrayList<>();
      batch.tasks().forEach(task -> lines.add(BatchFunction.Line.of(task)));
      BatchFunction function = new BatchFunction(recipe, isTrial);
      return new Answer(
          group, batch, spark.parallelize(List.of(lines), 1).map(function).collect().get(0), null);
    } catch (Exception | LinkageError e) {
      return new Answer(group, batch, List.of(), e); // Scala throws checked exceptions undeclared
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
  private void drain(BatchQueue queue, Open open, Consumer<Result> done)
      throws InterruptedException {
    for (int left = open.groups.size(); left > 0 && !spark.sc().isStopped(); left--) {
      accept(queue, open.answers.take(), done);
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
