package tabuleiro.cluster;

import org.apache.spark.SparkConf;
import org.apache.spark.deploy.master.Master;
import org.apache.spark.deploy.worker.Worker;
import org.apache.spark.rpc.RpcEnv;
import scala.Option;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.cluster.ClusterAddress;

/**
 * A node of a cluster, in a process of its own.
 *
 * <ul>
 *   <li>{@code master HOST PORT}, with its versions as the property {@code tabuleiro.versions}
 *   <li>{@code worker URL HOST CORES MEGABYTES FOLDER}
 * </ul>
 */
public final class NodeMain {
  private NodeMain() {}

  /** Runs a node until its process ends. */
  public static void main(String[] arguments) throws InputException {
    if (arguments[0].equals("master")) {
      master(arguments[1], Integer.parseInt(arguments[2]));
    } else {
      worker(arguments);
    }
  }

  private static void master(String host, int port) throws InputException {
    SparkConf conf = SparkSettings.of(ClusterAddress.of(host, port));
    conf.set("spark.master.rest.enabled", "false"); // a second port, for programs of anybody
    conf.set("spark.ui.killEnabled", "false");
    conf.set("spark.deploy.maxExecutorRetries", "-1"); // tasks that end processes are parked
    conf.setIfMissing("spark.worker.timeout", "30");
    var started = Master.startRpcEnvAndEndpoint(host, port, 0, conf);
    RpcEnv environment = started._1();
    environment.setupEndpoint(
        VersionsEndpoint.NAME,
        new VersionsEndpoint(environment, System.getProperty("tabuleiro.versions", "")));
    environment.awaitTermination();
  }

  private static void worker(String[] arguments) throws InputException {
    ClusterAddress master = ClusterAddress.parse(arguments[1]);
    SparkConf conf = SparkSettings.of(master);
    conf.set("spark.worker.cleanup.enabled", "true");
    conf.setIfMissing("spark.worker.cleanup.appDataTtl", "86400");
    RpcEnv environment =
        Worker.startRpcEnvAndEndpoint(
            arguments[2],
            0,
            0,
            Integer.parseInt(arguments[3]),
            Integer.parseInt(arguments[4]),
            new String[] {master.url()},
            arguments[5],
            Option.empty(),
            conf,
            Option.empty());
    environment.awaitTermination();
  }
}
