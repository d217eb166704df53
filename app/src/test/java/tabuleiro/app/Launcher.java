package tabuleiro.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Runs shell lines at the root of a copy of the project, as a person would. */
record Launcher(Path root) {

  /** What a line did. */
  record Said(int code, String out, String err) {}

  /** The project that is being tested. */
  static Launcher here() {
    return new Launcher(Path.of("..").toAbsolutePath().normalize());
  }

  Said run(String line) {
    return run(line, Map.of());
  }

  Said run(String line, Map<String, String> environment) {
    try {
      Path out = Files.createTempFile("tabuleiro", ".out");
      Path err = Files.createTempFile("tabuleiro", ".err");
      ProcessBuilder builder = new ProcessBuilder("bash", "-c", line).directory(root.toFile());
      builder.environment().putAll(Map.of("LC_ALL", "C.UTF-8"));
      builder.environment().putAll(environment);
      // What Maven tells this process about coverage is not for the programs it starts.
      builder.environment().remove("MAVEN_OPTS");
      Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
      process.getOutputStream().close();
      int code = process.waitFor();
      Said said = new Said(code, text(out), text(err));
      Files.delete(out);
      Files.delete(err);
      return said;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Starts a line that goes on; all it says goes to a file. */
  Process start(String line, Path out) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder("bash", "-c", "exec " + line)
            .directory(root.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile());
    builder.environment().putAll(Map.of("LC_ALL", "C.UTF-8"));
    builder.environment().remove("MAVEN_OPTS");
    return builder.start();
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }
}
