package tabuleiro.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A built copy of the program, such as one of a commit, whose commands are run in new processes.
 *
 * @param folder where its launcher is
 */
record BuiltProgram(Path folder) {
  private static final String SECONDS = "bench-seconds";

  /** What a command printed, and the processor time of its process with all threads. */
  record Answer(String text, double processorSeconds) {

    /** The number of a field of a JSON document, or the first of several. */
    double number(String field) {
      String key = "\"" + field + "\" : ";
      int start = text.indexOf(key) + key.length();
      int end = start;
      while ("0123456789.-".indexOf(text.charAt(end)) >= 0) {
        end++;
      }
      return Double.parseDouble(text.substring(start, end));
    }

    /** The text of a field of a JSON document, without escapes. */
    String text(String field) {
      String key = "\"" + field + "\" : \"";
      int start = text.indexOf(key) + key.length();
      return text.substring(start, text.indexOf('"', start));
    }
  }

  /** The programs in folders. */
  static List<BuiltProgram> all(String[] folders) {
    if (folders.length == 0) {
      throw new IllegalArgumentException("expected the folder of at least one built program");
    }
    return Arrays.stream(folders)
        .map(folder -> new BuiltProgram(Path.of(folder).toAbsolutePath()))
        .toList();
  }

  /** Runs a command that succeeds, or that reports a limit it has met. */
  Answer run(String... arguments) throws IOException, InterruptedException {
    return runIfKnown("", arguments)
        .orElseThrow(() -> new IllegalStateException(folder + " refuses " + List.of(arguments)));
  }

  /**
   * The same with plug-ins; empty if this copy refuses the command, as an earlier one refuses new
   * options.
   */
  Optional<Answer> runIfKnown(String plugins, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.addAll(List.of("bash", "-c", "TIMEFORMAT='" + SECONDS + " %U %S'; time \"$@\" 2>&1"));
    command.addAll(List.of("bash", "./tabuleiro"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("TABULEIRO_PLUGINS", plugins);
    Process process = builder.redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = process.waitFor();
    if (code == 2) {
      return Optional.empty();
    } else if (code != 0 && code != 3) {
      throw new IllegalStateException(folder + ": " + command + " failed: " + text);
    }
    int at = text.lastIndexOf(SECONDS);
    String[] seconds = text.substring(at).strip().split(" ", -1);
    double processor = Double.parseDouble(seconds[1]) + Double.parseDouble(seconds[2]);
    return Optional.of(new Answer(text.substring(0, at), processor));
  }
}
