package tabuleiro.app.worlds;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramSignatureTest {
  @TempDir private Path folder = Path.of("");

  private Path jar(String name, long time, String... files) throws IOException {
    Path jar = folder.resolve(name);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (String file : files) {
        JarEntry entry = new JarEntry(file.substring(0, 1));
        entry.setTime(time);
        out.putNextEntry(entry);
        out.write(file.getBytes(StandardCharsets.UTF_8));
      }
    }
    return jar;
  }

  @Test
  void itIsTheBenchSignature() throws IOException {
    String recorded = Files.readString(Path.of("../bench/signature.txt")).strip();
    assertThat(ProgramSignature.of(List.of())).isEqualTo(recorded);
  }

  @Test
  void plugInsArePartOfIt() throws IOException {
    Path one = jar("one.jar", 1_000_000_000_000L, "a=1", "b=2");
    Path same = jar("same.jar", 1_100_000_000_000L, "b=2", "a=1");
    Path other = jar("other.jar", 1_000_000_000_000L, "a=1", "b=3");
    String signature = ProgramSignature.of(List.of(one));
    assertThat(signature).startsWith(ProgramSignature.of(List.of()) + "+");
    assertThat(ProgramSignature.of(List.of(same))).isEqualTo(signature);
    assertThat(ProgramSignature.of(List.of(other))).isNotEqualTo(signature);
    assertThat(ProgramSignature.of(List.of(one, other)))
        .isEqualTo(ProgramSignature.of(List.of(other, one)))
        .isNotEqualTo(signature);
  }
}
