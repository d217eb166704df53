package tabuleiro.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs shell commands at the root of a copy of the project. */
public record Launcher(Path root) {
  private static final long PATIENCE = TimeUnit.MINUTES.toNanos(5);

  /** The result of a command. */
  public record Said(int code, String out, String err) {}

  /** Returns the launcher of the project under test. */
  public static Launcher here() {
    return new Launcher(Path.of("..").toAbsolutePath().normalize());
  }

  public Said run(String line) {
    return run(line, Map.of());
  }

  public Said run(String line, Map<String, String> environment) {
    try {
      Path out = Files.createTempFile("tabuleiro", ".out");
      Path err = Files.createTempFile("tabuleiro", ".err");
      Process process = start(line, environment, out, err);
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

  /**
   * Runs a command that starts a server, and stops the server as soon as it prints its address. The
   * server uses any free port, and its default store is a file in the given folder.
   */
  public Said serve(String line, Path folder) throws IOException, InterruptedException {
    Path out = Files.createTempFile(folder, "serve", ".out");
    Path err = Files.createTempFile(folder, "serve", ".err");
    Map<String, String> environment =
        Map.of("TABULEIRO_STORE", folder.resolve("tabuleiro.db").toString());
    String anyPort = line.replaceFirst(" --port \\d+", "") + " --port 0";
    Process process = start("exec " + anyPort, environment, out, err);
    try {
      long end = System.nanoTime() + PATIENCE;
      while (process.isAlive() && !text(out).contains("\n")) {
        if (System.nanoTime() > end) {
          throw new AssertionError("the server does not say where it is: " + text(err));
        }
        Thread.sleep(50);
      }
    } finally {
      process.destroy(); // as Ctrl-C does
      process.waitFor();
    }
    return new Said(process.exitValue(), text(out), text(err));
  }

  private Process start(String line, Map<String, String> environment, Path out, Path err)
      throws IOException {
    ProcessBuilder builder = new ProcessBuilder("bash", "-c", line).directory(root.toFile());
    // Short commands end before the optimising compiler pays off.
    builder.environment().put("TABULEIRO_JVM", "-XX:TieredStopAtLevel=1");
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().putAll(environment);
    // Maven's coverage options must not reach child processes.
    builder.environment().remove("MAVEN_OPTS");
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    process.getOutputStream().close();
    return process;
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }
}
