package tabuleiro.app.terminal;

import picocli.CommandLine.Command;
import tabuleiro.app.lab.Planner;

/** {@code study FILE}: problems, algorithms and limits compared. */
@Command(name = "study", resourceBundle = Terminal.BUNDLE)
final class StudyCommand extends ExperimentCommand {
  StudyCommand(Terminal terminal, Planner planner) {
    super(terminal, planner, "study");
  }
}
