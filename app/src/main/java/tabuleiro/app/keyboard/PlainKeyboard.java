package tabuleiro.app.keyboard;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.text.InputText;

/** Reads lines from a stream, such as a pipe, a file or a terminal without editing support. */
public record PlainKeyboard(BufferedReader reader, PrintStream out) implements Keyboard {

  @Override
  public Optional<String> line(String prompt, List<String> words) {
    out.print(prompt);
    out.flush();
    try {
      Optional<String> line = InputText.line(reader);
      if (line.isEmpty()) {
        out.println();
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
