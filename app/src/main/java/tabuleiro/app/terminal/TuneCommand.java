package tabuleiro.app.terminal;

import picocli.CommandLine.Command;
import tabuleiro.app.lab.Planner;

/** {@code tune FILE}: weights looked for, and confirmed. */
@Command(name = "tune", resourceBundle = Terminal.BUNDLE)
final class TuneCommand extends ExperimentCommand {
  TuneCommand(Terminal terminal, Planner planner) {
    super(terminal, planner, "tune");
  }
}
