package tabuleiro.lab.cluster;

import tabuleiro.core.text.InputException;
import tabuleiro.lab.run.Worker;

/** Makes workers on the machines of a cluster. The program that is sent to them is a service. */
@FunctionalInterface
public interface WorkerFactory {

  /**
   * Makes the worker that performs the tasks of an experiment.
   *
   * @param recipe everything that the worker is made from, as text
   * @throws InputException if this machine cannot perform the tasks, with the reason
   */
  Worker worker(String recipe) throws InputException;
}
