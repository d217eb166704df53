package tabuleiro.lab.bot.system;

import java.util.Map;
import tabuleiro.core.player.PlayerFailure.Kind;

/** Explains the exit code of a program. */
public final class ExitReason {
  /** A shell reports a signal as this number plus the number of the signal. */
  private static final int SIGNAL = 128;

  private static final Map<Integer, String> SIGNALS =
      Map.of(
          2, "SIGINT", 4, "SIGILL", 6, "SIGABRT", 7, "SIGBUS", 8, "SIGFPE", 9, "SIGKILL", 11,
          "SIGSEGV", 13, "SIGPIPE", 15, "SIGTERM", 24, "SIGXCPU");

  private ExitReason() {}

  public static BotFault of(int code) {
    if (code == 0) {
      return BotFault.of(Kind.CRASH, "exit.normal");
    } else if (code == SIGNAL + 24) {
      return BotFault.of(Kind.TIME, "exit.cpu");
    }
    String signal = SIGNALS.get(code - SIGNAL);
    return signal == null
        ? BotFault.of(Kind.CRASH, "exit.code", code)
        : BotFault.of(Kind.CRASH, "exit.signal", code - SIGNAL, signal);
  }
}
