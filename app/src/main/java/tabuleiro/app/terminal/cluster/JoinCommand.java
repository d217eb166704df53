package tabuleiro.app.terminal.cluster;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cluster.ClusterProcesses;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.lab.cluster.ClusterAddress;
import tabuleiro.lab.cluster.ClusterEngine;
import tabuleiro.lab.cluster.ClusterVersions;

/** {@code cluster join URL}: makes this machine a worker of a cluster. */
@Command(name = "join", resourceBundle = Terminal.BUNDLE)
final class JoinCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private WorkerOptions worker = new WorkerOptions();

  @Parameters(paramLabel = "URL", descriptionKey = "cluster.url")
  private String url = "";

  JoinCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    ClusterAddress master = Nodes.master(url);
    worker.check(1);
    ClusterEngine engine = ClusterEngine.find();
    ClusterVersions there = engine.state(master).versions();
    if (there.equals(ClusterVersions.UNKNOWN)) {
      throw Terminal.fault("cluster.foreign", master.url());
    }
    Optional<ClusterVersions.Difference> difference = Nodes.versions(engine).differenceFrom(there);
    if (difference.isPresent()) {
      ClusterVersions.Difference d = difference.get();
      throw Terminal.fault("cluster.version", master.url(), d.what(), d.there(), d.here());
    }
    ClusterProcesses processes = new ClusterProcesses(engine);
    Nodes nodes = new Nodes(terminal, engine, master);
    Set<String> before = nodes.alive();
    nodes.awaitWorker(before, worker.start(processes, master, master.localAddress()));
    nodes.describe(common.json);
    return ExitCode.ANSWERED;
  }
}
