package tabuleiro.app.terminal.experiment;

import picocli.CommandLine.Command;
import tabuleiro.app.lab.Planner;
import tabuleiro.app.terminal.output.Terminal;

/** {@code tune FILE}: optimises weights and confirms the result. */
@Command(name = "tune", resourceBundle = Terminal.BUNDLE)
public final class TuneCommand extends ExperimentCommand {
  public TuneCommand(Terminal terminal, Planner planner) {
    super(terminal, planner, "tune");
  }
}
