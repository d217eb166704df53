package tabuleiro.app.terminal.cluster;

import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tabuleiro.app.cluster.ClusterProcesses;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.lab.cluster.ClusterEngine;

/** {@code cluster stop}: ends the master and the workers of this machine. */
@Command(name = "stop", resourceBundle = Terminal.BUNDLE)
final class StopCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  StopCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    int count = new ClusterProcesses(ClusterEngine.find()).stop();
    if (common.json) {
      terminal.out().print(Json.write(Map.of("stopped", count)));
    } else {
      terminal.println(terminal.text(count == 0 ? "cluster.nothing" : "cluster.stopped", count));
    }
    return ExitCode.ANSWERED;
  }
}
