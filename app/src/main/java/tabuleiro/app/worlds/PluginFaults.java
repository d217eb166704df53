package tabuleiro.app.worlds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.RulesException;

/** Detects exceptions thrown by plug-ins, so that their authors get a useful message. */
public final class PluginFaults {
  private static final int DEEPEST_CAUSE = 10;

  private PluginFaults() {}

  /** Returns a message if this exception comes from a plug-in. */
  public static Optional<Message> of(Throwable fault) {
    List<String> packages =
        Worlds.all().stream()
            .skip(Worlds.own().size())
            .map(world -> world.getClass().getPackageName() + ".")
            .toList();
    return of(fault, packages);
  }

  static Optional<Message> of(Throwable fault, List<String> packages) {
    for (Throwable cause : causes(fault)) {
      if (cause instanceof RulesException rules) {
        return Optional.of(rules.problem());
      }
      for (StackTraceElement frame : cause.getStackTrace()) {
        if (packages.stream().anyMatch(frame.getClassName()::startsWith)) {
          String place = frame.getFileName() + ":" + frame.getLineNumber();
          return Optional.of(
              Message.of(
                  "tabuleiro.app.messages",
                  "plugin.failed",
                  place,
                  frame.getMethodName(),
                  cause.toString()));
        }
      }
    }
    return Optional.empty();
  }

  /** Returns an exception and its causes, the root cause first. */
  private static List<Throwable> causes(Throwable fault) {
    List<Throwable> causes = new ArrayList<>();
    Throwable next = fault;
    while (next != null && causes.size() < DEEPEST_CAUSE) {
      causes.add(0, next);
      next = next.getCause();
    }
    return causes;
  }
}
