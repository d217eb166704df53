package tabuleiro.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The real launcher with {@code serve}, as a process that can be killed. */
final class Served implements AutoCloseable {
  private final Process process;
  private final int port;

  /** Starts it and waits until it answers. */
  Served(int port, Path store) {
    this.port = port;
    Path root = Path.of("..").toAbsolutePath().normalize();
    ProcessBuilder builder =
        new ProcessBuilder(
                root.resolve("tabuleiro").toString(),
                "serve",
                "--port",
                String.valueOf(port),
                "--store",
                store.toString(),
                "--json")
            .directory(root.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    // What Maven tells this process about coverage is not for the programs it starts.
    builder.environment().remove("MAVEN_OPTS");
    try {
      process = builder.start();
      BufferedReader out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      StringBuilder said = new StringBuilder();
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        said.append(line);
        if (said.toString().contains(String.valueOf(port))) {
          return;
        }
      }
      throw new IllegalStateException("the server ended: " + said);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where it is to be found. */
  static String address(int port) {
    return "http://127.0.0.1:" + port;
  }

  /** Somebody comes and looks. */
  Visit visit(Chromium chromium) {
    return new Visit(chromium, address(port), Sight.LAPTOP);
  }

  /** A port that nobody listens on. */
  static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Ends it as {@code kill -9} does, with no chance to keep anything. */
  void kill() {
    process.destroyForcibly();
    assertThat(process.onExit().join().isAlive()).isFalse();
  }

  @Override
  public void close() {
    kill();
  }
}
