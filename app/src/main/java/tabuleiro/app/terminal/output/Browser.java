package tabuleiro.app.terminal.output;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.text.Words;

/**
 * The user's web browser, if there is a desktop to show it on.
 *
 * @param system the name of the operating system, as in the property {@code os.name}
 * @param environment the environment variables of the process
 */
public record Browser(String system, Map<String, String> environment) {

  /** Returns the browser of this machine. */
  public static Browser here() {
    return new Browser(System.getProperty("os.name", ""), System.getenv());
  }

  /** Returns the command that opens an address; empty if there is no desktop. */
  Optional<List<String>> command(String address) {
    if (system.startsWith("Windows")) {
      return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler", address));
    }
    if (system.startsWith("Mac")) {
      return Optional.of(List.of("open", address));
    }
    // Without a display, xdg-open may start a text browser in the terminal.
    boolean hasDisplay = isSet("DISPLAY") || isSet("WAYLAND_DISPLAY");
    return hasDisplay && isOnPath("xdg-open")
        ? Optional.of(List.of("xdg-open", address))
        : Optional.empty();
  }

  private boolean isSet(String variable) {
    return !environment.getOrDefault(variable, "").isEmpty();
  }

  private boolean isOnPath(String program) {
    String path = environment.getOrDefault("PATH", "");
    return Words.split(path, File.pathSeparatorChar).stream()
        .filter(folder -> !folder.isEmpty())
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }

  /** Opens an address. If that fails, the user still has the printed address. */
  public void open(String address) {
    Optional<List<String>> command = command(address);
    if (command.isEmpty()) {
      return;
    }
    try {
      new ProcessBuilder(command.get())
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .getOutputStream()
          .close();
    } catch (IOException e) {
      // the program is missing or cannot be run
    }
  }
}
