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
import tabuleiro.lab.run.ParkedTasksException.Parked;
import tabuleiro.lab.run.Task;

/**
 * The tasks that are still to be performed, in batches. It decides three things.
 *
 * <ul>
 *   <li><b>Sizes.</b> A batch should take {@link #TARGET}, so that the cost of sending it does not
 *       matter. Batches become smaller towards the end, so that the last ones end together (guided
 *       self-scheduling, Polychronopoulos and Kuck 1987).
 *   <li><b>Attempts.</b> A lost batch is repeated as batches of one task, because one of its tasks
 *       may have ended the process. A task whose third attempt fails is parked.
 *   <li><b>Exactly once.</b> Only the first result of a task counts.
 * </ul>
 *
 * <p>Not thread-safe.
 */
public final class BatchQueue {
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
  private double average;

  public BatchQueue(List<Task> tasks) {
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
    if (fresh.isEmpty()) {
      return Optional.ofNullable(suspects.poll()).map(task -> new Batch(List.of(task)));
    }
    int size = size(cores);
    List<Task> tasks = new ArrayList<>();
    while (tasks.size() < size && !fresh.isEmpty()) {
      tasks.add(fresh.remove());
    }
    return Optional.of(new Batch(tasks));
  }

  private int size(int cores) {
    if (average == 0) {
      return 1; // nothing is known yet
    }
    long most = Math.min(MOST_TASKS, (long) (TARGET / average));
    long share = fresh.size() / (2L * Math.max(1, cores));
    return (int) Math.max(1, Math.min(most, share));
  }

  /**
   * Takes the answer to a batch.
   *
   * @return the results that count
   */
  public List<TaskOutcome> answered(Batch batch, List<TaskOutcome> outcomes) {
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
    missing.values().forEach(task -> failed(task, "no answer"));
    return results;
  }

  /** Takes the loss of a batch: the process that performed it is gone. */
  public void lost(Batch batch, String reason) {
    batch.tasks().forEach(task -> failed(task, reason));
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
