package tabuleiro.cluster;

import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.cluster.ClusterAddress;
import tabuleiro.lab.cluster.ClusterEngine;
import tabuleiro.lab.cluster.ClusterRunner;
import tabuleiro.lab.cluster.ClusterState;

/** Apache Spark, with its own master and workers. */
public final class SparkEngine implements ClusterEngine {

  @Override
  public String version() {
    return org.apache.spark.package$.MODULE$.SPARK_VERSION();
  }

  @Override
  public ClusterRunner connect(ClusterAddress cluster, String recipe) throws InputException {
    if (!cluster.isTrial()) {
      // Fails at once if there is no master; a context would go on trying.
      MasterClient.state(cluster);
    }
    try {
      return new SparkRunner(cluster, new JavaSparkContext(SparkSettings.driver(cluster)), recipe);
    } catch (RuntimeException e) {
      throw e.getCause() instanceof SparkException ? cluster.unreachable(e) : e;
    }
  }

  @Override
  public ClusterState state(ClusterAddress cluster) throws InputException {
    return MasterClient.state(cluster);
  }

  @Override
  public Class<?> node() {
    return NodeMain.class;
  }
}
