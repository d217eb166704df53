package tabuleiro.app.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The entry point that Jazzer calls. Its argument is the name of a target, or {@code all}: then the
 * first line of an input names the target.
 */
public final class FuzzDriver {
  private static final List<InputCheck> CHECKS = new ArrayList<>();
  private static final Set<String> NOTED = new HashSet<>();

  private FuzzDriver() {}

  public static void fuzzerInitialize(String[] arguments) {
    Locale.setDefault(Locale.ENGLISH);
    if (arguments[0].equals("all")) {
      FuzzTargets.quick().forEach(target -> CHECKS.add(new InputCheck(target)));
    } else {
      CHECKS.add(new InputCheck(FuzzTargets.named(arguments[0])));
    }
  }

  public static void fuzzerTestOneInput(byte[] bytes) {
    String input = FuzzInput.of(bytes);
    InputCheck check = CHECKS.get(0);
    if (CHECKS.size() > 1) {
      int end = Math.max(0, input.indexOf('\n'));
      check = named(input.substring(0, end));
      input = input.substring(Math.min(input.length(), end + 1));
    }
    try {
      check.checkAlsoExpanded(input);
    } catch (InputCheck.Finding finding) {
      note(finding);
      throw finding;
    }
  }

  private static InputCheck named(String name) {
    for (InputCheck check : CHECKS) {
      if (check.target().name().equals(name)) {
        return check;
      }
    }
    return CHECKS.get(Math.floorMod(name.hashCode(), CHECKS.size()));
  }

  /** Writes a finding to the file of findings of this run. */
  private static void note(InputCheck.Finding finding) {
    String file = System.getProperty("fuzz.findings", "");
    String kind =
        finding.getMessage().lines().findFirst().orElse("").replaceAll("[0-9]+|message .*", "");
    if (!file.isEmpty() && NOTED.add(kind)) {
      write(Path.of(file), finding.getMessage() + "\n");
    }
  }

  /** Called at the end: writes the figures of the run. */
  public static void fuzzerTearDown() {
    String file = System.getProperty("fuzz.figures", "");
    if (!file.isEmpty()) {
      for (InputCheck check : CHECKS) {
        write(
            Path.of(file),
            String.format(
                Locale.ROOT,
                "%s %d %d %.2f%n",
                check.target().name(),
                check.inputs(),
                check.accepted(),
                check.slowest()));
      }
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(
          file,
          text,
          java.nio.file.StandardOpenOption.CREATE,
          java.nio.file.StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
