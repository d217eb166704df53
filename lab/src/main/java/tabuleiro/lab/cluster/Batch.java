package tabuleiro.lab.cluster;

import java.util.List;
import tabuleiro.lab.run.Task;

/** Tasks that one machine performs one after the other. */
public record Batch(List<Task> tasks) {

  public Batch {
    tasks = List.copyOf(tasks);
  }
}
