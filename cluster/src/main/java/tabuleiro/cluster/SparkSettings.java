package tabuleiro.cluster;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkConf;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Words;
import tabuleiro.lab.cluster.ClusterAddress;
import tabuleiro.lab.cluster.ClusterSecret;

/**
 * The settings of Spark. Properties of the process whose names begin with {@code spark.} are the
 * defaults of those that may be changed.
 */
final class SparkSettings {
  private SparkSettings() {}

  /** Settings that all processes of a cluster share. */
  static SparkConf of(ClusterAddress cluster) throws InputException {
    SparkConf conf = new SparkConf();
    conf.setIfMissing("spark.network.timeout", "60s");
    conf.setIfMissing("spark.network.timeoutInterval", "15s");
    conf.setIfMissing("spark.executor.heartbeatInterval", "5s");
    conf.setIfMissing("spark.rpc.askTimeout", "30s");
    conf.setIfMissing("spark.rpc.lookupTimeout", "10s");
    if (!cluster.isLoopback()) {
      conf.set("spark.authenticate", "true");
      conf.set("spark.authenticate.secret", ClusterSecret.get());
      conf.set("spark.network.crypto.enabled", "true");
    }
    return conf;
  }

  /** The settings of the process that gives tasks to a cluster. */
  static SparkConf driver(ClusterAddress cluster) throws InputException {
    SparkConf conf = of(cluster).setMaster(cluster.url()).setAppName("Tabuleiro");
    String here = cluster.localAddress();
    conf.set("spark.driver.host", here).set("spark.driver.bindAddress", here);
    conf.set("spark.ui.enabled", "false");
    // Without its page, Spark would still remember the last thousands of jobs for it.
    for (String what : List.of("Jobs", "Stages", "Tasks", "DeadExecutors")) {
      conf.set("spark.ui.retained" + what, "20");
    }
    // A lost batch is repeated by the driver, which knows what it lost; see BatchQueue.
    conf.set("spark.task.maxFailures", "1").set("spark.speculation", "false");
    // One process per core: a task that ends its process takes no other with it.
    conf.set("spark.executor.cores", "1").setIfMissing("spark.executor.memory", "1g");
    conf.setIfMissing("spark.executor.extraJavaOptions", "-XX:+UseSerialGC");
    // The program brings its own libraries, whatever the cluster has.
    conf.set("spark.executor.userClassPathFirst", "true");
    conf.set("spark.logConf", "false").set("spark.log.structuredLogging.enabled", "false");
    if (!cluster.isTrial()) {
      conf.setJars(jars());
    }
    return conf;
  }

  /** The jars of the program: all of the class path except those of Spark. */
  private static String[] jars() {
    List<String> jars = new ArrayList<>();
    String path = System.getProperty("java.class.path", "");
    for (String entry : Words.split(path, File.pathSeparatorChar)) {
      if (entry.endsWith(".jar") && !Path.of(entry).startsWith(sparkHome())) {
        jars.add(Path.of(entry).toAbsolutePath().toString());
      }
    }
    return jars.toArray(String[]::new);
  }

  /** The folder with the jars of Spark. */
  static Path sparkHome() {
    return Path.of(System.getProperty("tabuleiro.home", "")).resolve("cluster/target/spark");
  }
}
