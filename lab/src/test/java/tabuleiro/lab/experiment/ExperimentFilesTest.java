package tabuleiro.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.Sha256;

class ExperimentFilesTest {
  @TempDir private Path folder = Path.of("");

  private ExperimentFiles files() {
    return ExperimentFiles.beside(folder.resolve("study.yaml").toString());
  }

  private static void refused(ExperimentFiles files, String name, String sentence) {
    assertThatThrownBy(() -> files.text(name))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }

  @Test
  void aFileIsReadOnceAndKeptWithItsHash() throws Exception {
    Files.writeString(folder.resolve("m.dat"), "one");
    ExperimentFiles files = files();
    assertThat(files.text("m.dat")).isEqualTo("one");
    Files.writeString(folder.resolve("m.dat"), "two");
    assertThat(files.text("m.dat")).isEqualTo("one");
    assertThat(files.contents()).isEqualTo(Map.of("m.dat", "one"));
    assertThat(files.hashes()).isEqualTo(Map.of("m.dat", Sha256.of("one")));
    assertThat(Sha256.of("one"))
        .isEqualTo("7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed");
    assertThat(files().text("m.dat")).isEqualTo("two");
  }

  @Test
  void aStoredExperimentReadsNothingFromDisk() throws Exception {
    Files.writeString(folder.resolve("m.dat"), "changed");
    ExperimentFiles files = ExperimentFiles.stored(Map.of("m.dat", "one", "dots:w.csv", "old"));
    assertThat(files.text("m.dat")).isEqualTo("one");
    assertThat(files.data("dots", "w.csv", () -> "new")).isEqualTo("old");
    assertThat(files.data("dots", "x.csv", () -> "new")).isEqualTo("new");
    refused(
        files,
        "n.dat",
        "the file is not stored with the experiment, because an earlier version of the program"
            + " started it");
  }

  @Test
  void badFilesAreRefusedInOneSentence() throws Exception {
    Files.write(folder.resolve("latin"), new byte[] {'a', (byte) 0xe7});
    Files.write(folder.resolve("zero"), new byte[] {'a', 0});
    Files.write(folder.resolve("huge"), new byte[ExperimentFiles.MOST_BYTES + 1]);
    refused(files(), "none", "the file does not exist");
    refused(files(), "a\0b", "the file does not exist");
    refused(files(), "latin", "the file is not UTF-8 text");
    refused(files(), "zero", "the file is not UTF-8 text");
    refused(files(), "huge", "the file is larger than 4 MB");
    refused(files(), ".", "the file cannot be read");
  }

  @Test
  void allFilesTogetherAreBounded() throws Exception {
    byte[] large = "x".repeat(ExperimentFiles.MOST_BYTES).getBytes(StandardCharsets.UTF_8);
    ExperimentFiles files = files();
    for (int i = 0; i < 5; i++) {
      Files.write(folder.resolve("f" + i), large);
    }
    for (int i = 0; i < 4; i++) {
      assertThat(files.text("f" + i)).hasSize(ExperimentFiles.MOST_BYTES);
    }
    refused(files, "f4", "the files of the experiment are larger than 16 MB in total");
  }
}
