package tabuleiro.app.terminal.cluster;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cluster.ClusterProcesses;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.lab.cluster.ClusterAddress;
import tabuleiro.lab.cluster.ClusterEngine;
import tabuleiro.lab.cluster.ClusterSecret;

/** {@code cluster start}: a master and a worker on this machine. */
@Command(name = "start", resourceBundle = Terminal.BUNDLE)
final class StartCommand implements Callable<Integer> {
  private static final int MOST_PORT = 65535;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private WorkerOptions worker = new WorkerOptions();

  @Option(names = "--host", paramLabel = "HOST", descriptionKey = "cluster.host")
  private String host = "127.0.0.1";

  @Option(names = "--port", paramLabel = "PORT", descriptionKey = "cluster.port")
  private int port = ClusterAddress.PORT;

  StartCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    worker.check(0);
    if (port < 1 || port > MOST_PORT) {
      throw Terminal.fault("usage.range", "--port", 1, MOST_PORT, port);
    } else if (!ClusterAddress.isHost(host) || host.equals("0.0.0.0")) {
      throw Terminal.fault("cluster.badHost", host);
    }
    ClusterEngine engine = ClusterEngine.find();
    ClusterProcesses processes = new ClusterProcesses(engine);
    if (!processes.running(ClusterProcesses.MASTER).isEmpty()) {
      throw Terminal.fault("cluster.running");
    }
    ClusterAddress master = ClusterAddress.of(host, port);
    if (!master.isLoopback()) {
      ClusterSecret.create();
    }
    ClusterProcesses.Started started =
        processes.start(
            ClusterProcesses.MASTER,
            Map.of("tabuleiro.versions", Nodes.versions(engine).text()),
            Map.of(),
            List.of(host, String.valueOf(port)));
    Nodes nodes = new Nodes(terminal, engine, master);
    nodes.awaitMaster(started);
    if (!common.json) {
      terminal.println(terminal.text("cluster.started", master.url()));
    }
    if (worker.cores(0) > 0) {
      nodes.awaitWorker(Set.of(), worker.start(processes, master, host));
    }
    nodes.describe(common.json);
    if (!master.isLoopback() && !common.json) {
      terminal.println(
          terminal.text("cluster.others", ClusterSecret.file().toString(), master.url()));
    }
    return ExitCode.ANSWERED;
  }
}
