package tabuleiro.app.terminal.batch;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/** Gives results on in the order of their tasks, each as soon as all before it are there. */
final class OrderedResults implements Consumer<Result> {
  private final List<Task> tasks;
  private final Listener listener;
  private final Map<String, Result> waiting = new HashMap<>();
  private int next;

  /** Receives the result of a task and the index of the task. */
  @FunctionalInterface
  interface Listener {
    void accept(int index, Result result);
  }

  OrderedResults(List<Task> tasks, Listener listener) {
    this.tasks = List.copyOf(tasks);
    this.listener = listener;
  }

  @Override
  public void accept(Result result) {
    waiting.put(result.key(), result);
    while (next < tasks.size() && waiting.containsKey(tasks.get(next).key())) {
      give();
    }
  }

  /** Gives the results after a task that has none. */
  void end() {
    while (next < tasks.size()) {
      give();
    }
  }

  private void give() {
    Result result = waiting.remove(tasks.get(next).key());
    if (result != null) {
      listener.accept(next, result);
    }
    next++;
  }
}
