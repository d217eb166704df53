package tabuleiro.lab.cluster;

import java.io.Serializable;

/**
 * What a machine of the cluster answers for a task.
 *
 * @param values the values as JSON; empty if the task failed
 * @param nanos the time that it took
 * @param host the machine
 * @param error why it failed; empty if it did not
 */
public record TaskOutcome(String key, String values, long nanos, String host, String error)
    implements Serializable {

  public boolean isFailure() {
    return !error.isEmpty();
  }
}
