package tabuleiro.app.terminal;

import picocli.CommandLine.Command;
import tabuleiro.app.lab.Planner;

/** {@code tournament FILE}: many players against each other. */
@Command(name = "tournament", resourceBundle = Terminal.BUNDLE)
final class TournamentCommand extends ExperimentCommand {
  TournamentCommand(Terminal terminal, Planner planner) {
    super(terminal, planner, "tournament");
  }
}
