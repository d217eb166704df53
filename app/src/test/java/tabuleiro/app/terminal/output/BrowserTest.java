package tabuleiro.app.terminal.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BrowserTest {
  private static final String ADDRESS = "http://127.0.0.1:7070";

  @TempDir private Path folder;
  private String path = "";

  @BeforeEach
  void install() throws IOException {
    Path program = Files.createFile(folder.resolve("xdg-open"));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    path = "/nowhere::" + folder;
  }

  @ParameterizedTest
  @ValueSource(strings = {"DISPLAY", "WAYLAND_DISPLAY"})
  void aDesktopOnLinuxOpensTheAddress(String display) {
    Browser browser = new Browser("Linux", Map.of("PATH", path, display, ":0"));
    assertThat(browser.command(ADDRESS).orElseThrow()).containsExactly("xdg-open", ADDRESS);
  }

  @Test
  void aLinuxWithoutADesktopOpensNothing() {
    assertThat(new Browser("Linux", Map.of("PATH", path)).command(ADDRESS)).isEmpty();
    assertThat(new Browser("Linux", Map.of("PATH", path, "DISPLAY", "")).command(ADDRESS))
        .isEmpty();
    assertThat(new Browser("Linux", Map.of("PATH", "/nowhere", "DISPLAY", ":0")).command(ADDRESS))
        .isEmpty();
    assertThat(new Browser("Linux", Map.of()).command(ADDRESS)).isEmpty();
  }

  @Test
  void otherSystemsHaveTheirOwnCommand() {
    assertThat(new Browser("Mac OS X", Map.of()).command(ADDRESS).orElseThrow())
        .containsExactly("open", ADDRESS);
    assertThat(new Browser("Windows 11", Map.of()).command(ADDRESS).orElseThrow())
        .startsWith("rundll32")
        .endsWith(ADDRESS);
  }

  @Test
  void aCommandThatCannotBeRunIsNoFailure() {
    String here = System.getProperty("os.name", "");
    Browser other = new Browser(here.startsWith("Windows") ? "Mac OS X" : "Windows", Map.of());
    assertThatCode(() -> other.open(ADDRESS)).doesNotThrowAnyException();
  }
}
