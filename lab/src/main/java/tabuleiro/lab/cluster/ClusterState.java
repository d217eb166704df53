package tabuleiro.lab.cluster;

import java.util.List;

/**
 * What the master of a cluster says about it.
 *
 * @param versions the versions of its programs; empty if it was not started by this program
 */
public record ClusterState(List<Node> nodes, List<String> experiments, ClusterVersions versions) {

  public ClusterState {
    nodes = List.copyOf(nodes);
    experiments = List.copyOf(experiments);
  }

  /**
   * A worker.
   *
   * @param address its host and port
   * @param isAlive whether the master hears from it
   * @param megabytes the memory that it offers
   */
  public record Node(String address, boolean isAlive, int cores, int coresUsed, int megabytes) {}
}
