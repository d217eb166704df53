package tabuleiro.app;

import tabuleiro.app.terminal.OwnCodeRun;
import tabuleiro.app.terminal.output.Terminal;

/** Entry point of the program. {@code ./tabuleiro} calls it with the command-line arguments. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    int code = OwnCodeRun.run(Terminal.real(arguments), arguments);
    System.exit(code);
  }
}
