package tabuleiro.app.terminal.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * What the program was built from. The launcher asks git before it builds; a program built in any
 * other way, or from sources without their history, does not know its commit.
 *
 * @param commit forty digits, followed by {@code -dirty} if files had been changed since
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
