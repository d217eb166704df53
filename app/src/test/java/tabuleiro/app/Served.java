package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import tabuleiro.app.web.Client;

/** A server started by the real launcher in its own process. */
public record Served(Process process, URI address, URI link, Path errors) implements AutoCloseable {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(120);

  /** Starts a server on a free port and waits until it prints its address. */
  public static Served start(Path store, String jvm) throws IOException, InterruptedException {
    return start(store, Map.of("TABULEIRO_JVM", jvm));
  }

  /**
   * Starts a server with additional environment variables, such as the plug-ins to load, and
   * additional options.
   */
  public static Served start(Path store, Map<String, String> environment, String... options)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile(store.toAbsolutePath().getParent(), "serve", ".out");
    Path errors = out.resolveSibling(out.getFileName() + ".err");
    List<String> command = new ArrayList<>();
    command.addAll(List.of("./tabuleiro", "serve", "--port", "0", "--json"));
    command.addAll(List.of("--store", store.toString()));
    command.addAll(List.of(options));
    ProcessBuilder builder = new ProcessBuilder(command).directory(Launcher.here().root().toFile());
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().putAll(environment);
    builder.environment().remove("MAVEN_OPTS");
    Process process = builder.redirectOutput(out.toFile()).redirectError(errors.toFile()).start();
    try {
      JsonNode answer = Client.json(said(process, out, errors));
      URI address = URI.create(answer.get("address").asText());
      return new Served(process, address, URI.create(answer.get("link").asText()), errors);
    } catch (AssertionError e) {
      process.destroyForcibly().waitFor();
      throw e;
    }
  }

  private static String said(Process process, Path out, Path errors)
      throws IOException, InterruptedException {
    long began = System.nanoTime();
    String said = "";
    while (!said.strip().endsWith("}")) {
      assertThat(process.isAlive()).as(Files.readString(errors)).isTrue();
      assertThat(System.nanoTime() - began).as("hangs").isLessThan(PATIENCE);
      Thread.sleep(20);
      said = Files.readString(out);
    }
    return said;
  }

  Client client() {
    return client("");
  }

  /** Returns a client with the owner token of an earlier one; it may be empty. */
  Client client(String owner) {
    return new Client(address, owner);
  }

  /** Kills the process (SIGKILL), like a power failure. */
  public void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** Waits for the process to end, because it may still write to the folder of its store. */
  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }
}
