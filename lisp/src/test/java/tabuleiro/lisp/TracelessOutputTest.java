package tabuleiro.lisp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TracelessOutputTest {

  @Test
  void textIsPrintedAndStackTracesAreNot() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream output = new TracelessOutput(bytes);
    output.print("a");
    new IllegalStateException("b", new OutOfMemoryError("c")).printStackTrace(output);
    output.println("d");
    output.write('e');
    output.flush();
    String expected = "ad" + System.lineSeparator() + "e";
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(expected);
  }
}
