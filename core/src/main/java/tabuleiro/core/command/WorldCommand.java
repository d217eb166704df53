package tabuleiro.core.command;

import java.util.List;
import tabuleiro.core.text.InputException;

/**
 * A command that a world adds to the program. The world's bundle describes it: {@code command.NAME}
 * is its line in the list of commands, {@code command.NAME.OPTION} describes an option.
 *
 * <p>The program adds {@code --help}, {@code --json} and {@code --lang} to every command.
 */
public interface WorldCommand {

  /** The name on the command line: {@code endless}. */
  String name();

  /** The options, in any order; the help text sorts them. */
  List<CommandOption<?>> options();

  /**
   * Runs the command. Ctrl-C interrupts the thread; the command then returns what is finished so
   * far.
   *
   * @throws InputException if values are invalid in a way that their options cannot express
   */
  CommandResult run(CommandValues values, Console console) throws InputException;
}
