package tabuleiro.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputTextTest {

  @Test
  void filesAreReadUpToAGreatestSize(@TempDir Path folder) throws IOException, InputException {
    Path file = folder.resolve("a.txt");
    assertThatThrownBy(() -> InputText.file(file)).hasMessage("the file does not exist");
    Files.writeString(file, "ação\n");
    assertThat(InputText.file(file)).isEqualTo("ação\n");
    Files.write(file, new byte[] {(byte) 0xff});
    assertThatThrownBy(() -> InputText.file(file)).hasMessage("the file is not UTF-8 text");
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(InputText.MOST_BYTES + 1L);
    }
    assertThatThrownBy(() -> InputText.file(file)).hasMessage("the file is larger than 32 MB");
    assertThatThrownBy(() -> InputText.file(folder)).hasMessage("the file cannot be read");
  }

  @Test
  void linesAreReadUpToAGreatestLength() throws IOException {
    String longLine = "x".repeat(3 * InputText.MOST_IN_LINE);
    BufferedReader reader = new BufferedReader(new StringReader("a\r\n\n" + longLine + "\nb"));
    assertThat(InputText.line(reader)).contains("a");
    assertThat(InputText.line(reader)).contains("");
    assertThat(InputText.line(reader).orElseThrow()).hasSize(InputText.MOST_IN_LINE + 1);
    assertThat(InputText.line(reader)).contains("b");
    assertThat(InputText.line(reader)).isEmpty();
  }
}
