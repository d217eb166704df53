package tabuleiro.lab.run;

import java.util.List;

/**
 * Thrown by a runner that gave up tasks, after it has delivered the results of all others. A task
 * is given up if every attempt to perform it failed or ended the process that performed it.
 */
public final class ParkedTasksException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient List<Parked> tasks;

  /**
   * A task that was given up.
   *
   * @param key the key of the task
   * @param reason what happened at its last attempt
   */
  public record Parked(String key, String reason) {}

  public ParkedTasksException(List<Parked> tasks) {
    super(tasks.size() + " tasks were given up", null, false, false);
    this.tasks = List.copyOf(tasks);
  }

  public List<Parked> tasks() {
    return tasks;
  }
}
