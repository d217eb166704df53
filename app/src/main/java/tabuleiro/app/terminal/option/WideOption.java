package tabuleiro.app.terminal.option;

import picocli.CommandLine.Option;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;

/** The option of commands that print tables: all columns, however wide the table becomes. */
public final class WideOption {
  @Option(names = "--wide", descriptionKey = "option.wide")
  boolean isWide;

  /** Returns where to print: a terminal without a limit of the width if the option is given. */
  public Terminal of(Terminal terminal, CommonOptions common) throws InputException {
    if (isWide && common.json) {
      throw Terminal.fault("usage.exclusive", "--wide", "--json");
    }
    return isWide ? terminal.unlimited() : terminal;
  }
}
