package tabuleiro.core.command;

import java.util.List;
import tabuleiro.core.text.InputException;

/**
 * A command of a world. The world's bundle describes it: {@code command.NAME} is the line in the
 * list of commands, and {@code command.NAME.OPTION} describes an option.
 *
 * <p>The program adds {@code --help}, {@code --json} and {@code --lang} to every command.
 */
public interface WorldCommand {

  /** The word after the name of the program: {@code endless}. */
  String name();

  /** The options, in any order; help sorts them. */
  List<CommandOption<?>> options();

  /**
   * Does the work. Ctrl-C interrupts the thread; the command then returns what is finished so far.
   *
   * @throws InputException if values are bad in a way that their options cannot express
   */
  CommandResult run(CommandValues values, Console console) throws InputException;
}
