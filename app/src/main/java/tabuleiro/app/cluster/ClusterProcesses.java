package tabuleiro.app.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Words;
import tabuleiro.lab.cluster.ClusterEngine;
import tabuleiro.lab.cluster.ClusterSecret;

/**
 * The processes of clusters on this machine: a master and workers, which outlive the command that
 * started them. Each has a file with its number and its start, so that {@code stop} ends them and
 * nothing else.
 */
public final class ClusterProcesses {
  /** The kind of process that knows the others. */
  public static final String MASTER = "master";

  /** The kind of process that performs tasks. */
  public static final String WORKER = "worker";

  private static final String SUFFIX = ".pid";
  private static final int PATIENCE = 10; // seconds

  private final Path folder = ClusterSecret.folder();
  private final ClusterEngine engine;

  /** The processes of an engine. */
  public ClusterProcesses(ClusterEngine engine) {
    this.engine = engine;
  }

  /** A process that was started: its log, and its handle. */
  public record Started(ProcessHandle handle, Path log) {}

  /**
   * Starts a process.
   *
   * @param kind {@code master} or {@code worker}
   * @param properties properties of Java
   * @param environment variables of the process
   */
  public Started start(
      String kind,
      Map<String, String> properties,
      Map<String, String> environment,
      List<String> arguments)
      throws IOException {
    Files.createDirectories(folder.resolve("logs"));
    Path log = Files.createTempFile(folder.resolve("logs"), kind + "-", ".log");
    List<String> command = command(properties);
    command.add(kind);
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(environment);
    builder.environment().put("SPARK_HOME", sparkHome().toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    // Spark's own pages, which ask for no secret, are for this machine only.
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.redirectOutput(log.toFile()).redirectErrorStream(true);
    builder.redirectInput(ProcessBuilder.Redirect.from(nothing().toFile()));
    ProcessHandle handle = builder.start().toHandle();
    Files.writeString(
        folder.resolve(kind + "-" + handle.pid() + SUFFIX), handle.pid() + " " + start(handle));
    return new Started(handle, log);
  }

  private static Path nothing() {
    Path unix = Path.of("/dev/null");
    return Files.exists(unix) ? unix : Path.of("NUL");
  }

  /** The folder with the jars of the engine. */
  static Path sparkHome() {
    return Path.of(System.getProperty("tabuleiro.home", ""))
        .toAbsolutePath()
        .resolve("cluster/target/spark");
  }

  private List<String> command(Map<String, String> properties) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      // The nodes write logs, unlike the program.
      if (!option.startsWith("-Xmx") && !option.startsWith("-Dslf4j.")) {
        command.add(option);
      }
    }
    command.add("-Xmx512m");
    properties.forEach((name, value) -> command.add("-D" + name + "=" + value));
    command.add("-cp");
    command.add(classPath());
    command.add(engine.node().getName());
    return command;
  }

  /** The class path with the jars of the engine first, so that its way of logging is found. */
  private static String classPath() {
    String separator = System.getProperty("path.separator");
    return sparkHome().resolve("jars") + "/*" + separator + System.getProperty("java.class.path");
  }

  private static long start(ProcessHandle handle) {
    return handle.info().startInstant().map(at -> at.toEpochMilli()).orElse(0L);
  }

  /** The processes of a kind that run on this machine. */
  public List<ProcessHandle> running(String kind) {
    List<ProcessHandle> running = new ArrayList<>();
    for (Path file : files(kind)) {
      find(file).ifPresent(running::add);
    }
    return running;
  }

  /** Ends all processes of this machine, workers first, and returns how many there were. */
  public int stop() throws InterruptedException {
    int count = 0;
    for (String kind : List.of(WORKER, MASTER)) {
      for (Path file : files(kind)) {
        Optional<ProcessHandle> process = find(file);
        if (process.isPresent()) {
          end(process.get());
          count++;
        }
        delete(file);
      }
    }
    return count;
  }

  /** Lets a process end what it started, then ends it. */
  private static void end(ProcessHandle process) throws InterruptedException {
    List<ProcessHandle> children = process.descendants().toList();
    process.destroy();
    try {
      process.onExit().get(PATIENCE, TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException e) {
      process.destroyForcibly();
    }
    children.forEach(ProcessHandle::destroyForcibly);
  }

  private List<Path> files(String kind) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(kind + "-"))
          .filter(file -> file.getFileName().toString().endsWith(SUFFIX))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The process of a file, if it still runs; another one may have its number now. */
  private static Optional<ProcessHandle> find(Path file) {
    try {
      List<String> words = Words.split(Files.readString(file).strip(), ' ');
      OptionalLong pid = Numerals.whole(words.get(0));
      OptionalLong start = Numerals.whole(words.size() > 1 ? words.get(1) : "");
      return pid.isEmpty() || start.isEmpty()
          ? Optional.empty()
          : ProcessHandle.of(pid.getAsLong())
              .filter(ProcessHandle::isAlive)
              .filter(handle -> start(handle) == start.getAsLong());
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
