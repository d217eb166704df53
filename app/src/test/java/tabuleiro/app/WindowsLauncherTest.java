package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The text of the launcher for Windows, which this machine may not be able to run. */
class WindowsLauncherTest {
  private static List<String> lines() throws IOException {
    return Files.readAllLines(Path.of("..", "tabuleiro.cmd"));
  }

  @Test
  void theProgramGetsTheWidthOfTheConsole() throws IOException {
    List<String> lines = lines();
    int measured = lines.indexOf("set \"COLUMNS=%ERRORLEVEL%\"");
    assertThat(lines.get(measured - 1))
        .startsWith(
            "powershell -NoProfile -Command \"if ([Console]::IsOutputRedirected) { exit 0 }")
        .contains("exit [Console]::WindowWidth");
    List<String> starts =
        lines.stream().filter(line -> line.contains("tabuleiro.app.Main")).toList();
    assertThat(starts)
        .hasSize(1)
        .allMatch(line -> line.contains("\"-Dtabuleiro.columns=%COLUMNS%\""));
    assertThat(lines.indexOf(starts.get(0))).isGreaterThan(measured);
  }

  @Test
  void linesEndAsWindowsExpects() throws IOException {
    String text = Files.readString(Path.of("..", "tabuleiro.cmd"));
    assertThat(text.replace("\r\n", "")).doesNotContain("\n", "\r");
  }
}
