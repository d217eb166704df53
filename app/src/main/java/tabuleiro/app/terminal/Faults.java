package tabuleiro.app.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.app.files.FileFault;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.PluginFaults;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * What an exception means to the user: one sentence and an exit code. This is the only place where
 * commands turn exceptions into exit codes.
 */
record Faults(int code, String sentence) {

  static Faults of(Throwable fault, Locale locale) {
    if (fault instanceof InputException input) {
      return new Faults(ExitCode.BAD_INPUT, input.in(locale));
    } else if (fault instanceof OutOfMemoryError) {
      return new Faults(ExitCode.LIMIT, text("failed.memory").in(locale));
    }
    Optional<PlayerFailure> player = find(fault, PlayerFailure.class);
    if (player.isPresent()) {
      return new Faults(
          ExitCode.BAD_INPUT, text("failed.player", player.get().reason()).in(locale));
    }
    Optional<EnvironmentException> environment = find(fault, EnvironmentException.class);
    if (environment.isPresent()) {
      return new Faults(ExitCode.ENVIRONMENT, environment.get().problem().in(locale));
    }
    Optional<Message> plugin = PluginFaults.of(fault);
    if (plugin.isPresent() && !isDebugging()) {
      return new Faults(ExitCode.BAD_INPUT, plugin.get().in(locale));
    }
    Optional<IOException> device = device(fault);
    if (device.isPresent()) {
      Message why = FileFault.reason(device.get());
      return new Faults(ExitCode.ENVIRONMENT, text("failed.device", why).in(locale));
    }
    return new Faults(ExitCode.OUR_FAULT, text("failed.fault", fault.toString()).in(locale));
  }

  /** An input or output error of something else than the files that users name. */
  private static Optional<IOException> device(Throwable fault) {
    return fault instanceof IOException || find(fault, UncheckedIOException.class).isPresent()
        ? find(fault, IOException.class)
        : Optional.empty();
  }

  private static <T extends Throwable> Optional<T> find(Throwable fault, Class<T> type) {
    for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return Optional.of(type.cast(cause));
      }
    }
    return Optional.empty();
  }

  static boolean isDebugging() {
    return System.getenv().get("TABULEIRO_DEBUG") != null;
  }

  private static Message text(String key, Object... arguments) {
    return Message.of(Terminal.BUNDLE, key, arguments);
  }
}
