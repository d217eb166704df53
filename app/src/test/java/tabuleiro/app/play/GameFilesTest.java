package tabuleiro.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;

class GameFilesTest {
  @TempDir private Path folder = Path.of("");
  private Path file = Path.of("");

  @BeforeEach
  void chooseFile() {
    file = folder.resolve("game.jsonl");
  }

  @Test
  void anIncompleteLastLineIsNotRead() throws IOException, InputException {
    Files.writeString(file, "one\ntwo\nthr");
    assertThat(GameFiles.text(file)).isEqualTo("one\ntwo\n");
  }

  @Test
  void aRecordThatIsTooLongIsRefused() throws IOException {
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(InputText.MOST_BYTES + 1L);
    }
    assertThatThrownBy(() -> GameFiles.text(file))
        .hasMessage(file + ": the file is larger than 32 MB");
  }

  @Test
  void aRecordThatIsNotTextIsRefused() throws IOException {
    Files.write(file, new byte[] {(byte) 0xff, '\n'});
    assertThatThrownBy(() -> GameFiles.text(file))
        .hasMessage(file + ": the file is not UTF-8 text");
  }
}
