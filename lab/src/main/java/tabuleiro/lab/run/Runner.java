package tabuleiro.lab.run;

import java.util.List;
import java.util.function.Consumer;

/** Gets tasks performed, for example by threads of this process. */
@FunctionalInterface
public interface Runner {

  /**
   * Performs all tasks, in any order. An interrupt of the calling thread ends the work; results
   * delivered until then are valid.
   *
   * @param done receives each result as soon as it is available, in the calling thread
   */
  void run(List<Task> tasks, Worker worker, Consumer<Result> done) throws InterruptedException;
}
