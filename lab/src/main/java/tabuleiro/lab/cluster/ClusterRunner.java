package tabuleiro.lab.cluster;

import tabuleiro.lab.run.Runner;

/**
 * Performs tasks on the machines of a cluster. The worker given to {@link #run} is ignored; each
 * machine makes its own. An interrupt ends the work after the batches that are being performed.
 */
public interface ClusterRunner extends Runner, AutoCloseable {

  /** What the cluster does at this moment. Thread-safe. */
  ClusterLoad load();

  @Override
  void close();
}
