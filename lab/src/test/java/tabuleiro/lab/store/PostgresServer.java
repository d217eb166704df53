package tabuleiro.lab.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * A real PostgreSQL server, started by the first test that needs it and stopped with the tests: the
 * one that comes with the build, or else the system's own, as user {@code postgres}.
 */
final class PostgresServer {
  private static final AtomicInteger DATABASES = new AtomicInteger();
  private static final int ATTEMPTS = 3;

  private PostgresServer() {}

  /** Started once; if that fails, every test that needs it fails with the reason. */
  private static final class Running {
    static final int PORT = start();
  }

  /** The URL of a new, empty database. */
  static String database() throws SQLException {
    String name = "test" + DATABASES.incrementAndGet();
    String server = "jdbc:postgresql://localhost:" + Running.PORT + "/";
    try (Connection connection =
            DriverManager.getConnection(server + "postgres", "postgres", "postgres");
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name);
    }
    return "postgresql://postgres:postgres@localhost:" + Running.PORT + "/" + name;
  }

  private static int start() {
    try {
      return retried(PostgresServer::embedded);
    } catch (IOException | InterruptedException | RuntimeException e) {
      try {
        return retried(PostgresServer::system);
      } catch (IOException | InterruptedException | IllegalStateException other) {
        other.addSuppressed(e);
        throw new IllegalStateException("no PostgreSQL server can be started here", other);
      }
    }
  }

  private interface Start {
    int start() throws IOException, InterruptedException;
  }

  /** Both servers get a port that was free a moment ago; if it is taken meanwhile, try again. */
  private static int retried(Start server) throws IOException, InterruptedException {
    for (int attempt = 1; ; attempt++) {
      try {
        return server.start();
      } catch (IOException | IllegalStateException e) {
        if (attempt == ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  private static int embedded() throws IOException {
    EmbeddedPostgres server =
        EmbeddedPostgres.builder().setPGStartupWait(Duration.ofMinutes(2)).start();
    atTheEnd(server::close);
    return server.getPort();
  }

  static int system() throws IOException, InterruptedException {
    Path programs;
    try (Stream<Path> versions = Files.list(Path.of("/usr/lib/postgresql"))) {
      programs = versions.sorted().reduce((a, b) -> b).orElseThrow().resolve("bin");
    }
    Path folder = Files.createTempDirectory("tabuleiro-postgres");
    run("chown", "postgres", folder.toString());
    String data = folder.resolve("data").toString();
    asPostgres(programs.resolve("initdb"), "-A", "trust", "--no-sync", "-D", data);
    int port;
    try (ServerSocket socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    String options = "-p " + port + " -c listen_addresses=127.0.0.1 -c fsync=off -k " + folder;
    Path log = folder.resolve("log");
    Path control = programs.resolve("pg_ctl");
    asPostgres(control, "-w", "-D", data, "-l", log.toString(), "-o", options, "start");
    atTheEnd(() -> asPostgres(control, "-D", data, "-m", "immediate", "stop"));
    return port;
  }

  private static void asPostgres(Path program, String... arguments)
      throws IOException, InterruptedException {
    Stream<String> user = Stream.of("runuser", "-u", "postgres", "--", program.toString());
    run(Stream.concat(user, Stream.of(arguments)).toArray(String[]::new));
  }

  private static void run(String... command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (process.waitFor() != 0) {
      throw new IOException(List.of(command) + " ended with " + process.exitValue());
    }
  }

  private interface Ending {
    void end() throws IOException, InterruptedException;
  }

  private static void atTheEnd(Ending ending) {
    Thread hook =
        new Thread(
            () -> {
              try {
                ending.end();
              } catch (IOException | InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    Runtime.getRuntime().addShutdownHook(hook);
  }
}
