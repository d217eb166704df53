package tabuleiro.app.terminal.cluster;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.app.cluster.ClusterProcesses;
import tabuleiro.app.terminal.output.BuildInfo;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.ProgramSignature;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.lab.cluster.ClusterAddress;
import tabuleiro.lab.cluster.ClusterEngine;
import tabuleiro.lab.cluster.ClusterState;
import tabuleiro.lab.cluster.ClusterVersions;

/** The nodes of a cluster, as the commands start and print them. */
record Nodes(Terminal terminal, ClusterEngine engine, ClusterAddress master) {
  private static final long PATIENCE = 60_000_000_000L; // nanoseconds
  private static final int PAUSE = 300; // milliseconds

  /** The address of a master; a trial has none. */
  static ClusterAddress master(String url) throws InputException {
    ClusterAddress address = ClusterAddress.parse(url);
    if (address.isTrial()) {
      throw Terminal.fault("cluster.noMaster", url);
    }
    return address;
  }

  /** The versions of this program. */
  static ClusterVersions versions(ClusterEngine engine) {
    return ClusterVersions.here(
        BuildInfo.here().version() + ", " + ProgramSignature.here(), engine.version());
  }

  /** Waits until a master that was started answers. */
  void awaitMaster(ClusterProcesses.Started started) throws InputException, InterruptedException {
    long end = System.nanoTime() + PATIENCE;
    while (true) {
      try {
        ClusterState unused = engine.state(master);
        return;
      } catch (EnvironmentException e) {
        check(started, end);
        Thread.sleep(PAUSE);
      }
    }
  }

  /** Waits until the master has a worker that it did not have before. */
  void awaitWorker(Set<String> before, ClusterProcesses.Started started)
      throws InputException, InterruptedException {
    long end = System.nanoTime() + PATIENCE;
    while (before.containsAll(alive())) {
      check(started, end);
      Thread.sleep(PAUSE);
    }
  }

  /** The workers that the master hears from. */
  Set<String> alive() throws InputException {
    return engine.state(master).nodes().stream()
        .filter(ClusterState.Node::isAlive)
        .map(ClusterState.Node::address)
        .collect(Collectors.toSet());
  }

  private static void check(ClusterProcesses.Started started, long end) {
    if (!started.handle().isAlive() || System.nanoTime() > end) {
      started.handle().destroyForcibly();
      throw new EnvironmentException(
          Message.of(Terminal.BUNDLE, "cluster.failed", started.log().toString()),
          new IllegalStateException("node"));
    }
  }

  /** Prints the workers of the cluster. */
  void describe(boolean isJson) throws InputException {
    ClusterState state = engine.state(master);
    if (isJson) {
      terminal.out().print(Json.write(document(state)));
      return;
    }
    List<ClusterState.Node> alive = new ArrayList<>();
    for (ClusterState.Node node : state.nodes()) {
      if (node.isAlive()) {
        alive.add(node);
      }
    }
    int cores = alive.stream().mapToInt(ClusterState.Node::cores).sum();
    terminal.println(terminal.text("cluster.size", alive.size(), cores));
    for (ClusterState.Node node : alive) {
      terminal.println(
          terminal.text(
              "cluster.node", node.address(), node.cores(), node.coresUsed(), node.megabytes()));
    }
    if (!state.experiments().isEmpty()) {
      terminal.println(terminal.text("cluster.busy", state.experiments().size()));
    }
  }

  private Map<String, Object> document(ClusterState state) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("url", master.url());
    document.put("experiments", state.experiments().size());
    document.put(
        "workers",
        state.nodes().stream()
            .map(
                node -> {
                  Map<String, Object> each = new LinkedHashMap<>();
                  each.put("address", node.address());
                  each.put("alive", node.isAlive());
                  each.put("cores", node.cores());
                  each.put("coresUsed", node.coresUsed());
                  each.put("megabytes", node.megabytes());
                  return each;
                })
            .toList());
    return document;
  }
}
