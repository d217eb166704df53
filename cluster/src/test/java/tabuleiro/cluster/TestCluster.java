package tabuleiro.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** The real launcher, and the nodes that it starts on this machine. */
final class TestCluster implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int PATIENCE =
      Boolean.getBoolean("tabuleiro.cluster.long") ? 1800 : 180; // s

  private final Path folder;
  private final String url;
  private final int port;
  private final Map<String, String> environment = new HashMap<>();

  TestCluster(Path folder) throws IOException {
    this.folder = folder;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    url = "spark://127.0.0.1:" + port;
  }

  /** What a command printed. */
  record Said(int code, String out, String err) {
    JsonNode json() throws IOException {
      return JSON.readTree(out);
    }
  }

  /** Sets a variable of all processes. */
  TestCluster with(String variable, Path value) {
    environment.put(variable, value.toString());
    return this;
  }

  String url() {
    return url;
  }

  void start(int cores) throws Exception {
    succeed("cluster", "start", "--port", "" + port, "--cores", "" + cores);
  }

  /** Adds a worker with one core. */
  void join() throws Exception {
    succeed("cluster", "join", url, "--cores", "1", "--memory", "1024");
  }

  private void succeed(String... arguments) throws Exception {
    Said said = run("", arguments);
    assertThat(said.code).as(said.out + said.err).isZero();
  }

  /** Starts a master that claims to have these versions. */
  Process master(String versions) throws IOException {
    Path root = Path.of("..").toAbsolutePath().normalize();
    String separator = File.pathSeparator;
    String path =
        root.resolve("cluster/target/spark/jars")
            + "/*"
            + separator
            + root.resolve("cluster/target/tabuleiro-cluster.jar")
            + separator
            + root.resolve("app/target/tabuleiro.jar");
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "@" + root.resolve("cluster/java-options"),
            "-Dtabuleiro.versions=" + versions,
            "-cp",
            path,
            NodeMain.class.getName(),
            "master",
            "127.0.0.1",
            String.valueOf(port));
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.redirectErrorStream(true).redirectOutput(folder.resolve("master.out").toFile());
    return builder.start();
  }

  /** Whether something listens at the port of the master. */
  boolean isOpen() {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  /** Starts a command; its output goes to files. */
  Process launch(String name, String plugin, String... arguments) throws IOException {
    List<String> line = new ArrayList<>(List.of("./tabuleiro"));
    line.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(line).directory(Path.of("..").toAbsolutePath().normalize().toFile());
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().putAll(environment);
    builder.environment().put("TABULEIRO_CLUSTER_HOME", folder.resolve("nodes").toString());
    builder.environment().put("TABULEIRO_PLUGINS", plugin);
    builder
        .environment()
        .put(
            "TABULEIRO_JVM",
            "-Dspark.network.timeout=15s -Dspark.network.timeoutInterval=3s -Dspark.executor.heartbeatInterval=2s");
    builder.environment().remove("MAVEN_OPTS");
    builder.redirectOutput(folder.resolve(name + ".out").toFile());
    builder.redirectError(folder.resolve(name + ".err").toFile());
    return builder.start();
  }

  Said said(String name, Process process) throws Exception {
    assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS)).as("hangs").isTrue();
    return new Said(
        process.exitValue(),
        Files.readString(folder.resolve(name + ".out")),
        Files.readString(folder.resolve(name + ".err")));
  }

  Said run(String plugin, String... arguments) throws Exception {
    return said("command", launch("command", plugin, arguments));
  }

  /** The processes of a kind that the launcher started, oldest first. */
  List<ProcessHandle> nodes(String kind) throws IOException {
    Path nodes = folder.resolve("nodes");
    if (!Files.isDirectory(nodes)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(nodes)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith(kind + "-") && name.endsWith(".pid"))
          .map(name -> Long.parseLong(name.substring(kind.length() + 1, name.length() - 4)))
          .flatMap(pid -> ProcessHandle.of(pid).stream())
          .filter(ProcessHandle::isAlive)
          .toList();
    }
  }

  /** Waits for an event. */
  static void await(String what, BooleanSupplier event) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (!event.getAsBoolean()) {
      assertThat(System.nanoTime()).as(what).isLessThan(end);
      Thread.sleep(10);
    }
  }

  /** Counts the results that another process has stored. */
  static int count(Path store) {
    if (!Files.exists(store)) {
      return 0;
    }
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select count(*) from result")) {
      return rows.next() ? rows.getInt(1) : 0;
    } catch (SQLException e) {
      return 0; // no table yet, or busy
    }
  }

  /** Sends a signal. */
  static void signal(String name, ProcessHandle process) throws Exception {
    new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid())).start().waitFor();
  }

  @Override
  public void close() {
    try {
      Said unused = run("", "cluster", "stop");
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
