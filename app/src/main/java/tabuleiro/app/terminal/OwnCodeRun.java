package tabuleiro.app.terminal;

import java.io.IOException;
import java.util.Optional;
import tabuleiro.app.code.OwnArguments;
import tabuleiro.app.code.OwnFaults;
import tabuleiro.app.code.OwnProcess;
import tabuleiro.app.code.OwnPrograms;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.code.CallLimit;
import tabuleiro.core.code.OwnCodeException;
import tabuleiro.core.limits.Budget;

/**
 * A command that uses code of the user: it is run again in a process of its own, and what went
 * wrong in the code is printed at the end, after what the command found.
 */
public final class OwnCodeRun {
  private OwnCodeRun() {}

  /** Prepares this process if it is the one of a user's code. */
  private static void begin(Terminal terminal, String... arguments) {
    if (OwnProcess.isChild()) {
      OwnProcess.followParent();
      if (OwnArguments.nameCode(arguments)) {
        OwnPrograms.prepare(arguments);
      }
      CallLimit.onGivenUp(
          problem -> {
            terminal.flush();
            terminal.err().println(problem.in(terminal.locale()));
            terminal.flush();
            Runtime.getRuntime().halt(ExitCode.LIMIT);
          });
    }
  }

  /** Runs a command line, in a process of its own if it names code of the user. */
  public static int run(Terminal terminal, String... arguments) {
    begin(terminal, arguments);
    return !OwnProcess.isChild() && OwnArguments.nameCode(arguments)
        ? again(terminal, arguments)
        : TabuleiroCommand.run(terminal, arguments);
  }

  /** Whether the end of a command has to do with the user's code alone. */
  static boolean explains(Throwable fault) {
    return find(fault, OwnProcess.Needed.class).isPresent()
        || fault instanceof Budget.Stop
        || find(fault, OwnCodeException.class).isPresent();
  }

  /** The exit code of a command that ended so; the sentence comes at its end. */
  static int code(Throwable fault) {
    if (find(fault, OwnProcess.Needed.class).isPresent()) {
      return ExitCode.OWN_PROCESS;
    }
    find(fault, OwnCodeException.class).ifPresent(OwnFaults::add);
    return ExitCode.LIMIT;
  }

  /** Ends a command: returns its exit code, after running it again if it needs its own process. */
  static int end(Terminal terminal, int code, String... arguments) {
    if (code == ExitCode.OWN_PROCESS) {
      return again(terminal, arguments);
    }
    OwnFaults.takeNotes().forEach(note -> terminal.err().println(note.in(terminal.locale())));
    Optional<OwnCodeException> fault = OwnFaults.take();
    if (fault.isEmpty()) {
      return code;
    }
    terminal.flush();
    terminal.err().println(fault.get().problem().in(terminal.locale()));
    terminal.flush();
    return fault.get().kind() == OwnCodeException.Kind.LIMIT ? ExitCode.LIMIT : ExitCode.BAD_INPUT;
  }

  private static int again(Terminal terminal, String... arguments) {
    terminal.flush();
    try {
      return OwnProcess.run(arguments);
    } catch (IOException e) {
      terminal.err().println(terminal.text("code.process", String.valueOf(e.getMessage())));
      return ExitCode.ENVIRONMENT;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.LIMIT;
    }
  }

  private static <T extends Throwable> Optional<T> find(Throwable fault, Class<T> type) {
    for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return Optional.of(type.cast(cause));
      }
    }
    return Optional.empty();
  }
}
