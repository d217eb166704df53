package tabuleiro.app.terminal.cluster;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.Terminal;

/** {@code cluster start|join|status|stop}: the nodes of a cluster on this machine. */
@Command(name = "cluster", resourceBundle = Terminal.BUNDLE)
public final class ClusterCommand implements Runnable {
  private final Terminal terminal;

  @Spec private @Nullable CommandSpec spec;
  @Mixin CommonOptions common = new CommonOptions();

  private ClusterCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** The command with its subcommands. */
  public static CommandLine of(Terminal terminal) {
    CommandLine line = new CommandLine(new ClusterCommand(terminal));
    line.addSubcommand("start", new StartCommand(terminal));
    line.addSubcommand("join", new JoinCommand(terminal));
    line.addSubcommand("status", new StatusCommand(terminal));
    line.addSubcommand("stop", new StopCommand(terminal));
    return line;
  }

  @Override
  public void run() {
    if (spec != null) {
      spec.commandLine().usage(terminal.out());
    }
  }
}
