package tabuleiro.lab.run;

import java.util.List;
import java.util.function.Consumer;

/** Gets tasks done: by threads of this program, or one day by many machines. */
@FunctionalInterface
public interface Runner {

  /**
   * Does all tasks, in any order. An interrupt of the calling thread ends the work; results handed
   * over until then stand.
   *
   * @param done hears of each result as soon as there is one, in the calling thread
   */
  void run(List<Task> tasks, Worker worker, Consumer<Result> done) throws InterruptedException;
}
