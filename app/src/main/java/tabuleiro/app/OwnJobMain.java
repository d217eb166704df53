package tabuleiro.app;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import tabuleiro.app.code.OwnProcess;
import tabuleiro.app.grade.GradeJob;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.search.SearchJob;
import tabuleiro.core.text.InputException;

/**
 * Entry point of the processes that {@link tabuleiro.app.code.OwnJob} starts. An error of the
 * request or of the user's code is a line with the field {@code error}.
 */
public final class OwnJobMain {
  private static final ObjectMapper JSON = new ObjectMapper();

  private OwnJobMain() {}

  /** Runs the kind of work that the only argument names. */
  public static void main(String[] arguments) throws IOException {
    PrintStream lines =
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    System.setOut(System.err); // what the user's code prints is no line of ours
    OwnProcess.followParent();
    JsonNode request = JSON.readTree(System.in);
    Consumer<Map<String, ?>> tell = line -> print(lines, line);
    Locale locale = Locale.forLanguageTag(request.path("lang").asText("en"));
    try {
      switch (arguments[0]) {
        case "grade" -> GradeJob.run(request, tell);
        case "search" -> SearchJob.run(request, tell);
        default -> throw new IllegalArgumentException(arguments[0]);
      }
    } catch (InputException e) {
      tell.accept(Map.of("error", e.in(locale)));
    } catch (RequestException e) {
      tell.accept(Map.of("error", e.in(locale)));
    } catch (OutOfMemoryError e) {
      tell.accept(Map.of("error", RequestException.of(e).in(locale)));
    }
    Runtime.getRuntime().halt(0); // threads of the user's code do not keep the process
  }

  private static synchronized void print(PrintStream lines, Map<String, ?> line) {
    try {
      lines.println(JSON.writeValueAsString(line));
      lines.flush();
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
