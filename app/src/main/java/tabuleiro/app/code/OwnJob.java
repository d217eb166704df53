package tabuleiro.app.code;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.core.text.Message;

/**
 * Work with a user's code in a process of its own, for callers that go on when the process fails:
 * the process gets one JSON document and answers with lines, each a JSON object. What the code
 * prints is dropped.
 */
public final class OwnJob implements AutoCloseable {
  private static final String MAIN = "tabuleiro.app.OwnJobMain";
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String END = "";

  private final Process process;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  private OwnJob(Process process) {
    this.process = process;
    Thread reader = new Thread(this::read, "lines of own code");
    reader.setDaemon(true);
    reader.start();
  }

  /** Starts a process for a kind of work, with a working folder. */
  public static OwnJob start(String kind, Map<String, ?> request, Path folder) {
    ProcessBuilder builder = new ProcessBuilder(OwnProcess.command(MAIN, kind));
    builder.directory(folder.toAbsolutePath().toFile());
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    try {
      Process process = builder.start();
      try (OutputStream input = process.getOutputStream()) {
        input.write(JSON.writeValueAsBytes(request));
      }
      return new OwnJob(process);
    } catch (IOException e) {
      throw new EnvironmentException(
          Message.of("tabuleiro.app.messages", "code.process", String.valueOf(e.getMessage())), e);
    }
  }

  private void read() {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (!line.isEmpty()) {
          lines.add(line);
        }
      }
    } catch (IOException e) {
      // The process was ended.
    }
    lines.add(END);
  }

  /** The next line; empty if the process has ended or says nothing for that time. */
  public Optional<JsonNode> next(Duration patience) throws InterruptedException {
    String line = lines.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
    if (line == null || line.equals(END)) {
      return Optional.empty();
    }
    try {
      return Optional.of(JSON.readTree(line));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Ends the process. */
  @Override
  public void close() {
    process.destroyForcibly();
  }
}
