package tabuleiro.app.terminal.cluster;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.cluster.ClusterAddress;
import tabuleiro.lab.cluster.ClusterEngine;

/** {@code cluster status [URL]}: the workers of a cluster. */
@Command(name = "status", resourceBundle = Terminal.BUNDLE)
final class StatusCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(paramLabel = "URL", arity = "0..1", descriptionKey = "cluster.statusUrl")
  private String url = ClusterAddress.of("127.0.0.1", ClusterAddress.PORT).url();

  StatusCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    ClusterAddress master = Nodes.master(url);
    ClusterEngine engine = ClusterEngine.find();
    new Nodes(terminal, engine, master).describe(common.json);
    return ExitCode.ANSWERED;
  }
}
