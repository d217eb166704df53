package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A complete game needs little code and no JavaScript; comments and blank lines do not count. */
class ExampleSizesTest {

  @ParameterizedTest
  @CsvSource({"connect-four, 120", "tictactoe, 115"})
  void anExampleIsLittleCode(String example, long most) throws IOException {
    Path folder = Launcher.here().root().resolve("examples").resolve(example).resolve("src/main");
    long lines = 0;
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(file.toString()).doesNotEndWith(".js");
        if (file.toString().endsWith(".java")) {
          String code = Files.readString(file).replaceAll("(?s)/\\*.*?\\*/|//[^\n]*", "");
          lines += code.lines().filter(line -> !line.isBlank()).count();
        }
      }
    }
    assertThat(lines).isBetween(50L, most);
  }
}
