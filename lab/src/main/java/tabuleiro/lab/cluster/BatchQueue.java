package tabuleiro.lab.cluster;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import tabuleiro.lab.run.ParkedTasksException.Parked;
import tabuleiro.lab.run.Task;

/**
 * The tasks that are still to be performed, in batches. It decides four things.
 *
 * <ul>
 *   <li><b>Sizes.</b> A batch should take {@link #TARGET}, so that the cost of sending it does not
 *       matter. Batches become smaller towards the end, so that the last ones end together (guided
 *       self-scheduling, Polychronopoulos and Kuck 1987).
 *   <li><b>Stragglers.</b> A machine hands back the tasks that it did not begin in {@link #MOST}.
 *       If nothing else is left, the tasks of a batch that takes longer are given out once more, so
 *       that they do not wait behind a slow one.
 *   <li><b>Attempts.</b> A lost batch is repeated as batches of one task, because one of its tasks
 *       may have ended the process. A task whose third attempt fails is parked.
 *   <li><b>Exactly once.</b> Only the first result of a task counts.
 * </ul>
 *
 * <p>Not thread-safe.
 */
public final class BatchQueue {
  /** The nanoseconds after which a machine begins no further task of a batch. */
  public static final long MOST = 2_000_000_000L;

  /** How often a task is attempted. */
  public static final int ATTEMPTS = 3;

  static final long TARGET = 1_000_000_000L; // nanoseconds
  static final int MOST_TASKS = 500;

  /** The weight of the newest task in the average time of a task. */
  private static final double NEWEST = 0.05;

  private final Deque<Task> fresh;
  private final Deque<Task> suspects = new ArrayDeque<>();
  private final Set<String> open = new HashSet<>();
  private final Map<String, Integer> failures = new HashMap<>();
  private final Map<String, Parked> parked = new LinkedHashMap<>();
  private final List<Running> running = new ArrayList<>();
  private final Set<String> copied = new HashSet<>();
  private final LongSupplier clock;
  private double average;

  /** A batch that was given out, and when. */
  private record Running(Batch batch, long began) {}

  public BatchQueue(List<Task> tasks) {
    this(tasks, System::nanoTime);
  }

  /**
   * @param clock returns nanoseconds since an arbitrary time
   */
  BatchQueue(List<Task> tasks, LongSupplier clock) {
    this.clock = clock;
    fresh = new ArrayDeque<>(tasks);
    tasks.forEach(task -> open.add(task.key()));
  }

  /**
   * Takes the next batch.
   *
   * @param cores the number of tasks that the cluster can perform at the same time
   * @return empty if all remaining tasks have been taken
   */
  public Optional<Batch> next(int cores) {
    List<Task> tasks = new ArrayList<>();
    take(fresh, size(fresh.size(), cores), tasks);
    if (tasks.isEmpty()) {
      take(suspects, 1, tasks);
    }
    if (tasks.isEmpty()) {
      tasks.addAll(copies(cores));
    }
    if (tasks.isEmpty()) {
      return Optional.empty();
    }
    Batch batch = new Batch(tasks);
    running.add(new Running(batch, clock.getAsLong()));
    return Optional.of(batch);
  }

  private void take(Deque<Task> from, int size, List<Task> tasks) {
    while (tasks.size() < size && !from.isEmpty()) {
      Task task = from.remove();
      if (open.contains(task.key())) {
        tasks.add(task);
      }
    }
  }

  /** Tasks of a batch that should have been answered, last ones first: the slow one came before. */
  private List<Task> copies(int cores) {
    long now = clock.getAsLong();
    for (Running each : running) {
      List<Task> waiting = new ArrayList<>();
      for (Task task : each.batch.tasks()) {
        if (open.contains(task.key()) && !copied.contains(task.key())) {
          waiting.add(0, task);
        }
      }
      if (now - each.began > MOST && each.batch.tasks().size() > 1 && !waiting.isEmpty()) {
        List<Task> some = waiting.subList(0, Math.min(waiting.size(), size(waiting.size(), cores)));
        some.forEach(task -> copied.add(task.key()));
        return some;
      }
    }
    return List.of();
  }

  /** The size of the next batch if so many tasks are left. */
  private int size(int left, int cores) {
    if (average == 0) {
      return 1; // nothing is known yet
    }
    long most = Math.min(MOST_TASKS, (long) (TARGET / average));
    long share = left / (2L * Math.max(1, cores));
    return (int) Math.max(1, Math.min(most, share));
  }

  /**
   * Takes the answer to a batch.
   *
   * @return the results that count
   */
  public List<TaskOutcome> answered(Batch batch, List<TaskOutcome> outcomes) {
    end(batch);
    Map<String, Task> missing = new LinkedHashMap<>();
    batch.tasks().forEach(task -> missing.put(task.key(), task));
    List<TaskOutcome> results = new ArrayList<>();
    for (TaskOutcome outcome : outcomes) {
      Task task = missing.remove(outcome.key());
      if (task == null || !open.contains(outcome.key())) {
        continue;
      }
      if (outcome.isFailure()) {
        failed(task, outcome.host() + ": " + outcome.error());
      } else {
        open.remove(outcome.key());
        average =
            average == 0 ? outcome.nanos() : (1 - NEWEST) * average + NEWEST * outcome.nanos();
        results.add(outcome);
      }
    }
    for (Task task : missing.values()) {
      if (outcomes.isEmpty()) {
        failed(task, "no answer");
      } else if (open.contains(task.key()) && !copied.contains(task.key())) {
        fresh.addFirst(task); // handed back, because the batch took too long
      }
    }
    return results;
  }

  /** Takes the loss of a batch: the process that performed it is gone. */
  public void lost(Batch batch, String reason) {
    end(batch);
    batch.tasks().forEach(task -> failed(task, reason));
  }

  private void end(Batch batch) {
    running.removeIf(each -> each.batch.equals(batch));
  }

  private void failed(Task task, String reason) {
    if (!open.contains(task.key())) {
      return;
    }
    if (failures.merge(task.key(), 1, Integer::sum) >= ATTEMPTS) {
      open.remove(task.key());
      parked.put(task.key(), new Parked(task.key(), reason));
    } else {
      suspects.add(task);
    }
  }

  /** Whether every task has a result or is parked. */
  public boolean isFinished() {
    return open.isEmpty();
  }

  public List<Parked> parked() {
    return List.copyOf(parked.values());
  }
}
