package tabuleiro.app.terminal;

/** What the program ends with; the numbers are promised to users. */
final class ExitCode {
  static final int ANSWERED = 0;
  static final int NO_ANSWER = 1;
  static final int BAD_INPUT = 2;
  static final int LIMIT = 3;
  static final int OUR_FAULT = 70;

  private ExitCode() {}
}
