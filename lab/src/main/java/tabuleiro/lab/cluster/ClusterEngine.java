package tabuleiro.lab.cluster;

import java.util.ServiceLoader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/** What connects the machines of a cluster. A service of the optional module {@code cluster}. */
public interface ClusterEngine {
  String BUNDLE = "tabuleiro.lab.cluster.messages";

  /** The engine, if the module is there. */
  static ClusterEngine find() throws InputException {
    return ServiceLoader.load(ClusterEngine.class)
        .findFirst()
        .orElseThrow(() -> new InputException(Message.of(BUNDLE, "cluster.noModule")));
  }

  /** The version of the engine. */
  String version();

  /**
   * Connects to a cluster.
   *
   * @param recipe what {@link WorkerFactory} makes workers from
   */
  ClusterRunner connect(ClusterAddress cluster, String recipe) throws InputException;

  /** What the master of a cluster says about it. */
  ClusterState state(ClusterAddress cluster) throws InputException;

  /** The class whose main method runs a node: {@code master HOST PORT}, or a worker. */
  Class<?> node();
}
