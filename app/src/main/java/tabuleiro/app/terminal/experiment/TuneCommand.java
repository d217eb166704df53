package tabuleiro.app.terminal.experiment;

import picocli.CommandLine.Command;
import tabuleiro.app.lab.Planner;
import tabuleiro.app.terminal.output.Terminal;

/** {@code tune FILE}: weights looked for, and confirmed. */
@Command(name = "tune", resourceBundle = Terminal.BUNDLE)
public final class TuneCommand extends ExperimentCommand {
  public TuneCommand(Terminal terminal, Planner planner) {
    super(terminal, planner, "tune");
  }
}
