package tabuleiro.app.terminal.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * The version and commit of this build. The launcher reads the commit from git before it builds; it
 * is unknown for other builds and for sources without git history.
 *
 * @param commit forty hexadecimal digits, followed by {@code -dirty} if files had been changed
 */
public record BuildInfo(String version, String commit) {
  static final String UNKNOWN = "unknown";

  public static BuildInfo here() {
    Properties properties = new Properties();
    try (InputStream stream =
        BuildInfo.class.getResourceAsStream("/tabuleiro/app/build.properties")) {
      if (stream != null) {
        properties.load(stream);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new BuildInfo(
        properties.getProperty("version", UNKNOWN), properties.getProperty("commit", UNKNOWN));
  }
}
