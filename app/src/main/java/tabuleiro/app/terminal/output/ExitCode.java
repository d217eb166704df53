package tabuleiro.app.terminal.output;

/** The exit codes of the program. They are part of the public interface. */
public final class ExitCode {
  public static final int ANSWERED = 0;
  public static final int NO_ANSWER = 1;
  public static final int BAD_INPUT = 2;
  public static final int LIMIT = 3;

  /** The environment failed: a full disk, a folder without permission, a database that is gone. */
  public static final int ENVIRONMENT = 4;

  /** A bug. Nothing that the user or the environment does may lead here. */
  public static final int OUR_FAULT = 70;

  /** The command must be run again in a process of its own. The program never ends with it. */
  public static final int OWN_PROCESS = 1000;

  /** The user went back to the menu. The program never ends with it. */
  public static final int BACK = -1;

  private ExitCode() {}
}
