package tabuleiro.cluster;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SecurityManager;
import org.apache.spark.SparkConf;
import org.apache.spark.deploy.DeployMessages;
import org.apache.spark.deploy.master.ApplicationInfo;
import org.apache.spark.deploy.master.WorkerInfo;
import org.apache.spark.rpc.RpcAddress;
import org.apache.spark.rpc.RpcEnv;
import scala.Option;
import scala.reflect.ClassTag$;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.cluster.ClusterAddress;
import tabuleiro.lab.cluster.ClusterState;
import tabuleiro.lab.cluster.ClusterVersions;

/** Asks the master of a cluster, with the secret if there is one. */
final class MasterClient {
  private static final String MASTER = "Master";

  private MasterClient() {}

  static ClusterState state(ClusterAddress cluster) throws InputException {
    SparkConf conf = SparkSettings.of(cluster);
    String here = cluster.localAddress();
    SecurityManager security =
        new SecurityManager(conf, Option.empty(), SecurityManager.$lessinit$greater$default$3());
    RpcEnv client = RpcEnv.create("tabuleiro-client", here, 0, conf, security, true);
    try {
      RpcAddress address = new RpcAddress(cluster.host(), cluster.port());
      ClusterVersions versions = versions(client, address);
      Object answer =
          client
              .setupEndpointRef(address, MASTER)
              .askSync(
                  DeployMessages.RequestMasterState$.MODULE$,
                  ClassTag$.MODULE$.apply(Object.class));
      return state((DeployMessages.MasterStateResponse) answer, versions);
    } catch (Exception e) {
      // Scala does not declare what it throws.
      throw cluster.unreachable(e);
    } finally {
      client.shutdown();
    }
  }

  /** The versions of a master that this program started, otherwise {@code UNKNOWN}. */
  private static ClusterVersions versions(RpcEnv client, RpcAddress address) {
    try {
      Object answer =
          client
              .setupEndpointRef(address, VersionsEndpoint.NAME)
              .askSync(VersionsEndpoint.QUESTION, ClassTag$.MODULE$.apply(Object.class));
      return ClusterVersions.parse(String.valueOf(answer));
    } catch (Exception e) {
      return ClusterVersions.UNKNOWN;
    }
  }

  private static ClusterState state(
      DeployMessages.MasterStateResponse answer, ClusterVersions versions) {
    List<ClusterState.Node> nodes = new ArrayList<>();
    for (WorkerInfo worker : answer.workers()) {
      nodes.add(
          new ClusterState.Node(
              worker.host() + ":" + worker.port(),
              worker.isAlive(),
              worker.cores(),
              worker.coresUsed(),
              worker.memory()));
    }
    List<String> experiments = new ArrayList<>();
    for (ApplicationInfo application : answer.activeApps()) {
      experiments.add(application.desc().name());
    }
    return new ClusterState(nodes, experiments, versions);
  }
}
