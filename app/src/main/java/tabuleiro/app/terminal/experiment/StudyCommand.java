package tabuleiro.app.terminal.experiment;

import picocli.CommandLine.Command;
import tabuleiro.app.lab.Planner;
import tabuleiro.app.terminal.output.Terminal;

/** {@code study FILE}: compares algorithms on problems within limits. */
@Command(name = "study", resourceBundle = Terminal.BUNDLE)
public final class StudyCommand extends ExperimentCommand {
  public StudyCommand(Terminal terminal, Planner planner) {
    super(terminal, planner, "study");
  }
}
