package tabuleiro.app;

import tabuleiro.app.terminal.TabuleiroCommand;
import tabuleiro.app.terminal.output.Terminal;

/** The door of the program: {@code ./tabuleiro} calls it with what the user wrote. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    int code = TabuleiroCommand.run(Terminal.real(arguments), arguments);
    System.exit(code);
  }
}
