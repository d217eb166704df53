package tabuleiro.cluster;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** The processes that perform tasks, each with one core, and their machines. Thread-safe. */
final class ExecutorHosts extends SparkListener {
  private final Map<String, String> hosts = new ConcurrentHashMap<>();

  @Override
  public void onExecutorAdded(SparkListenerExecutorAdded added) {
    hosts.put(added.executorId(), added.executorInfo().executorHost());
  }

  @Override
  public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
    hosts.remove(removed.executorId());
  }

  int processes() {
    return hosts.size();
  }

  int machines() {
    return (int) hosts.values().stream().distinct().count();
  }
}
