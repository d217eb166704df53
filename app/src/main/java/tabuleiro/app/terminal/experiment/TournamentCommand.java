package tabuleiro.app.terminal.experiment;

import picocli.CommandLine.Command;
import tabuleiro.app.lab.Planner;
import tabuleiro.app.terminal.output.Terminal;

/** {@code tournament FILE}: plays a tournament between several players. */
@Command(name = "tournament", resourceBundle = Terminal.BUNDLE)
public final class TournamentCommand extends ExperimentCommand {
  public TournamentCommand(Terminal terminal, Planner planner) {
    super(terminal, planner, "tournament");
  }
}
